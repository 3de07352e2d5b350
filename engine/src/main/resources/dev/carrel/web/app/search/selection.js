// @ts-check
// Selected documents, and what can be done with them. A selection outlives a search, so that it can be gathered from
// several.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {parametersOf} from '../state/address.js';
import {openDialog} from '../ui/dialog.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {withValue} from '../ui/events.js';
import {chooseStyle, chosenStyle, copyCitations, styles} from './citations.js';
import {current, set} from './session.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {Search} from '../state/address.js' */
/** @import {SearchState} from './session.js' */

/** The formats that works are exported in. */
export const formats = [
  {value: 'bibtex', ending: 'bib', label: 'BibTeX', says: 'for LaTeX and most reference managers'},
  {value: 'ris', ending: 'ris', label: 'RIS', says: 'for EndNote, Mendeley, Zotero'},
  {value: 'csl-json', ending: 'json', label: 'CSL-JSON', says: 'for Zotero and pandoc'},
  {value: 'csv', ending: 'csv', label: 'CSV', says: 'a table for spreadsheets'},
  {value: 'markdown', ending: 'md', label: 'Markdown', says: 'a list to paste into notes'},
  {value: 'annotations', ending: 'md', label: 'Highlights and notes', says: 'as Markdown, with citations'},
];
const styled = [
  {value: 'text', label: 'References as text', says: 'in the style above'},
  {value: 'html', label: 'References as HTML', says: 'in the style above'},
];
/** @type {{path: string, label: string, says: string, picture: IconName}[]} */
const uses = [
  {path: '/ask', label: 'Ask', says: 'Ask these', picture: 'quote'},
  {path: '/matrix', label: 'Matrix', says: 'Make a matrix of these', picture: 'table'},
  {path: '/scan', label: 'Scan', says: 'Scan a claim in these', picture: 'scales'},
];
/** @type {string | null} */
let last = null;

/**
 * @param {Api.Hit[]} results
 * @param {string} one
 * @param {string} other
 */
const between = (results, one, other) => {
  const places = [one, other].map(id => results.findIndex(hit => hit.passage.id === id));
  return places.includes(-1) ? [] : results.slice(Math.min(...places), Math.max(...places) + 1);
};

/**
 * Selects a hit's document or no longer; with `range`, all from the last one to this.
 * @param {Api.Hit} hit
 * @param {boolean} range
 */
export function toggleHit(hit, range) {
  const {answer, selected} = current();
  const next = new Map(selected);
  const on = !next.has(hit.document.id);
  const hits = range && last ? between(answer?.results ?? [], last, hit.passage.id) : [hit];
  for (const {document} of hits) {
    if (on) next.set(document.id, document);
    else next.delete(document.id);
  }
  last = hit.passage.id;
  set({selected: next});
}

/** Selects nothing. */
export const clearSelection = () => set({selected: new Map()});

/** @param {Map<string, Api.Document>} selected @param {Search} search */
const exported = (selected, search) =>
  selected.size > 0 ? {id: [...selected.keys()]} : {...parametersOf(search), limit: search.limit};

/**
 * @param {{value: string, label: string, says: string}[]} offered
 * @param {{style?: string}} how
 * @param {() => void} chosen
 * @param {api.Parameters} what
 */
const formatList = (offered, how, chosen, what) =>
  html`<ul class="formats">${offered.map(({value, label, says}) => html`<li>
    <a href=${api.exportAddress({format: value, ...how, ...what})} download @click=${() => setTimeout(chosen)}>
      <strong>${label}</strong><span>${says}</span></a></li>`)}</ul>`;

/** Offers the formats for what is selected, else for all results. */
export function showExport() {
  const {selected, search, answer} = current();
  const count = selected.size || answer?.results.length || 0;
  if (count === 0) return;
  const dialog = openDialog({
    title: selected.size > 0 ? `Export ${counted(count, 'document')}` : `Export all ${count} results`,
    kind: 'small',
    body: () => html`${formatList(formats, {}, () => dialog.close(), exported(selected, search))}
      <label class="citation-style"><span>Citation style</span><select
        @change=${withValue(style => { chooseStyle(style); dialog.paint(); })}>${styles.map(({value, label}) =>
          html`<option value=${value} ?selected=${value === chosenStyle()}>${label}</option>`)}</select></label>
      ${formatList(styled, {style: chosenStyle()}, () => dialog.close(), exported(selected, search))}`,
  });
}

/**
 * The bar that appears while something is selected.
 * @param {SearchState} state
 */
export function selectionBar({selected}) {
  if (selected.size === 0) return nothing;
  return html`<div class="selection-bar" role="region" aria-label="Selection">
    <strong>${selected.size} selected</strong>
    <button class="button" type="button" aria-label="Copy citations"
      @click=${() => copyCitations([...selected.values()])}
      >${icon('copy')}<span>Copy citations</span></button>
    <button class="button" type="button" aria-label="Export"
      @click=${showExport}>${icon('export')}<span>Export</span></button>
    ${uses.map(({path, label, says, picture}) => html`<a class="button" aria-label=${says} title=${says}
      href="${path}?${new URLSearchParams([...selected.keys()].map(id => ['document', id]))}"
      >${icon(picture)}<span>${label}</span></a>`)}
    <button class="icon-button" type="button" aria-label="Select nothing"
      @click=${clearSelection}>${icon('close')}</button>
  </div>`;
}
