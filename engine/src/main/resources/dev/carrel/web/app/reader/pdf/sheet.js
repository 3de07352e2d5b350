// @ts-check
// One page: of its right size from the start, with its picture and text only while it is near, and its marks always.
import {calledOff, pixelsPerPoint, textLayer} from './file.js';
import {linkLayer} from './link-layer.js';
import {linesOf, narrowed} from './words.js';

/** @import {PDFDocumentProxy, PDFPageProxy, PageViewport} from '/lib/pdfjs-dist/build/pdf.min.mjs' */
/** @import {Part} from '../places.js' */
/** @import {Size} from './sizes.js' */

/**
 * A sentence has no box; a rectangle is in the coordinates of the PDF itself.
 * @typedef {Part & {kind: string, box?: Api.Box, rectangle?: Api.Box, annotation?: string}} Mark
 */

/**
 * @typedef {object} Sheet
 * @property {number} number
 * @property {HTMLElement} element
 * @property {Size} size
 * @property {number} share how much of its own width it has in the column
 * @property {number | null} drawn at which scale
 * @property {(size: Size) => void} resize
 * @property {(marks: Mark[]) => void} mark
 * @property {(pdf: PDFDocumentProxy, scale: number) => Promise<void>} draw
 * @property {() => void} free
 */

/**
 * `written` is called when the page's text is there, `follow` when somebody follows a link within the file.
 * @typedef {{written: (sheet: Sheet) => void, follow: (target: unknown) => void}} News
 */

const mostPixels = 4096 * 4096;
const margin = 2;

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} classes
 * @returns {HTMLElementTagNameMap[Name]}
 */
const piece = (name, classes) => Object.assign(document.createElement(name), {className: classes});

/**
 * As many pixels as the screen has, unless the picture would take more memory than browsers grant.
 * @param {Size} size
 */
function density({width, height}) {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
}

/**
 * A mark at shares of the page, so that it keeps its place at any zoom.
 * @param {Api.Box} box
 * @param {Mark} mark
 */
function markElement([x0, y0, x1, y1], {kind, annotation}) {
  const element = piece('div', 'sheet-mark');
  element.dataset.mark = kind;
  if (annotation) element.dataset.annotation = annotation;
  element.style.left = `${100 * x0}%`;
  element.style.top = `${100 * y0}%`;
  element.style.width = `${100 * (x1 - x0)}%`;
  element.style.height = `${100 * (y1 - y0)}%`;
  return element;
}

/**
 * A box of points, with a little room around it, in shares of the page.
 * @param {Api.Box} box
 * @param {Size} size
 */
const shares = ([x0, y0, x1, y1], {width, height}) =>
  [(x0 - margin) / width, (y0 - margin) / height, (x1 + margin) / width, (y1 + margin) / height];

/**
 * A rectangle of the PDF's own coordinates as one looks at the page.
 * @param {Api.Box} rectangle
 * @param {PageViewport} geometry
 */
function seen(rectangle, geometry) {
  const [x0, y0, x1, y1] = geometry.convertToViewportRectangle(rectangle);
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/**
 * A page of a PDF. `size` in points is a guess, from the first page, until `resize` tells better; a page wider than the
 * first is shown as wide as that, so that all stand in one column.
 * @param {number} number
 * @param {Size} size
 * @param {News} news
 */
export function createSheet(number, size, {written, follow}) {
  const element = piece('section', 'pdf-page');
  const marks = piece('div', 'sheet-marks');
  element.setAttribute('aria-label', `Page ${number}`);
  element.dataset.page = String(number);
  element.append(marks);
  const column = size.width;
  /** @type {Mark[]} */
  let marked = [];
  /** @type {{cancel: () => void} | null} */
  let task = null;
  /** @type {PageViewport | null} */
  let geometry = null;

  /** @type {Sheet} */
  const sheet = {
    number, element, size, share: 1, drawn: null,

    resize({width, height}) {
      sheet.size = {width, height};
      sheet.share = Math.min(1, column / width);
      element.style.setProperty('--share', String(sheet.share));
      element.style.setProperty('--width', String(width));
      element.style.setProperty('--height', String(height));
      paintMarks();
    },

    /** Of a sentence its lines are marked, of all else the box as far as it is meant. */
    mark(all) {
      if (all.length === 0 && marked.length === 0) return;
      marked = all;
      paintMarks();
    },

    /** Draws the page; the old picture stays, stretched, until the new one is there. */
    async draw(pdf, scale) {
      sheet.drawn = scale;
      try {
        const page = await pdf.getPage(number);
        if (sheet.drawn === scale) await paint(page, scale);
      } catch (error) {
        if (!calledOff(error)) element.classList.add('broken');
      } finally {
        task = null;
      }
    },

    /** Gives back the memory of a page that is far away. */
    free() {
      sheet.drawn = null;
      task?.cancel();
      clear();
      element.classList.remove('ready', 'broken');
    },
  };

  /** Words can only be found once the page's text is there. */
  function paintMarks() {
    const layer = element.querySelector('.textLayer');
    const places = marked.flatMap(one => placesOf(one, layer).map(place => ({one, place})));
    marks.replaceChildren(...places.map(({one, place}) => markElement(place, one)));
  }

  /** @param {Mark} mark @param {Element | null} layer */
  function placesOf({box, rectangle, kind, whole, words}, layer) {
    if (rectangle) return geometry ? [shares(seen(rectangle, geometry), sheet.size)] : [];
    const meant = {...words, boxes: words.boxes.map(one => shares(one, sheet.size))};
    if (kind === 'sentence' || !box) return layer ? linesOf(layer, meant) : [];
    const all = shares(box, sheet.size);
    const place = !whole && layer ? narrowed(all, layer, meant) : all;
    return place ? [place] : [];
  }

  function clear() {
    // Else the memory of a picture waits for the collector.
    element.querySelectorAll('canvas').forEach(old => { old.width = old.height = 0; });
    element.querySelectorAll('canvas, .textLayer, .sheet-links').forEach(old => old.remove());
  }

  /** @param {PDFPageProxy} page @param {number} scale */
  async function paint(page, scale) {
    const shown = scale * pixelsPerPoint * sheet.share;
    geometry = page.getViewport({scale: 1 / (page.userUnit || 1)});
    const viewport = page.getViewport({scale: shown * density(page.getViewport({scale: shown}))});
    const canvas = piece('canvas', 'sheet-picture');
    Object.assign(canvas, {width: Math.floor(viewport.width), height: Math.floor(viewport.height)});
    canvas.setAttribute('aria-hidden', 'true');
    const rendering = page.render({canvas, viewport});
    task = rendering;
    await rendering.promise;
    const old = element.querySelector('canvas');
    if (old) old.replaceWith(canvas);
    else element.prepend(canvas);
    element.classList.add('ready');
    if (!element.querySelector('.textLayer')) await drawText(page);
  }

  /** @param {PDFPageProxy} page */
  async function drawText(page) {
    const layer = piece('div', 'textLayer');
    const writing = textLayer(page, layer, page.getViewport({scale: pixelsPerPoint}));
    task = writing;
    await writing.render();
    element.append(layer);
    paintMarks();
    if (geometry) element.append(await linkLayer(page, rectangle =>
      shares(seen(rectangle, /** @type {PageViewport} */ (geometry)), sheet.size), follow));
    written(sheet);
  }

  sheet.resize(size);
  return sheet;
}
