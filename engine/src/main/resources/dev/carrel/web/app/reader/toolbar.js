// @ts-check
// The bar above the document: the way back, what it is, where one is in it, and how it is shown.
import {html, noChange, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {outsideLink} from '../ui/prose.js';
import {segmented} from '../ui/segmented.js';
import {citeThis} from './actions.js';
import {backToResults, searchAddress} from './back.js';
import {hitIndex, step} from './finding.js';
import {show, toggleDarkPages} from './showing.js';
import {toggleSide} from './side.js';
import {narrow} from './width.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {Viewer} from './pdf/viewer.js' */
/** @import {ReaderState} from './session.js' */

/**
 * @param {IconName} picture
 * @param {string} label
 * @param {(event: Event) => void} act
 * @param {boolean} [disabled]
 */
const tool = (picture, label, act, disabled = false) =>
  html`<button class="icon-button" type="button" aria-label=${label}
  title=${label} ?disabled=${disabled} @click=${act}>${icon(picture)}</button>`;

/** Whether somebody is writing a page's number, which is not written over while the pages move. */
let typing = false;

const typed = () => { typing = true; };

/** @param {Event} event @param {Viewer} viewer */
function showNumber(event, viewer) {
  typing = false;
  /** @type {HTMLInputElement} */ (event.target).value = String(viewer.state.page);
}

/** @param {Event} event @param {Viewer} viewer */
function goTo(event, viewer) {
  const page = Number.parseInt(/** @type {HTMLInputElement} */ (event.target).value, 10);
  if (page) viewer.goToPage(page);
  showNumber(event, viewer);
}

/** @param {Event} event */
const selectAll = event => /** @type {HTMLInputElement} */ (event.target).select();

/** @param {Viewer} viewer */
const pages = viewer => html`<div class="tool-group pages-tool">
  <label><span class="unseen">Page</span><input class="page-field" inputmode="numeric"
    size=${String(viewer.state.pages).length}
    .value=${typing ? noChange : String(viewer.state.page)} @focus=${selectAll} @input=${typed}
    @change=${(/** @type {Event} */ event) => goTo(event, viewer)}
    @blur=${(/** @type {Event} */ event) => showNumber(event, viewer)}></label>
  <span class="quiet"><span class="of">of </span>${viewer.state.pages}</span>
  ${viewer.printed() === null ? nothing : html`<span class="quiet printed-page"
    title="The number that is printed on this page">p. ${viewer.printed()}</span>`}
</div>`;

/** @param {Viewer} viewer */
const zoom = viewer => html`<div class="tool-group zoom-tool">
  ${tool('minus', 'Smaller (-)', () => viewer.zoom(-1))}
  <button class="text-button zoom-value" type="button" title="Comfortable size (0)"
    @click=${() => viewer.fit('auto')}>${percent(viewer.state.scale)}</button>
  ${tool('plus', 'Larger (+)', () => viewer.zoom(1))}
  ${tool('width', 'As wide as the window (w)', () => viewer.fit('width'))}
</div>`;

/** @param {ReaderState} state */
const darkness = ({darkPages}) => html`<button class="icon-button" type="button" aria-label="Dark pages (d)"
  title="Dark pages (d)" aria-pressed=${String(darkPages)} @click=${toggleDarkPages}>${icon('half')}</button>`;

/** @param {ReaderState} state */
function hits({hits: found}) {
  if (!found?.length) return nothing;
  const at = hitIndex();
  return html`<div class="tool-group hits-tool">
    ${tool('left', 'Previous hit (p)', () => step(-1))}
    <span class="hits-value"><span class="unseen">Hit </span>${at < 0 ? '–' : at + 1}<span
      class="of"> of </span>${found.length}</span>
    ${tool('right', 'Next hit (n)', () => step(1))}
  </div>`;
}

/** @param {ReaderState} state */
const views = ({view}) => segmented({
  name: 'reader-view', label: 'Show', value: view, choose: show,
  options: [{value: 'pdf', label: 'PDF', hint: 'The pages (t)'},
    {value: 'text', label: 'Text', hint: 'The text that the library holds (t)'}],
});

/** @param {Api.Outline} whole */
const actions = ({document}) => html`<div class="tool-group actions-tool">
  ${tool('quote', 'Copy the citation (c)', citeThis)}
  ${document.zotero
    ? outsideLink(document.zotero, html`${icon('zotero')}<span class="unseen">Open in Zotero</span>`, 'icon-button')
      : nothing}
  ${document.path ? html`<a class="icon-button" href=${api.fileAddress(document.id)} target="_blank" rel="noopener"
    aria-label="Open the file (o)" title="Open the file (o)">${icon('open')}</a>` : nothing}
</div>`;

/**
 * In the text the document's own title is the heading of the page.
 * @param {ReaderState} state
 */
function title({whole, view}) {
  const words = whole ? whole.document.title || 'Untitled' : '';
  return view === 'pdf' ? html`<h1 class="reader-title" dir="auto" title=${words}>${words}</h1>`
    : html`<p class="reader-title" dir="auto" title=${words}>${words}</p>`;
}

/**
 * The bar for a state.
 * @param {ReaderState} state
 */
export function toolbar(state) {
  const {whole, view, viewer, ready, fileError, panel} = state;
  const paged = view === 'pdf' && ready;
  return html`<div class="reader-bar" role="group" aria-label="Reading">
    <a class="button back" href=${searchAddress()} title="Back to the results (b)"
      @click=${backToResults}>${icon('left')}<span>Results</span></a>
    ${title(state)}
    <div class="reader-tools">
      ${hits(state)}
      ${viewer && paged ? html`${pages(viewer)}${zoom(viewer)}${darkness(state)}` : nothing}
      ${viewer && !fileError ? views(state) : nothing}
    </div>
    ${whole ? actions(whole) : nothing}
    <button class="icon-button side-button" type="button" aria-label="About this document (i)"
      title="About this document (i)"
      aria-pressed=${narrow() ? nothing : String(panel)} @click=${() => toggleSide()}>${icon('side')}</button>
  </div>`;
}
