// @ts-check
// What pointer, wheel and keys do on the canvas: move, zoom, point at, open, and draw around what is to be selected.
import {navigate} from '../router.js';
import {moved, zoomed} from './camera.js';
import {clear, hover, select, showCitations} from './session.js';
/** @import {Camera} from './camera.js' */
/** @import {MapState} from './session.js' */

/**
 * What the canvas shows, and how to change it.
 * @typedef {object} Picture
 * @property {() => MapState | null} state
 * @property {() => Camera | null} camera
 * @property {(camera: Camera) => void} look
 * @property {() => void} fit
 * @property {(outline: number[][]) => void} trace
 */

const closeEnough = 12;
const click = 4;
const step = 60;

/** @param {HTMLCanvasElement} canvas @param {Picture} picture @param {number} x @param {number} y */
function pointAt(canvas, picture, x, y) {
  const [map, camera] = [picture.state()?.map, picture.camera()];
  if (!map || !camera) return null;
  const mapX = (x - canvas.clientWidth / 2) / camera.scale + camera.x;
  const mapY = (y - canvas.clientHeight / 2) / camera.scale + camera.y;
  let best = closeEnough / camera.scale;
  let found = null;
  for (let i = 0; i < map.ids.length; i++) {
    const distance = Math.hypot(map.x[i] - mapX, map.y[i] - mapY);
    if (distance < best) [best, found] = [distance, i];
  }
  return found;
}

/** @param {number[][]} outline @param {number} x @param {number} y */
function isInside(outline, x, y) {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [outline[i], outline[j]];
    if (yi > y !== yj > y && x < (xj - xi) * (y - yi) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** @param {HTMLCanvasElement} canvas @param {Picture} picture @param {number[][]} outline */
function selectInside(canvas, picture, outline) {
  const [map, camera] = [picture.state()?.map, picture.camera()];
  if (!map || !camera) return;
  const inside = [];
  for (let i = 0; i < map.ids.length; i++) {
    const x = (map.x[i] - camera.x) * camera.scale + canvas.clientWidth / 2;
    const y = (map.y[i] - camera.y) * camera.scale + canvas.clientHeight / 2;
    if (isInside(outline, x, y)) inside.push(i);
  }
  select(inside);
}

/** @param {Picture} picture @param {number[][]} drawn @param {number[]} at */
function outlineOf(picture, drawn, at) {
  if (picture.state()?.tool === 'lasso') return [...drawn, at];
  const [left, top] = drawn[0];
  return [[left, top], [at[0], top], at, [left, at[1]]];
}

/**
 * Listens until the signal says to end.
 * @param {HTMLCanvasElement} canvas @param {AbortSignal} signal @param {Picture} picture
 */
export function listenToPointer(canvas, signal, picture) {
  /** @type {{x: number, y: number, far: number, outline: number[][]} | null} */
  let drag = null;

  canvas.addEventListener('pointerdown', ({offsetX: x, offsetY: y, pointerId, button}) => {
    if (button !== 0) return;
    canvas.setPointerCapture(pointerId);
    drag = {x, y, far: 0, outline: [[x, y]]};
  }, {signal});

  canvas.addEventListener('pointermove', ({offsetX: x, offsetY: y}) => {
    const camera = picture.camera();
    if (!drag || !camera) return hover(pointAt(canvas, picture, x, y));
    drag.far += Math.hypot(x - drag.x, y - drag.y);
    if (picture.state()?.tool === 'move') {
      picture.look(moved(camera, x - drag.x, y - drag.y));
    } else {
      drag.outline = outlineOf(picture, drag.outline, [x, y]);
      picture.trace(drag.outline);
    }
    [drag.x, drag.y] = [x, y];
  }, {signal});

  canvas.addEventListener('pointerup', ({offsetX: x, offsetY: y, shiftKey}) => {
    const ended = drag;
    drag = null;
    picture.trace([]);
    if (!ended) return;
    const point = pointAt(canvas, picture, x, y);
    if (ended.far >= click) {
      if (picture.state()?.tool !== 'move') selectInside(canvas, picture, ended.outline);
    } else if (point !== null && shiftKey) {
      showCitations(point);
    } else if (point !== null) {
      navigate(`/read/${picture.state()?.map?.ids[point]}`);
    }
  }, {signal});

  canvas.addEventListener('pointerleave', () => hover(null), {signal});

  canvas.addEventListener('wheel', event => {
    const camera = picture.camera();
    if (!camera) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    picture.look(zoomed(camera, factor, event.offsetX - canvas.clientWidth / 2,
      event.offsetY - canvas.clientHeight / 2));
  }, {signal, passive: false});

  canvas.addEventListener('keydown', event => {
    const camera = picture.camera();
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, () => void>} */
    const known = {
      ArrowLeft: () => picture.look(moved(camera, step, 0)),
      ArrowRight: () => picture.look(moved(camera, -step, 0)),
      ArrowUp: () => picture.look(moved(camera, 0, step)),
      ArrowDown: () => picture.look(moved(camera, 0, -step)),
      '+': () => picture.look(zoomed(camera, 1.4, 0, 0)),
      '-': () => picture.look(zoomed(camera, 1 / 1.4, 0, 0)),
      '0': picture.fit,
      Escape: clear,
    };
    const act = known[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }, {signal});
}
