// @ts-check
// The page's parts: the filter, the panel of facets, the table and the bar of what is selected.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {count, readConditions, writeConditions} from '../search/conditions.js';
import {filterBones, filterFields} from '../search/filters.js';
import {narrow} from '../search/width.js';
import {openDialog} from '../ui/dialog.js';
import {empty, failure} from '../ui/empty.js';
import {withValue} from '../ui/events.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {press} from './keys.js';
import {change, redraw, reload, set, type} from './session.js';
import {table} from './table.js';
import {usesBar} from './uses.js';
/** @import {ListState} from './session.js' */

/** @param {ListState} state */
function panel({list, facets}) {
  if (!facets) return filterBones();
  return filterFields({facets, conditions: readConditions(list.filter), redraw,
    apply: conditions => change({filter: writeConditions(conditions)})});
}

/** @param {ListState} state */
function openSheet(state) {
  const sheet = openDialog({
    title: 'Filters', kind: 'sheet', closed: () => set({sheet: null}),
    body: () => html`${panel(state)}<button class="button primary sheet-done" type="button"
      @click=${() => sheet.close()}>Show ${counted(state.total ?? 0, 'work')}</button>`,
  });
  set({sheet});
}

/** @param {ListState} state */
const sheetButton = state => html`<button class="button" type="button" @click=${() => openSheet(state)}
  >${icon('filter')}<span>Filters</span>${count(readConditions(state.list.filter)) > 0
    ? html`<span class="badge">${count(readConditions(state.list.filter))}</span>` : nothing}</button>`;

/** @param {ListState} state */
const tools = state => html`<div class="documents-tools">
  <label class="unseen" for="documents-filter">Filter</label>
  <input class="field" id="documents-filter" type="search" autocomplete="off" spellcheck="false"
    placeholder="Filter by title, author, venue, year:2020.., tag:, star:yes" .value=${live(state.list.filter)}
    @input=${withValue(type)}>
  ${narrow() ? sheetButton(state) : nothing}
</div>`;

/** @param {ListState} state */
function content(state) {
  if (state.error) return failure(state.error, reload);
  if (state.total === 0 && state.list.filter.trim() === '') {
    return empty({picture: 'library', title: 'The library is empty.',
      text: 'Add a folder or Zotero on the page Library.'});
  }
  if (state.total === 0) {
    return empty({picture: 'search', title: 'No work is like that.',
      text: 'Plain words are beginnings of words of title, authors, venue, year and tags; Search looks into texts.'});
  }
  return table(state, press);
}

/**
 * The page for a state.
 * @param {ListState} state
 */
export const view = state => html`<div class="documents-page">
  ${narrow() ? nothing : html`<aside class="filters" aria-label="Filters">${panel(state)}</aside>`}
  <section class="documents-main" aria-label="List">
    <header class="page-head"><h1>Documents</h1>
      <p class="quiet" role="status">${state.total === null ? '…' : counted(state.total, 'work')}</p></header>
    ${tools(state)}
    ${usesBar(state)}
    ${content(state)}
  </section>
</div>`;
