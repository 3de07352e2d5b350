// @ts-check
// The page of an address that leads nowhere.
import {html, render} from '/lib/lit-html/lit-html.js';
import {empty} from './ui/empty.js';
import {icon} from './ui/icons.js';
/** @import {Place} from './router.js' */

/** @param {string} path */
const view = path => html`<div class="page-failure"><h1 class="unseen">Nothing here</h1>${empty({
  picture: 'search',
  title: 'There is no such page',
  text: html`Nothing is at <code class="breaks">${path}</code>. It may have been mistyped, or moved.`,
  next: html`<p><a class="button primary" href="/">${icon('search')}Search the library</a></p>`,
})}</div>`;

/**
 * Says what is not there.
 * @param {HTMLElement} container
 * @param {Place} place
 */
export const open = (container, {path}) => render(view(path), container);

/** There is nothing to let go of. */
export const close = () => {};
