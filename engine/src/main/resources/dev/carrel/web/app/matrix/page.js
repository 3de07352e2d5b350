// @ts-check
// The page of one matrix: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import * as session from './session.js';
import {view} from './view.js';
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;

/**
 * Opens the page of the matrix that the address names.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, {parts}) {
  container = element;
  session.begin(parts[0], () => render(view(session.current()), container));
}

/** Leaves the page. */
export function close() {
  session.end();
  render('', container);
}
