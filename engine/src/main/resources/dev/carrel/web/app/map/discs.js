// @ts-check
// Discs written into pixels by hand: tens of thousands of them take a few milliseconds, without a graphics card.

/** @typedef {{size: number, cover: Uint16Array}} Mask how much of each pixel a disc covers, up to 256 */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Clip the only pixels that are changed */

/** @type {Map<number, Mask>} */
const masks = new Map();

/** @param {number} radius @returns {Mask} */
function makeMask(radius) {
  const reach = Math.max(0, Math.ceil(radius - 0.5));
  const size = 2 * reach + 1;
  const cover = new Uint16Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const inside = radius + 0.5 - Math.hypot(row - reach, column - reach);
      cover[row * size + column] = Math.round(256 * Math.max(0, Math.min(1, inside)));
    }
  }
  return {size, cover};
}

/** @param {number} radius in quarters of a pixel */
function maskOf(radius) {
  const known = masks.get(radius);
  if (known) return known;
  const mask = makeMask(radius / 4);
  masks.set(radius, mask);
  return mask;
}

/**
 * Draws a disc; what lies outside of the clip is cut off.
 * @param {ImageData} image
 * @param {Clip} clip
 * @param {number} x
 * @param {number} y
 * @param {number} radius in quarters of a pixel
 * @param {number[]} colour red, green, blue, and how opaque of 256
 */
export function disc({data, width}, clip, x, y, radius, [red, green, blue, opaque]) {
  const {size, cover} = maskOf(radius);
  const left = Math.round(x) - (size >> 1);
  const top = Math.round(y) - (size >> 1);
  const fromColumn = Math.max(0, clip.left - left);
  const toColumn = Math.min(size, clip.right - left);
  const toRow = Math.min(size, clip.bottom - top);
  for (let row = Math.max(0, clip.top - top); row < toRow; row++) {
    for (let column = fromColumn; column < toColumn; column++) {
      const share = cover[row * size + column] * opaque >> 8;
      if (share === 0) continue;
      const at = 4 * ((top + row) * width + left + column);
      data[at] += (red - data[at]) * share >> 8;
      data[at + 1] += (green - data[at + 1]) * share >> 8;
      data[at + 2] += (blue - data[at + 2]) * share >> 8;
    }
  }
}

/**
 * Fills a part of a picture with one colour.
 * @param {ImageData} image
 * @param {Clip} clip
 * @param {number[]} colour red, green, blue
 */
export function fill({data, width}, {left, top, right, bottom}, [red, green, blue]) {
  const pixels = new Uint32Array(data.buffer);
  const colour = (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
  for (let row = top; row < bottom; row++) pixels.fill(colour, row * width + left, row * width + right);
}
