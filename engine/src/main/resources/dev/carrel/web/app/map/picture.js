// @ts-check
// The canvas: points, names of regions, lines of citations, and what the pointer draws; at most once a frame.
import {colouringOf} from './colours.js';
import {fitted, zoomOf} from './camera.js';
import {listenToPointer} from './pointing.js';
import {pointsLayer} from './points-layer.js';
import {litPoints} from './session.js';
/** @import {Camera} from './camera.js' */
/** @import {Layer} from './points-layer.js' */
/** @import {MapState} from './session.js' */

/** @type {HTMLCanvasElement | null} */
let canvas = null;
/** @type {MapState | null} */
let shown = null;
/** @type {Api.DocumentMap | null} */
let drawnMap = null;
/** @type {Camera | null} */
let camera = null;
/** @type {number[][]} */
let outline = [];
/** @type {Layer | null} */
let layer = null;
/** @type {AbortController} */
let listening;
let waiting = 0;

/** How many pixels of the canvas one of the page has: at most one and a half, which many points need no more of. */
const density = () => Math.min(1.5, window.devicePixelRatio || 1);

/**
 * Shows a state in a canvas.
 * @param {HTMLCanvasElement} element @param {MapState} state
 */
export function show(element, state) {
  shown = state;
  if (element !== canvas) begin(element);
  if (state.map !== drawnMap && state.map) {
    if (!drawnMap) camera = null;
    drawnMap = state.map;
  }
  redraw();
}

/** @param {HTMLCanvasElement} element */
function begin(element) {
  close();
  canvas = element;
  listening = new AbortController();
  const {signal} = listening;
  const sizes = new ResizeObserver(redraw);
  sizes.observe(element);
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, {attributes: true});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, {signal});
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    themes.disconnect();
  });
  listenToPointer(element, signal, {
    state: () => shown,
    camera: () => camera,
    look: next => { camera = next; redraw(); },
    fit: () => { camera = null; redraw(); },
    trace: next => { outline = next; redraw(); },
  });
}

/** Draws no more. */
export function close() {
  cancelAnimationFrame(waiting);
  waiting = 0;
  listening?.abort();
  canvas = drawnMap = camera = layer = null;
}

/** Draws in the next frame. */
export function redraw() {
  waiting ||= requestAnimationFrame(() => {
    waiting = 0;
    if (canvas && shown?.map) draw(canvas, shown, shown.map);
  });
}

/** @param {string} colour @returns {number[]} */
function channels(colour) {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  return hex ? hex.slice(1).map(two => parseInt(two, 16)) : (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

/** @param {HTMLCanvasElement} element @param {MapState} state @param {Api.DocumentMap} map */
function draw(element, state, map) {
  const context = element.getContext('2d');
  const {clientWidth: width, clientHeight: height} = element;
  if (!context || width === 0 || height === 0) return;
  camera ??= fitted(map, width, height);
  const scale = density();
  const size = {width: Math.round(width * scale), height: Math.round(height * scale)};
  // A new size empties the canvas, also if it is the old one.
  if (element.width !== size.width || element.height !== size.height) Object.assign(element, size);
  const style = getComputedStyle(document.documentElement);
  layer = drawnPoints(size, camera, state, map, channels(style.getPropertyValue('--surface').trim()));
  context.putImageData(layer.image, 0, 0);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawLines(context, state, map, style, width, height);
  drawNames(context, map, style, width, height);
  drawOutline(context, style);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** @param {{width: number, height: number}} size @param {Camera} seen @param {MapState} state
 * @param {Api.DocumentMap} map @param {number[]} ground */
function drawnPoints({width, height}, seen, state, map, ground) {
  const {colours, of} = colouringOf(state);
  const near = Math.sqrt(seen.scale / seen.whole);
  const factor = seen.scale * density();
  return pointsLayer(layer, {width, height}, {
    map, of, ground, factor, sized: state.sized, lit: litPoints(state), colours: colours.map(channels),
    radius: 4 * density() * Math.min(6, Math.max(1.1, 60 / Math.sqrt(map.ids.length)) * near),
  }, {left: width / 2 - seen.x * factor, top: height / 2 - seen.y * factor});
}

/** @param {Api.DocumentMap} map @param {number} point @param {number} width @param {number} height */
function placeOf(map, point, width, height) {
  const {x, y, scale} = camera ?? {x: 0, y: 0, scale: 1};
  return [(map.x[point] - x) * scale + width / 2, (map.y[point] - y) * scale + height / 2];
}

/** @param {CanvasRenderingContext2D} context @param {MapState} state @param {Api.DocumentMap} map
 * @param {CSSStyleDeclaration} style @param {number} width @param {number} height */
function drawLines(context, {lines, hovered}, map, style, width, height) {
  if (lines) {
    stroke(context, map, lines.from, lines.cites, style.getPropertyValue('--meaning'), width, height);
    stroke(context, map, lines.from, lines.citedBy, style.getPropertyValue('--words'), width, height);
  }
  for (const point of [lines?.from, hovered]) {
    if (point === undefined || point === null) continue;
    const [x, y] = placeOf(map, point, width, height);
    context.strokeStyle = style.getPropertyValue('--text');
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, 8, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** @param {CanvasRenderingContext2D} context @param {Api.DocumentMap} map @param {number} from @param {number[]} to
 * @param {string} colour @param {number} width @param {number} height */
function stroke(context, map, from, to, colour, width, height) {
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.beginPath();
  for (const point of to) {
    context.moveTo(...spot(placeOf(map, from, width, height)));
    context.lineTo(...spot(placeOf(map, point, width, height)));
  }
  context.stroke();
}

/** @param {number[]} place @returns {[number, number]} */
const spot = ([x, y]) => [x, y];

/** @param {CanvasRenderingContext2D} context @param {Api.DocumentMap} map @param {CSSStyleDeclaration} style
 * @param {number} width @param {number} height */
function drawNames(context, map, style, width, height) {
  if (!camera) return;
  const zoom = zoomOf(camera);
  const size = [16, 14, 13][zoom];
  context.font = `600 ${size}px ${style.getPropertyValue('--sans')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = style.getPropertyValue('--surface');
  context.fillStyle = style.getPropertyValue('--text');
  /** @type {number[][]} */
  const taken = [];
  for (const {terms, x, y} of map.zooms[zoom]?.regions ?? []) {
    if (terms.length === 0) continue;
    const name = terms.slice(0, 2).join(' · ');
    const half = context.measureText(name).width / 2 + 4;
    const middle = Math.max(half, Math.min(width - half, (x - camera.x) * camera.scale + width / 2));
    const line = (y - camera.y) * camera.scale + height / 2;
    const outside = Math.abs(middle - ((x - camera.x) * camera.scale + width / 2)) > half || line < 0 || line > height;
    const box = [middle - half, line - size, middle + half, line + size];
    if (outside || taken.some(other => overlap(box, other))) continue;
    taken.push(box);
    context.strokeText(name, middle, line);
    context.fillText(name, middle, line);
  }
}

/** @param {number[]} one @param {number[]} other */
const overlap = (one, other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** @param {CanvasRenderingContext2D} context @param {CSSStyleDeclaration} style */
function drawOutline(context, style) {
  if (outline.length < 2) return;
  context.strokeStyle = style.getPropertyValue('--accent');
  context.lineWidth = 1.5;
  context.setLineDash([5, 4]);
  context.beginPath();
  outline.forEach(([x, y], i) => i === 0 ? context.moveTo(x, y) : context.lineTo(x, y));
  context.closePath();
  context.stroke();
  context.setLineDash([]);
}
