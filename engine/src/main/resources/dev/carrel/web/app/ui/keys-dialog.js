// @ts-check
// The list of keys, made from what the open page says it knows.
import {html} from '/lib/lit-html/lit-html.js';
import {openDialog} from './dialog.js';
import {knownKeys} from './keys.js';
/** @import {Key} from './keys.js' */

/** @type {Record<string, string>} */
const names = {ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc'};
/** @param {string} text */
const key = text => html`<kbd>${names[text] ?? text}</kbd>`;
/** @param {string} text */
const sequence = text => text.split(' ').map(key);
/** @param {string} text */
const alternatives = text => text.split(' or ').map((one, i) => html`${i > 0 ? ' or ' : ''}${sequence(one)}`);

/** @param {[string, Key[]]} given */
const group = ([name, keys]) => html`<section>
  <h3>${name}</h3>
  <dl class="keys">${keys.map(known =>
    html`<div><dt>${alternatives(known.keys)}</dt><dd>${known.says}</dd></div>`)}</dl>
</section>`;

/**
 * Shows all keys of this page, and `more` below them.
 * @param {() => unknown} more
 */
export function showKeys(more) {
  openDialog({title: 'Keys and query language', body: () => html`${knownKeys().map(group)}${more()}`});
}
