// @ts-check
// The page's three columns: filters, the search with its results, and, where there is room, the current hit whole.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {asksSomething} from '../state/address.js';
import {waitingLine} from '../ui/progress.js';
import {activeFilters} from './active-filters.js';
import {filterButton} from './filter-sheet.js';
import {filters} from './filters.js';
import {inspector} from './inspector.js';
import {queryBox} from './query-box.js';
import {results} from './results.js';
import {selectionBar} from './selection.js';
import {startPage} from './start.js';
import {mode, viewAndRanking} from './switches.js';
import {narrow, wide} from './width.js';
/** @import {SearchState} from './session.js' */

/**
 * The search page for a state.
 * @param {SearchState} state
 */
export function view(state) {
  const asks = asksSomething(state.search);
  return html`<div class="search-page">
    ${narrow() ? nothing : html`<aside class="filters" aria-label="Filters">${filters(state)}</aside>`}
    <div class="search-main">
      <div class="search-head">
        <h1 class="unseen">Search</h1>
        ${queryBox(state)}
        <div class="switches">${mode(state)}${narrow() ? filterButton(state) : viewAndRanking(state, 'head')}</div>
        ${activeFilters(state)}
        ${waitingLine(state.waiting)}
      </div>
      ${asks ? results(state) : startPage(state)}
    </div>
    ${wide() ? html`<aside class="inspector"
      aria-label="The current result">${asks ? inspector(state) : nothing}</aside>` : nothing}
    ${selectionBar(state)}
  </div>`;
}
