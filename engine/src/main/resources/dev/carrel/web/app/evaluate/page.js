// @ts-check
// The evaluation page: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import * as session from './session.js';
import {view} from './view.js';

/** @type {HTMLElement} */
let container;

/**
 * Opens the page.
 * @param {HTMLElement} element
 */
export function open(element) {
  container = element;
  session.begin(() => render(view(session.current()), container));
}

/** Leaves the page. */
export function close() {
  session.end();
  render('', container);
}
