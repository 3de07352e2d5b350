// One page: of its right size from the start, with its picture and text only while it is near, and its marks always.
import {calledOff, pixelsPerPoint, textLayer} from './file.js';
import {linesOf, narrowed} from './words.js';

const mostPixels = 4096 * 4096;
const margin = 2;

const piece = (name, classes) => Object.assign(document.createElement(name), {className: classes});

/** As many pixels as the screen has, unless the picture would take more memory than browsers grant. */
function density({width, height}) {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
}

/** A mark at shares of the page, so that it keeps its place at any zoom. */
function markElement([x0, y0, x1, y1], kind) {
  const element = piece('div', 'sheet-mark');
  element.dataset.mark = kind;
  element.style.left = `${100 * x0}%`;
  element.style.top = `${100 * y0}%`;
  element.style.width = `${100 * (x1 - x0)}%`;
  element.style.height = `${100 * (y1 - y0)}%`;
  return element;
}

/** A box of points, with a little room around it, in shares of the page. */
const shares = ([x0, y0, x1, y1], {width, height}) =>
  [(x0 - margin) / width, (y0 - margin) / height, (x1 + margin) / width, (y1 + margin) / height];

/**
 * A page of a PDF. `size` in points is a guess, from the first page, until `resize` tells better; a page wider than the
 * first is shown as wide as that, so that all stand in one column. `written` is called when the page's text is there.
 */
export function createSheet(number, size, written) {
  const element = piece('section', 'pdf-page');
  const marks = piece('div', 'sheet-marks');
  element.setAttribute('aria-label', `Page ${number}`);
  element.dataset.page = number;
  element.append(marks);
  const sheet = {number, element, size, drawn: null};
  const column = size.width;
  let marked = [];
  let task = null;

  /** Words can only be found once the page's text is there. */
  function paintMarks() {
    const layer = element.querySelector('.textLayer');
    const places = marked.flatMap(({box, kind, whole, words}) => {
      const meant = {...words, boxes: words.boxes.map(one => shares(one, sheet.size))};
      if (kind === 'sentence') return layer ? linesOf(layer, meant).map(place => ({kind, place})) : [];
      const all = shares(box, sheet.size);
      return [{kind, place: !whole && layer ? narrowed(all, layer, meant) : all}];
    });
    marks.replaceChildren(...places.filter(({place}) => place).map(({kind, place}) => markElement(place, kind)));
  }

  sheet.resize = ({width, height}) => {
    sheet.size = {width, height};
    sheet.share = Math.min(1, column / width);
    element.style.setProperty('--share', sheet.share);
    element.style.setProperty('--width', width);
    element.style.setProperty('--height', height);
    paintMarks();
  };

  /** Marks regions, each `{box, kind, whole, words}`; of a sentence its lines, of all else the box as far as it is meant. */
  sheet.mark = all => {
    if (all.length === 0 && marked.length === 0) return;
    marked = all;
    paintMarks();
  };

  function clear() {
    element.querySelectorAll('canvas, .textLayer').forEach(old => {
      if (old.localName === 'canvas') old.width = old.height = 0; // Else the memory waits for the collector.
      old.remove();
    });
  }

  async function drawText(page) {
    const layer = piece('div', 'textLayer');
    task = textLayer(page, layer, page.getViewport({scale: pixelsPerPoint}));
    await task.render();
    element.append(layer);
    paintMarks();
    written(sheet);
  }

  /** Draws the page; the old picture stays, stretched, until the new one is there. */
  sheet.draw = async (pdf, scale) => {
    sheet.drawn = scale;
    try {
      const page = await pdf.getPage(number);
      const shown = scale * pixelsPerPoint * sheet.share;
      const viewport = page.getViewport({scale: shown * density(page.getViewport({scale: shown}))});
      const canvas = piece('canvas', 'sheet-picture');
      Object.assign(canvas, {width: Math.floor(viewport.width), height: Math.floor(viewport.height)});
      canvas.setAttribute('aria-hidden', 'true');
      if (sheet.drawn !== scale) return;
      task = page.render({canvas, viewport});
      await task.promise;
      const old = element.querySelector('canvas');
      if (old) old.replaceWith(canvas);
      else element.prepend(canvas);
      element.classList.add('ready');
      if (!element.querySelector('.textLayer')) await drawText(page);
    } catch (error) {
      if (!calledOff(error)) element.classList.add('broken');
    } finally {
      task = null;
    }
  };

  /** Gives back the memory of a page that is far away. */
  sheet.free = () => {
    sheet.drawn = null;
    task?.cancel();
    clear();
    element.classList.remove('ready', 'broken');
  };

  sheet.resize(size);
  return sheet;
}
