// @ts-check
// The page of matrices: a form for a new one, and those that are there.
import {render} from '/lib/lit-html/lit-html.js';
import * as session from './session.js';
import {view} from './view.js';
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;

/**
 * Opens the page.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, place) {
  container = element;
  session.begin(() => render(view(session.current()), container));
  moved(place);
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
