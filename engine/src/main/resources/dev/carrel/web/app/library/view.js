// @ts-check
// The page's parts in order: what there is, adding and the work it makes, sources, what could not be read, the rest.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {failure} from '../ui/empty.js';
import {icon} from '../ui/icons.js';
import {adding} from './adding.js';
import {capture} from './capture.js';
import {figures} from './figures.js';
import {gaps} from './gaps.js';
import {chooseLibrary} from './switching.js';
import {retry, startOrSay} from './session.js';
import {sources} from './sources.js';
import {work} from './work.js';
/** @import {LibraryState} from './session.js' */

/** @param {LibraryState} state */
const head = ({status, libraries}) => html`<header class="page-head">
  <div><h1>Library</h1><p
    class="quiet">${status ? html`<span class="breaks">${status.library}</span>, on this machine`
      : html`&nbsp;`}</p></div>
  <div class="page-actions">
    ${libraries && libraries.libraries.length > 1 ? html`<button class="button for-set-up" type="button"
      @click=${() => chooseLibrary(libraries)}>${icon('library')}Switch library</button>` : nothing}
    <a class="button" href="/settings">${icon('sliders')}Settings</a>
    <button class="button for-change" type="button" ?disabled=${!status || status.sources.length === 0}
      @click=${() => startOrSay(() => api.sync({}))}>${icon('refresh')}Sync all</button>
  </div>
</header>`;

const welcome = () => html`<section class="welcome">
  <h2>The library is empty</h2>
  <p>Name a folder of papers, notes or saved pages, or take what Zotero holds. Carrel reads the files where they are,
    never
    changes them, and sends nothing anywhere.</p>
  <ol>
    <li>Name the folder and press <b>Add</b>.</li>
    <li>Words can be found as soon as a file is read; meaning follows when its vectors are made.</li>
    <li>Then <a href="/">search</a>. Later changes to the files come in with <b>Sync all</b>.</li>
  </ol>
</section>`;

/** @param {LibraryState} state */
const main = state => html`
  ${state.status?.sources.length === 0 ? welcome() : sources(state)}
  ${gaps(state)}`;

/**
 * The library page for a state.
 * @param {LibraryState} state
 */
export function view(state) {
  if (state.error) return html`<div class="library-page"><h1
    class="unseen">Library</h1>${failure(state.error, retry)}</div>`;
  return html`<div class="library-page">
    ${head(state)}
    ${figures(state)}
    <div class="two-columns">
      <div class="column-side">${adding(state)}${work(state)}</div>
      <div class="column-main">${main(state)}</div>
      <div class="column-rest">${state.pairing ? capture(state.pairing) : nothing}</div>
    </div>
  </div>`;
}
