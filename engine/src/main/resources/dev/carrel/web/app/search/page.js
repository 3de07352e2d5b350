// @ts-check
// The search page: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import {asksSomething} from '../state/address.js';
import {onConnection} from '../state/connection.js';
import {knowKeys} from '../ui/keys.js';
import {focusQuery, searchKeys} from './keys.js';
import * as session from './session.js';
import {view} from './view.js';
import {narrow, watchWidth} from './width.js';
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;
/** @type {(() => void)[]} */
let endings = [];

function paint() {
  const state = session.current();
  render(view(state), container);
  state.sheet?.paint();
}

/**
 * Opens the page at an address.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, place) {
  container = element;
  endings = [
    knowKeys('Search', searchKeys),
    onConnection(online => online && session.retry()),
    watchWidth(paint),
  ];
  session.begin(place.parameters, paint);
  window.scrollTo(0, session.leftAt());
  // A keyboard that jumps up on a phone hides the page; elsewhere one wants to type at once.
  if (!narrow() && !asksSomething(session.current().search)) focusQuery();
}

/**
 * Follows Back, Forward and links to other searches.
 * @param {Place} place
 */
export function moved(place) {
  session.goTo(place.parameters);
}

/** Leaves the page. */
export function close() {
  session.current().sheet?.close();
  session.end();
  endings.forEach(end => end());
}
