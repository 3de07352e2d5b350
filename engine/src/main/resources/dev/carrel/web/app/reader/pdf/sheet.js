// One page: of its right size from the start, with its picture and text only while it is near, and its marks always.
import {calledOff, pixelsPerPoint, textLayer} from './file.js';

const mostPixels = 4096 * 4096;
const margin = 2;

const piece = (name, classes) => Object.assign(document.createElement(name), {className: classes});

/** As many pixels as the screen has, unless the picture would take more memory than browsers grant. */
function density({width, height}) {
  return Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
}

/** Boxes are percentages of the page, so that they keep their place at any zoom. */
function markElement({box: [x0, y0, x1, y1], kind}, {width, height}) {
  const element = piece('div', `sheet-mark mark-${kind}`);
  element.style.left = `${100 * (x0 - margin) / width}%`;
  element.style.top = `${100 * (y0 - margin) / height}%`;
  element.style.width = `${100 * (x1 - x0 + 2 * margin) / width}%`;
  element.style.height = `${100 * (y1 - y0 + 2 * margin) / height}%`;
  return element;
}

/** A page of a PDF; `size` in points is a guess until `resize` tells better. */
export function createSheet(number, size) {
  const element = piece('section', 'sheet');
  const marks = piece('div', 'sheet-marks');
  element.setAttribute('aria-label', `Page ${number}`);
  element.dataset.page = number;
  element.append(marks);
  const sheet = {number, element, size, drawn: null};
  let marked = [];
  let task = null;

  const paintMarks = () => marks.replaceChildren(...marked.map(one => markElement(one, sheet.size)));

  sheet.resize = ({width, height}) => {
    sheet.size = {width, height};
    element.style.setProperty('--width', width);
    element.style.setProperty('--height', height);
    paintMarks();
  };

  sheet.mark = all => {
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
  }

  /** Draws the page; the old picture stays, stretched, until the new one is there. */
  sheet.draw = async (pdf, scale) => {
    sheet.drawn = scale;
    try {
      const page = await pdf.getPage(number);
      const plain = page.getViewport({scale: scale * pixelsPerPoint});
      const viewport = page.getViewport({scale: scale * pixelsPerPoint * density(plain)});
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
