// @ts-check
// The words that are selected in the document, with what stands around them and where they stand on the pages: all that
// finds them again.
import {lines} from './pdf/words.js';

const around = 64;
const longest = 4000;

/**
 * @typedef {object} SelectedWords
 * @property {string} quote
 * @property {string} [before]
 * @property {string} [after]
 * @property {number} [page]
 * @property {string[]} [box]
 */

/** @param {string} text */
const plain = text => text.replace(/\s+/g, ' ');

/**
 * The element whose text is all around the selection.
 * @param {Node} node
 */
const placeOf = node =>
  (node instanceof Element ? node : node.parentElement)?.closest('.textLayer, .text-section, .reading') ?? null;

/**
 * What stands between a border of the document's part and the selection.
 * @param {Range} range
 * @param {Element} place
 * @param {'before' | 'after'} side
 */
function beside(range, place, side) {
  const other = document.createRange();
  other.selectNodeContents(place);
  if (side === 'before') other.setEnd(range.startContainer, range.startOffset);
  else other.setStart(range.endContainer, range.endOffset);
  const text = plain(other.toString());
  return side === 'before' ? text.slice(-around).trim() : text.slice(0, around).trim();
}

/**
 * The boxes of a selection on one page, line by line, in points.
 * @param {HTMLElement} page
 * @param {DOMRect[]} rectangles
 */
function boxesOn(page, rectangles) {
  const whole = page.getBoundingClientRect();
  const size = ['--width', '--height'].map(name => Number(page.style.getPropertyValue(name)));
  const inside = rectangles.filter(({left, right, top, bottom}) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > whole.left && x < whole.right && y > whole.top && y < whole.bottom;
  });
  return lines(inside.map(({left, top, right, bottom}) => [(left - whole.left) / whole.width,
    (top - whole.top) / whole.height, (right - whole.left) / whole.width, (bottom - whole.top) / whole.height]))
    .map(([x0, y0, x1, y1]) => [x0 * size[0], y0 * size[1], x1 * size[0], y1 * size[1]]);
}

/** @param {Range} range @param {Element} container */
function placesOnPages(range, container) {
  const rectangles = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
  /** @type {HTMLElement[]} */
  const pages = [...container.querySelectorAll('.pdf-page')].filter(page => range.intersectsNode(page))
    .map(page => /** @type {HTMLElement} */ (page));
  return pages.flatMap(page => boxesOn(page, rectangles).map(box => ({page: Number(page.dataset.page), box})));
}

/**
 * What is selected in the document; null if nothing is.
 * @returns {SelectedWords | null}
 */
export function selectedWords() {
  const selection = document.getSelection();
  const container = document.querySelector('.reader .document');
  if (!selection || selection.rangeCount === 0 || !container?.contains(selection.anchorNode)) return null;
  const range = selection.getRangeAt(0);
  const quote = plain(selection.toString()).trim().slice(0, longest);
  const [first, last] = [placeOf(range.startContainer), placeOf(range.endContainer)];
  if (quote === '') return null;
  const places = placesOnPages(range, container);
  const before = first && beside(range, first, 'before');
  const after = last && beside(range, last, 'after');
  return {quote, ...(before ? {before} : {}), ...(after ? {after} : {}),
    ...(places.length > 0 ? {page: places[0].page,
      box: places.map(({page, box}) => [page, ...box.map(side => side.toFixed(2))].join(' '))} : {})};
}
