// @ts-check
// Which pages have a picture: those near the window, the nearest first, one at a time.

/** @import {PDFDocumentProxy} from '/lib/pdfjs-dist/build/pdf.min.mjs' */
/** @import {Sheet} from './sheet.js' */

/**
 * @typedef {object} Painting
 * @property {PDFDocumentProxy} pdf
 * @property {Sheet[]} sheets
 * @property {HTMLElement} scroller
 * @property {() => number} scale
 * @property {() => number} current which page is looked at
 */

const reach = '100% 0px';

/**
 * Draws sheets of `pdf` while they are near; `scale()` and `current()` say how large, and which page is looked at.
 * @param {Painting} painting
 */
export function createPainter({pdf, sheets, scroller, scale, current}) {
  /** @type {Set<Sheet>} */
  const near = new Set();
  let working = false;

  const next = () => [...near].filter(sheet => sheet.drawn !== scale())
    .sort((a, b) => Math.abs(a.number - current()) - Math.abs(b.number - current()))[0];

  async function work() {
    if (working) return;
    working = true;
    for (let sheet = next(); sheet; sheet = next()) await sheet.draw(pdf, scale());
    working = false;
  }

  const observer = new IntersectionObserver(entries => {
    for (const {target, isIntersecting} of entries) {
      const sheet = sheets[Number(/** @type {HTMLElement} */ (target).dataset.page) - 1];
      if (isIntersecting) near.add(sheet);
      else if (near.delete(sheet)) sheet.free();
    }
    work();
  }, {root: scroller, rootMargin: reach});
  sheets.forEach(sheet => observer.observe(sheet.element));

  return {
    redraw: work,
    end() {
      observer.disconnect();
      near.forEach(sheet => sheet.free());
      near.clear();
    },
  };
}
