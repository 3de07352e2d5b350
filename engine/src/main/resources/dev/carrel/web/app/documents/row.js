// @ts-check
// One row of the table. A row that is not there yet has the same cells, empty: whatever comes, only words change.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {day, names, number, percent, typeName} from '../ui/format.js';
import {icon} from '../ui/icons.js';
/** @import {Column} from './address.js' */

/** @type {{column: Column, label: string, words: (row: Api.WorkRow) => string | number}[]} */
export const columns = [
  {column: 'author', label: 'Authors', words: ({document}) => names(document.authors, 2)},
  {column: 'year', label: 'Year', words: ({document}) => document.year ?? ''},
  {column: 'venue', label: 'Venue', words: ({document}) => document.site ?? ''},
  {column: 'type', label: 'Type', words: ({document, workType}) => kindName(workType) ?? typeName(document.type)},
  {column: 'source', label: 'Source', words: ({sources}) => sources.map(lastPart).join(', ')},
  {column: 'added', label: 'Added', words: ({added}) => day(added)},
  {column: 'opened', label: 'Opened', words: ({opened}) => opened ? day(opened) : ''},
  {column: 'citations', label: 'Cited by', words: ({citedBy}) => citedBy ? number(citedBy) : ''},
  {column: 'coverage', label: 'Coverage', words: ({coverage}) => percent(coverage.share)},
];

/** @param {string | null} type */
const kindName = type => type ? type[0].toUpperCase() + type.slice(1).replaceAll('-', ' ') : null;

/** @param {string} path */
const lastPart = path => path.replace(/\/+$/, '').split('/').at(-1) || path;

/** @param {Api.WorkRow} row */
function coverageSays({coverage: {pages, unread, passages, embedded}}) {
  return [unread > 0 ? `${unread} of ${pages || 'its'} pages or files could not be read` : '',
    embedded < passages ? `${embedded} of ${passages} passages are found by meaning, all by words` : '']
    .filter(Boolean).join('; ') || 'All of it is found';
}

/** @param {Api.WorkRow} row */
function notes({document: {labels, versions}}) {
  return [
    labels.reading === 'none' ? nothing
      : html`<span class="work-note">${labels.reading === 'read' ? 'Read' : 'To read'}</span>`,
    labels.tags.map(tag => html`<span class="work-tag">${tag}</span>`),
    versions.length > 0 ? html`<span class="work-note">${versions.length + 1} versions</span>` : nothing];
}

/** @param {Api.WorkRow | undefined} row */
const title = row => html`<a class="work-title" tabindex="-1" dir="auto"
  href=${row ? `/read/${encodeURIComponent(row.document.id)}` : nothing}>${row
    ? row.document.title || 'Untitled' : ''}</a>${row ? notes(row) : nothing}`;

/** @param {boolean} starred */
const star = starred => html`<button class="icon-button small" type="button" tabindex="-1" aria-pressed=${starred}
  aria-label="Star">${icon(starred ? 'starred' : 'star')}</button>`;

/**
 * @typedef {object} ShownRow
 * @property {number} index
 * @property {number} top where it begins, in pixels
 * @property {Api.WorkRow | undefined} row undefined before it is there
 * @property {boolean} on whether it is selected
 * @property {boolean} at whether keys act on it
 */

/**
 * A row in its place.
 * @param {ShownRow} shown
 */
export const workRow = ({index, top, row, on, at}) => html`<div class="work ${at ? 'at' : ''}" role="row"
    id="work-${index}" data-index=${index} aria-rowindex=${index + 2} aria-selected=${on} aria-busy=${!row}
    .style=${`top: ${top}px`}>
  <span role="gridcell" class="cell-check" aria-label=${on ? 'Selected' : 'Not selected'}><span
    class="tick" aria-hidden="true">${on ? icon('check') : nothing}</span></span>
  <span role="gridcell" class="cell-star">${star(row?.document.labels.starred ?? false)}</span>
  <span role="gridcell" class="cell-title">${title(row)}</span>
  ${columns.map(({column, words}) => html`<span role="gridcell" class="cell-${column}"
    title=${row && column === 'coverage' ? coverageSays(row) : nothing}>${row ? words(row) : ''}</span>`)}
</div>`;
