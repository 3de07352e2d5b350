// @ts-check
// The table: a header that sorts, and of all rows only those in sight, which are drawn apart from the page.
import {html, nothing, render} from '/lib/lit-html/lit-html.js';
import {guard} from '/lib/lit-html/directives/guard.js';
import {narrow} from '../search/width.js';
import {day, names, number, percent, typeName} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {targetOf} from '../ui/events.js';
import {isSelected, toggle, toggleStar} from './selection.js';
import {current, goTo, sortBy} from './session.js';
/** @import {Column} from './address.js' */
/** @import {ListState} from './session.js' */

/** Rows above and below those in sight, so that a turn of the wheel finds them drawn. */
const spare = 12;

/** @type {{column: Column, label: string, cell: (row: Api.WorkRow) => unknown}[]} */
const columns = [
  {column: 'title', label: 'Title', cell: title},
  {column: 'author', label: 'Authors', cell: ({document}) => names(document.authors, 2)},
  {column: 'year', label: 'Year', cell: ({document}) => document.year ?? ''},
  {column: 'venue', label: 'Venue', cell: ({document}) => document.site ?? ''},
  {column: 'type', label: 'Type', cell: ({document, workType}) => kindName(workType) ?? typeName(document.type)},
  {column: 'source', label: 'Source', cell: ({sources}) => sources.map(lastPart).join(', ')},
  {column: 'added', label: 'Added', cell: ({added}) => day(added)},
  {column: 'opened', label: 'Opened', cell: ({opened}) => opened ? day(opened) : ''},
  {column: 'citations', label: 'Cited by', cell: ({citedBy}) => citedBy ? number(citedBy) : ''},
  {column: 'coverage', label: 'Coverage', cell: coverage},
];

/** @param {string | null} type */
const kindName = type => type ? type[0].toUpperCase() + type.slice(1).replaceAll('-', ' ') : null;

/** @param {string} path */
const lastPart = path => path.replace(/\/+$/, '').split('/').at(-1) || path;

/** @param {Api.WorkRow} row */
function title({document}) {
  const {labels, versions} = document;
  return html`<a class="work-title" tabindex="-1" href="/read/${encodeURIComponent(document.id)}"
      dir="auto">${document.title || 'Untitled'}</a>
    ${labels.reading === 'none' ? nothing
      : html`<span class="work-note">${labels.reading === 'read' ? 'Read' : 'To read'}</span>`}
    ${labels.tags.map(tag => html`<span class="work-tag">${tag}</span>`)}
    ${versions.length > 0 ? html`<span class="work-note">${versions.length + 1} versions</span>` : nothing}`;
}

/** @param {Api.WorkRow} row */
function coverage({coverage: {share, pages, unread, passages, embedded}}) {
  const says = [unread > 0 ? `${unread} of ${pages || 'its'} pages or files could not be read` : '',
    embedded < passages ? `${embedded} of ${passages} passages are found by meaning, all by words` : '']
    .filter(Boolean).join('; ');
  return html`<span title=${says || 'All of it is found'}>${percent(share)}</span>`;
}

/** @param {MouseEvent} event @param {number} index */
function pressed(event, index) {
  if (targetOf(event).closest('a, button')) return;
  if (event.shiftKey) event.preventDefault();
  toggle(index, event.shiftKey);
}

/** @param {number} index @param {ListState} state */
function row(index, state) {
  const known = state.pages?.row(index);
  const on = known ? isSelected(state, known.document.id) : false;
  return html`<div class="work ${index === state.at ? 'at' : ''}" role="row" id="work-${index}"
      aria-rowindex=${index + 2} aria-selected=${on} .style=${`transform: translateY(${index * height()}px)`}
      @click=${(/** @type {MouseEvent} */ event) => pressed(event, index)}>
    <span role="gridcell" class="cell-check" aria-label=${on ? 'Selected' : 'Not selected'}><span
      class="tick" aria-hidden="true">${on ? icon('check') : nothing}</span></span>
    ${known ? cells(known) : html`<span role="gridcell" class="cell-title"><span class="bone title"></span></span>`}
  </div>`;
}

/**
 * A row that is not gone through again as long as nothing about it is other.
 * @param {number} index
 * @param {ListState} state
 */
function drawn(index, state) {
  const known = state.pages?.row(index);
  const {id, labels} = known?.document ?? {};
  return guard([index, known, labels?.starred, id && isSelected(state, id), index === state.at, height()],
    () => row(index, state));
}

/** @param {Api.WorkRow} known */
const cells = known => html`
  <span role="gridcell" class="cell-star"><button class="icon-button small" type="button" tabindex="-1"
    aria-pressed=${known.document.labels.starred} aria-label="Star"
    @click=${() => toggleStar(known)}>${icon(known.document.labels.starred ? 'starred' : 'star')}</button></span>
  ${columns.map(({column, cell}) => html`<span role="gridcell" class="cell-${column}">${cell(known)}</span>`)}`;

/** @param {ListState} state @param {Column} column @param {unknown} label */
const header = ({list}, column, label) => html`<span role="columnheader" class="cell-${column}"
  aria-sort=${list.sort === column ? list.order : 'none'}><button type="button"
  @click=${() => sortBy(column)}>${label}${list.sort === column
    ? icon(list.order === 'ascending' ? 'up' : 'down') : nothing}</button></span>`;

/**
 * The table without its rows.
 * @param {ListState} state
 * @param {(event: KeyboardEvent) => void} press
 */
export const table = (state, press) => html`<div class="works" role="grid" tabindex="0" aria-label="Documents"
    aria-multiselectable="true" aria-rowcount=${(state.total ?? 0) + 1}
    aria-activedescendant=${state.total ? `work-${state.at}` : nothing}
    @scroll=${onScroll} @keydown=${press}>
  <div class="works-head" role="row" aria-rowindex="1">
    <span role="columnheader" class="cell-check"><span class="unseen">Selected</span></span>
    ${header(state, 'star', html`<span class="unseen">Star</span>${icon('star')}`)}
    ${columns.map(({column, label}) => header(state, column, label))}
  </div>
  <div class="works-body" role="rowgroup"></div>
</div>`;

/** @type {HTMLElement | null} */
let scroller = null;
let waiting = false;

/** Rows are two lines high where there is no room for columns. */
const height = () => narrow() ? 64 : 40;

/** One drawing a frame is enough, however often the wheel turns. */
function onScroll() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    drawRows();
  });
}

/**
 * Takes the element that scrolls, and draws what is in sight.
 * @param {HTMLElement | null} element
 */
export function takeScroller(element) {
  scroller = element;
  drawRows();
}

/**
 * Rows in places that they keep while others come and go: a step of the wheel changes the elements of few.
 * @param {number} first
 * @param {number} last
 * @returns {(number | null)[]}
 */
function slots(first, last) {
  const count = Math.ceil((scroller?.clientHeight ?? 0) / height()) + 2 * spare + 2;
  const all = Array(count).fill(null);
  for (let index = first; index <= last; index++) all[index % count] = index;
  return all;
}

/** Draws the rows in sight, and asks for those that are not there yet. */
export function drawRows() {
  const state = current();
  const body = /** @type {HTMLElement | null} */ (scroller?.querySelector('.works-body') ?? null);
  if (!scroller || !body) return;
  const total = state.total ?? 0;
  body.style.height = `${total * height()}px`;
  const first = Math.max(0, Math.floor(scroller.scrollTop / height()) - spare);
  const last = Math.min(total - 1, Math.ceil((scroller.scrollTop + scroller.clientHeight) / height()) + spare);
  render([...slots(first, last).map(index => index === null ? nothing : drawn(index, state)),
    state.at < total && (state.at < first || state.at > last) ? drawn(state.at, state) : nothing], body);
  if (total > 0) state.pages?.want(first, last);
}

/**
 * Brings a row into sight.
 * @param {number} index
 */
export function scrollToRow(index) {
  if (!scroller) return;
  const head = /** @type {HTMLElement} */ (scroller.querySelector('.works-head')).offsetHeight;
  const top = index * height();
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height() + head > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + height() + head - scroller.clientHeight;
  }
}

/** How many rows are in sight. */
export const rowsInSight = () => scroller ? Math.max(1, Math.floor(scroller.clientHeight / height()) - 1) : 1;

/**
 * Goes so many rows on; with `range`, selects what is passed.
 * @param {number} steps
 * @param {boolean} range
 */
export function step(steps, range) {
  const {at, total} = current();
  const next = Math.max(0, Math.min((total ?? 1) - 1, at + steps));
  goTo(next);
  if (range) toggle(next, true);
}
