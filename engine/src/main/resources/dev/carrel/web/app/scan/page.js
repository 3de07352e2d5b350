// @ts-check
// The page of claims: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import * as session from './session.js';
import {view} from './view.js';
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;

/**
 * Opens the page, and scans for what its address claims.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, place) {
  container = element;
  session.begin(() => render(view(session.current()), container));
  moved(place);
  element.querySelector('textarea')?.focus();
}

/**
 * Follows a change of the address.
 * @param {Place} place
 */
export function moved({parameters}) {
  session.follow(parameters);
}

/** Leaves the page. */
export function close() {
  session.end();
  render('', container);
}
