// @ts-check
// The table without its rows: a header that sorts, and the place where rows.js draws.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {icon} from '../ui/icons.js';
import {columns} from './row.js';
import {drawRowsSoon, press as pressRow} from './rows.js';
import {sortBy} from './session.js';
/** @import {Column} from './address.js' */
/** @import {ListState} from './session.js' */

/** @param {ListState} state @param {Column} column @param {unknown} label */
const header = ({list}, column, label) => html`<span role="columnheader" class="cell-${column}"
  aria-sort=${list.sort === column ? list.order : 'none'}><button type="button"
  @click=${() => sortBy(column)}>${label}${list.sort === column
    ? icon(list.order === 'ascending' ? 'up' : 'down') : nothing}</button></span>`;

/**
 * @param {ListState} state
 * @param {(event: KeyboardEvent) => void} press
 */
export const table = (state, press) => html`<div class="works" role="grid" tabindex="0" aria-label="Documents"
    aria-multiselectable="true" aria-rowcount=${(state.total ?? 0) + 1}
    aria-activedescendant=${state.total ? `work-${state.at}` : nothing}
    @scroll=${drawRowsSoon} @keydown=${press}>
  <div class="works-head" role="row" aria-rowindex="1">
    <span role="columnheader" class="cell-check"><span class="unseen">Selected</span></span>
    ${header(state, 'star', html`<span class="unseen">Star</span>${icon('star')}`)}
    ${header(state, 'title', 'Title')}
    ${columns.map(({column, label}) => header(state, column, label))}
  </div>
  <div class="works-body" role="rowgroup" @click=${pressRow}></div>
</div>`;
