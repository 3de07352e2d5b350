// @ts-check
// The page of the API: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import {onConnection} from '../state/connection.js';
import * as session from './session.js';
import {view} from './view.js';

/** @type {HTMLElement} */
let container;
let ending = () => {};

/**
 * Opens the page.
 * @param {HTMLElement} element
 */
export function open(element) {
  container = element;
  ending = onConnection(online => online && !session.current().description && session.load());
  session.begin(() => render(view(session.current()), container));
}

/** Leaves the page. */
export function close() {
  ending();
  session.end();
  render('', container);
}
