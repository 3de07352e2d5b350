// @ts-check
// The pixels of all points as they were last drawn: when the map is only moved they are shifted, and nothing is drawn
// but what comes into sight.
import {disc, fill} from './discs.js';
/** @import {Clip} from './discs.js' */

/**
 * Everything that the pixels depend on.
 * @typedef {object} Look
 * @property {Api.DocumentMap} map
 * @property {number[][]} colours red, green and blue of each
 * @property {Uint16Array} of the colour of each point
 * @property {Set<number> | null} lit
 * @property {boolean} sized
 * @property {number[]} ground
 * @property {number} factor pixels a unit of the map
 * @property {number} radius of a point that nobody cites, in quarters of a pixel
 */

/** @typedef {{image: ImageData, look: Look, left: number, top: number}} Layer */

const mostOpaque = 256;
const unlitOpaque = 44;
const plainOpaque = 200;
/** The largest disc reaches so many of its radius when it is zoomed in: what lies farther out is not seen. */
const largest = 3.5 * 1.5;

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => one === other
  || Array.isArray(one) && Array.isArray(other) && String(one) === String(other);

/** @param {Look} one @param {Look} other */
const looksSame = (one, other) => /** @type {(keyof Look)[]} */ (Object.keys(one))
  .every(part => isSame(one[part], other[part]));

/** @param {Layer} layer @param {Clip} clip */
function drawIn({image, look, left, top}, clip) {
  const {map, lit, sized, factor, radius} = look;
  const bright = look.colours.map(colour => [...colour, lit ? mostOpaque : plainOpaque]);
  const dim = look.colours.map(colour => [...colour, unlitOpaque]);
  const reach = 1 + radius / 4 * largest;
  for (let pass = 0; pass < (lit ? 2 : 1); pass++) {
    for (let i = 0; i < map.ids.length; i++) {
      const x = map.x[i] * factor + left;
      const y = map.y[i] * factor + top;
      if (x < clip.left - reach || y < clip.top - reach || x > clip.right + reach || y > clip.bottom + reach) continue;
      const isLit = !lit || lit.has(i);
      if (lit && isLit !== (pass === 1)) continue;
      const cited = sized ? Math.min(2.5, 0.35 * Math.log2(1 + map.citedBy[i])) : 0;
      disc(image, clip, x, y, Math.round(radius * (1 + cited) * (lit && isLit ? 1.5 : 1)),
        (isLit ? bright : dim)[look.of[i]]);
    }
  }
}

/** @param {Layer} layer @param {Clip} clip */
function drawAnew(layer, clip) {
  if (clip.left >= clip.right || clip.top >= clip.bottom) return;
  fill(layer.image, clip, layer.look.ground);
  drawIn(layer, clip);
}

/** @param {ImageData} image @param {number} dx @param {number} dy */
function shift({data, width}, dx, dy) {
  // What a row loses at one end comes in at the other end of its neighbour, where it is drawn over.
  const by = 4 * (dy * width + dx);
  if (by > 0) data.copyWithin(by, 0, data.length - by);
  else data.copyWithin(0, -by);
}

/** @param {Layer} layer @param {number} left @param {number} top */
function move(layer, left, top) {
  const {image: {width, height}} = layer;
  const dx = left - layer.left;
  const dy = top - layer.top;
  [layer.left, layer.top] = [left, top];
  if (dx === 0 && dy === 0) return;
  shift(layer.image, dx, dy);
  const rows = dy > 0 ? {top: 0, bottom: dy} : {top: height + dy, bottom: height};
  const columns = dx > 0 ? {left: 0, right: dx} : {left: width + dx, right: width};
  drawAnew(layer, {left: 0, right: width, ...rows});
  drawAnew(layer, {top: dy > 0 ? dy : 0, bottom: dy > 0 ? height : height + dy, ...columns});
}

/**
 * The pixels for a look.
 * @param {Layer | null} earlier the layer as it was last drawn, which may be used up
 * @param {{width: number, height: number}} size
 * @param {Look} look
 * @param {{left: number, top: number}} origin where the map's zero lies
 * @returns {Layer}
 */
export function pointsLayer(earlier, {width, height}, look, {left, top}) {
  const fits = earlier?.image.width === width && earlier.image.height === height;
  // Whole pixels, so that moving changes no disc.
  const [x, y] = [Math.round(left), Math.round(top)];
  if (earlier && fits && looksSame(earlier.look, look)
    && Math.abs(x - earlier.left) < width && Math.abs(y - earlier.top) < height) {
    move(earlier, x, y);
    return earlier;
  }
  const layer = {image: earlier && fits ? earlier.image : new ImageData(width, height), look, left: x, top: y};
  drawAnew(layer, {left: 0, top: 0, right: width, bottom: height});
  return layer;
}
