// @ts-check
// How large the pages are. The first tells for all until each has told for itself; most files have one size only.

/** @import {PDFDocumentProxy, PDFPageProxy} from '/lib/pdfjs-dist/build/pdf.min.mjs' */

/** @typedef {{width: number, height: number}} Size in points */

const atOnce = 50;

/**
 * A page's size in points, as one looks at it: cropped and turned. Boxes do not count a page's own unit either.
 * @param {PDFPageProxy} page
 */
function sizeOf(page) {
  const {width, height} = page.getViewport({scale: 1 / (page.userUnit || 1)});
  return {width, height};
}

/**
 * The size of one page.
 * @param {PDFDocumentProxy} pdf
 * @param {number} number
 */
export const pageSize = async (pdf, number) => sizeOf(await pdf.getPage(number));

/**
 * Asks all pages, in runs; `got(first, sizes)` hears of each run until it returns false.
 * @param {PDFDocumentProxy} pdf
 * @param {(first: number, sizes: (Size | null)[]) => boolean} got
 */
export async function allSizes(pdf, got) {
  for (let first = 1; first <= pdf.numPages; first += atOnce) {
    const numbers = Array.from({length: Math.min(atOnce, pdf.numPages - first + 1)}, (_, i) => first + i);
    const sizes = await Promise.all(numbers.map(number => pageSize(pdf, number).catch(() => null)));
    if (got(first, sizes) === false) return;
  }
}
