// @ts-check
// The filters of narrow screens: the same panel in a sheet, with the switches that have no room in the page.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {openDialog} from '../ui/dialog.js';
import {icon} from '../ui/icons.js';
import {count, readConditions} from './conditions.js';
import {filters} from './filters.js';
import {set} from './session.js';
import {viewAndRanking} from './switches.js';
import {found} from './words.js';
/** @import {SearchState} from './session.js' */

/** @param {SearchState} state */
const done = ({answer}) => answer ? `Show ${found(answer)}` : 'Done';

/**
 * The page draws the sheet again whenever it draws itself.
 * @param {SearchState} state
 */
function openSheet(state) {
  const sheet = openDialog({
    title: 'Filters',
    kind: 'sheet',
    body: () => html`<div class="sheet-switches">${viewAndRanking(state, 'sheet')}</div>${filters(state)}
      <button class="button primary sheet-done" type="button" @click=${() => sheet.close()}>${done(state)}</button>`,
    closed: () => set({sheet: null}),
  });
  set({sheet});
}

/**
 * The button that opens the sheet.
 * @param {SearchState} state
 */
export function filterButton(state) {
  const active = count(readConditions(state.search.filter));
  const label = active > 0 ? `Filters, ${active} in force` : 'Filters';
  return html`<button class="button filter-button" type="button" aria-label=${label} @click=${() => openSheet(state)}>
    ${icon('filter')}<span
      class="filter-word">Filters</span>${active > 0 ? html`<span class="badge">${active}</span>` : nothing}</button>`;
}
