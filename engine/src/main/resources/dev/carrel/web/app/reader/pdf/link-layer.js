// @ts-check
// The links of a page: those within the file go there, those to the outside say where they lead and open in a tab of
// their own that knows nothing of this one. Nothing else that a PDF can ask for is done.

/** @import {PDFPageProxy} from '/lib/pdfjs-dist/build/pdf.min.mjs' */

const outside = /^(?:https?|mailto):/i;

/** @param {string} address */
function outsideLink(address) {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.title = address;
  link.setAttribute('aria-label', `Opens ${address}`);
  return link;
}

/** @param {unknown} target @param {(target: unknown) => void} follow */
function insideLink(target, follow) {
  const link = document.createElement('button');
  link.type = 'button';
  link.title = 'Go there';
  link.setAttribute('aria-label', 'Go to this place of the document');
  link.addEventListener('click', () => follow(target));
  return link;
}

/**
 * A layer of links over a page; `place` gives a rectangle of the PDF in shares of the page.
 * @param {PDFPageProxy} page
 * @param {(rectangle: Api.Box) => Api.Box} place
 * @param {(target: unknown) => void} follow
 */
export async function linkLayer(page, place, follow) {
  const layer = document.createElement('div');
  layer.className = 'sheet-links';
  const found = await page.getAnnotations({intent: 'display'}).catch(() => []);
  for (const {subtype, url, dest, rect} of found) {
    if (subtype !== 'Link' || !(outside.test(url ?? '') || dest)) continue;
    const link = outside.test(url ?? '') ? outsideLink(url) : insideLink(dest, follow);
    const [x0, y0, x1, y1] = place(rect);
    Object.assign(link.style, {left: `${100 * x0}%`, top: `${100 * y0}%`, width: `${100 * (x1 - x0)}%`,
      height: `${100 * (y1 - y0)}%`});
    link.classList.add('sheet-link');
    layer.append(link);
  }
  return layer;
}
