// @ts-check
// Which part of the map is seen: the point in the middle, and how many pixels a unit has.

/** @typedef {{x: number, y: number, scale: number, whole: number}} Camera `whole` is the scale that shows everything */

const nearest = 80;

/**
 * Shows everything but the few that lie far out.
 * @param {Api.DocumentMap} map @param {number} width @param {number} height @returns {Camera}
 */
export function fitted({x, y}, width, height) {
  const [left, right] = ends(x);
  const [top, bottom] = ends(y);
  const whole = 0.9 * Math.min(width / Math.max(0.1, right - left), height / Math.max(0.1, bottom - top));
  return {x: (left + right) / 2, y: (top + bottom) / 2, scale: whole, whole};
}

/** @param {number[]} values */
function ends(values) {
  const sorted = Float64Array.from(values).sort();
  const cut = Math.floor(sorted.length * 0.002);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}

/**
 * Zooms, so that what lies at a place of the picture stays there.
 * @param {Camera} camera @param {number} factor @param {number} dx from the middle of the picture @param {number} dy
 */
export function zoomed(camera, factor, dx, dy) {
  const scale = Math.max(camera.whole / 2, Math.min(camera.whole * nearest, camera.scale * factor));
  const shift = 1 / camera.scale - 1 / scale;
  return {...camera, scale, x: camera.x + dx * shift, y: camera.y + dy * shift};
}

/** @param {Camera} camera @param {number} dx in pixels @param {number} dy */
export const moved = (camera, dx, dy) =>
  ({...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale});

/**
 * Which names are shown: those of large regions from afar, those of small ones when one is near.
 * @param {Camera} camera
 */
export const zoomOf = ({scale, whole}) => scale < 1.8 * whole ? 0 : scale < 5 * whole ? 1 : 2;
