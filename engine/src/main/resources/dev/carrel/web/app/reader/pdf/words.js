// @ts-check
// Finds words in the text that lies over a page, to mark them line by line. What the library holds of a paragraph and
// what lies in its boxes are laid side by side letter by letter, so that a place in one is a place in the other:
// spaces, hyphens, signs and small figures that the page has elsewhere do not matter, and of two equal sentences the
// right one is found.
/** @import {Words} from '../places.js' */

/** @typedef {{left: number, right: number, top: number, bottom: number}} Edges */
/** @typedef {{letter: string, offset: number}} Letter */
/** @typedef {Letter & {node: Text}} PlacedLetter */
/** @typedef {{offset: number, there: PlacedLetter}} Pair */

const letters = /[\p{L}\p{N}]/u;
const run = 4;
const furthest = 240;
const margin = 0.004;
const sameLine = 0.15;

/**
 * The letters of a text, each with its place in it.
 * @param {string} text
 */
function lettersOf(text) {
  /** @type {Letter[]} */
  const found = [];
  for (let i = 0; i < text.length; i++) {
    for (const letter of text[i].normalize('NFKD').toLowerCase()) {
      if (letters.test(letter)) found.push({letter, offset: i});
    }
  }
  return found;
}

/** @param {Edges} edges @param {Api.Box} box */
const isIn = ({left, right, top, bottom}, box) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box[0] - margin && x < box[2] + margin && y > box[1] - margin && y < box[3] + margin;
};

/**
 * A rectangle of the window in shares of the page.
 * @param {Edges} edges
 * @param {DOMRect} page
 */
const share = ({left, right, top, bottom}, page) => ({
  left: (left - page.left) / page.width, right: (right - page.left) / page.width,
  top: (top - page.top) / page.height, bottom: (bottom - page.top) / page.height,
});

/**
 * The letters of the page that lie in some boxes, box by box, each with its node.
 * @param {Element} layer
 * @param {Api.Box[]} boxes
 * @param {DOMRect} page
 */
function lettersIn(layer, boxes, page) {
  /** @type {PlacedLetter[][]} */
  const found = boxes.map(() => []);
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    const place = share(/** @type {Element} */ (node.parentElement).getBoundingClientRect(), page);
    const at = boxes.findIndex(box => isIn(place, box));
    if (at >= 0) found[at].push(...lettersOf(node.data).map(letter => ({...letter, node})));
  }
  return found.flat();
}

/**
 * @param {Letter[]} ours
 * @param {PlacedLetter[]} theirs
 * @param {number} i
 * @param {number} j
 */
const same = (ours, theirs, i, j) => {
  for (let k = 0; k < run; k++) {
    if (!ours[i + k] || ours[i + k].letter !== theirs[j + k]?.letter) return false;
  }
  return true;
};

/**
 * How far to go in both until a run of letters agrees again, the shortest way first.
 * @param {Letter[]} ours
 * @param {PlacedLetter[]} theirs
 * @param {number} i
 * @param {number} j
 */
function detour(ours, theirs, i, j) {
  for (let sum = 1; sum <= furthest; sum++) {
    for (let skipped = 0; skipped <= sum; skipped++) {
      if (same(ours, theirs, i + skipped, j + sum - skipped)) return [skipped, sum - skipped];
    }
  }
  return null;
}

/**
 * Pairs of letters that are one and the same.
 * @param {Letter[]} ours
 * @param {PlacedLetter[]} theirs
 */
function aligned(ours, theirs) {
  const pairs = [];
  let [i, j] = [0, 0];
  while (i < ours.length && j < theirs.length) {
    if (ours[i].letter === theirs[j].letter) {
      pairs.push({offset: ours[i++].offset, there: theirs[j++]});
    } else {
      const way = detour(ours, theirs, i, j);
      if (!way) break;
      i += way[0];
      j += way[1];
    }
  }
  return pairs;
}

/** @param {PlacedLetter} first @param {PlacedLetter} last */
function rangeBetween(first, last) {
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/**
 * Letters that follow each other in one node, as ranges: a range over several would take in what lies between them.
 * @param {Pair[]} pairs
 */
function ranges(pairs) {
  /** @type {{first: PlacedLetter, last: PlacedLetter}[]} */
  const all = [];
  for (const {there} of pairs) {
    const run = all.at(-1);
    if (run && run.last.node === there.node && run.last.offset <= there.offset) run.last = there;
    else all.push({first: there, last: there});
  }
  return all.map(({first, last}) => rangeBetween(first, last));
}

/**
 * Pieces of one line as one box.
 * @param {Api.Box[]} boxes
 */
export function lines(boxes) {
  /** @type {Api.Box[]} */
  const all = [];
  for (const [x0, y0, x1, y1] of boxes) {
    const last = all.at(-1);
    const middle = (y0 + y1) / 2;
    const follows = last
      && ((middle > last[1] && middle < last[3]) || (last[1] + last[3]) / 2 > y0 && (last[1] + last[3]) / 2 < y1)
      && x0 >= last[0] && x0 - last[2] < sameLine;
    if (follows) all[all.length - 1] = [last[0], Math.min(last[1], y0), Math.max(last[2], x1), Math.max(last[3], y1)];
    else all.push([x0, y0, x1, y1]);
  }
  return all;
}

/**
 * Where some characters of a text stand, as boxes in shares of the page, line by line. `text` is what the library holds
 * of a paragraph, `boxes` where it stands, in shares too; empty if the page does not say it.
 * @param {Element} layer
 * @param {Words} words
 */
export function linesOf(layer, {text, from, to, boxes}) {
  const page = layer.getBoundingClientRect();
  if (page.width === 0) return [];
  const pairs = aligned(lettersOf(text), lettersIn(layer, boxes, page));
  const meant = pairs.filter(({offset}) => offset >= from && offset < to);
  const wanted = lettersOf(text.slice(from, to)).length;
  if (meant.length * 2 < wanted || meant.length === 0) return [];
  return lines(ranges(meant).flatMap(range => [...range.getClientRects()])
    .filter(({width, height}) => width > 1 && height > 1)
    .map(rectangle => share(rectangle, page)).map(({left, top, right, bottom}) => [left, top, right, bottom]));
}

/**
 * What of a box holds some words, or all of it if they cannot be found; null if they are elsewhere.
 * @param {Api.Box} box
 * @param {Element} layer
 * @param {Words} words
 */
export function narrowed(box, layer, words) {
  const found = linesOf(layer, words);
  if (found.length === 0) return box;
  const inside = found.filter(([x0, y0, x1, y1]) => isIn({left: x0, right: x1, top: y0, bottom: y1}, box));
  if (inside.length === 0) return null;
  return [box[0], Math.min(...inside.map(line => line[1])), box[2], Math.max(...inside.map(line => line[3]))];
}
