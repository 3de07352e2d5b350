// @ts-check
// The library page: opens, draws itself after every change of its session, and closes.
import {render} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {onConnection} from '../state/connection.js';
import {knowKeys} from '../ui/keys.js';
import * as session from './session.js';
import {view} from './view.js';

/** @type {HTMLElement} */
let container;
/** @type {(() => void)[]} */
let endings = [];

const paint = () => render(view(session.current()), container);

const keys = [
  {keys: 'a', says: 'Add a folder or a file', act: () => document.getElementById('add-path')?.focus()},
  {keys: 's', says: 'Sync all sources', act: () => session.startOrSay(() => api.sync({}))},
];

/**
 * Opens the page.
 * @param {HTMLElement} element
 */
export function open(element) {
  container = element;
  endings = [knowKeys('Library', keys), onConnection(online => online && session.retry())];
  session.begin(paint);
}

/** Leaves the page. */
export function close() {
  session.end();
  endings.forEach(end => end());
  render('', container);
}
