// @ts-check
// The page Documents: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import {watchWidth} from '../search/width.js';
import {knowKeys} from '../ui/keys.js';
import {listKeys} from './keys.js';
import * as session from './session.js';
import {drawRows, drawRowsSoon, scrollToRow, takeScroller} from './rows.js';
import {view} from './view.js';
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;
/** @type {(() => void)[]} */
let endings = [];

function paint() {
  render(view(session.current()), container);
  takeScroller(container.querySelector('.works'));
  session.current().sheet?.paint();
}

/**
 * Opens the page at an address.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, place) {
  container = element;
  const resized = () => drawRows();
  window.addEventListener('resize', resized);
  endings = [knowKeys('Documents', listKeys), watchWidth(paint),
    () => window.removeEventListener('resize', resized)];
  session.begin(place.parameters, {draw: paint, rows: drawRows, arrived: drawRowsSoon, scroll: scrollToRow});
}

/**
 * Follows Back, Forward and links to other lists.
 * @param {Place} place
 */
export function moved(place) {
  session.moved(place.parameters);
}

/** Leaves the page. */
export function close() {
  session.current().sheet?.close();
  session.end();
  takeScroller(null);
  endings.forEach(end => end());
}
