// Finds a sentence in the text that lies over a page, to mark it line by line. Spaces, hyphens and signs are left out of
// the comparison: the library's text was joined from lines that the page still has broken.

const letters = /[\p{L}\p{N}]/u;
const fewest = 12;

/** The letters of a text, each with where it stands. */
function lettersOf(node, found) {
  for (let i = 0; i < node.data.length; i++) {
    for (const letter of node.data[i].normalize('NFKC').toLowerCase()) {
      if (letters.test(letter)) found.push({letter, node, offset: i});
    }
  }
}

const bare = text => [...text.normalize('NFKC').toLowerCase()].filter(letter => letters.test(letter)).join('');

/** The part of the page's text that says this, as a range, or null. */
function rangeOf(layer, text) {
  const found = [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) lettersOf(walker.currentNode, found);
  const wanted = bare(text);
  const at = wanted.length < fewest ? -1 : found.map(({letter}) => letter).join('').indexOf(wanted);
  if (at < 0) return null;
  const [first, last] = [found[at], found[at + wanted.length - 1]];
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

/** What of a box holds these words, or all of it if they cannot be found; null if they are elsewhere on the page. */
export function narrowed(box, layer, text) {
  const lines = boxesOf(layer, text);
  if (lines.length === 0) return box;
  const inside = lines.filter(([x0, y0, x1, y1]) => (x0 + x1) / 2 > box[0] && (x0 + x1) / 2 < box[2]
    && (y0 + y1) / 2 > box[1] && (y0 + y1) / 2 < box[3]);
  if (inside.length === 0) return null;
  return [box[0], Math.min(...inside.map(line => line[1])), box[2], Math.max(...inside.map(line => line[3]))];
}

/** Where a sentence stands, as boxes in shares of the page; empty if the page does not say it. */
export function boxesOf(layer, text) {
  const range = rangeOf(layer, text);
  const page = layer.getBoundingClientRect();
  if (!range || page.width === 0) return [];
  return [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1)
    .map(({left, top, right, bottom}) => [
      (left - page.left) / page.width, (top - page.top) / page.height,
      (right - page.left) / page.width, (bottom - page.top) / page.height,
    ]);
}
