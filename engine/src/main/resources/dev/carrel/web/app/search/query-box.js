// @ts-check
// Where questions are typed. Up to four are asked together: the last one is in the box, the others are chips before it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {mostQueries} from '../state/address.js';
import {chip} from '../ui/chips.js';
import {withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {segmented} from '../ui/segmented.js';
import {focusQuery, focusResult} from './keys.js';
import {change, submit} from './session.js';
/** @import {Search} from '../state/address.js' */
/** @import {SearchState} from './session.js' */

/** @typedef {KeyboardEvent & {target: HTMLInputElement}} TypedKey */

const formulas = [
  {value: 'min', label: 'Weakest', hint: 'A document counts as much as its worst query (min)'},
  {value: 'product', label: 'Product', hint: 'The geometric mean of the queries (product)'},
  {value: 'average', label: 'Average', hint: 'The mean of the queries (average)'},
];

/** @param {string[]} queries */
const typed = queries => withValue(words => change({queries: [...queries.slice(0, -1), words]}, true));

/** @param {string[]} queries */
function addQuery(queries) {
  if ((queries.at(-1) ?? '').trim() !== '' && queries.length < mostQueries) change({queries: [...queries, '']}, true);
  focusQuery();
}

/** @param {string[]} queries @param {number} index */
const removeQuery = (queries, index) => change({queries: queries.filter((_, i) => i !== index)});

/**
 * Puts a chip into the box and what was there among the chips.
 * @param {string[]} queries
 * @param {number} index
 */
function editQuery(queries, index) {
  const others = queries.filter((query, i) => i !== index && query.trim() !== '');
  change({queries: [...others, queries[index]]});
  focusQuery();
}

/** @param {TypedKey} event @param {string[]} queries */
function pressed(event, queries) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) addQuery(queries);
  else if (event.key === 'Enter') submit();
  else if (event.key === 'ArrowDown') focusResult(0);
  else if (event.key === 'Escape') event.target.blur();
  // The key that leads here, pressed by habit when one is here already.
  else if (event.key === '/' && event.target.value === '') focusQuery();
  else if (event.key === 'Backspace' && event.target.value === '' && queries.length > 1) {
    change({queries: queries.slice(0, -1)}, true);
  } else return;
  event.preventDefault();
}

/** @param {string[]} queries */
function clear(queries) {
  change({queries: [...queries.slice(0, -1), '']});
  focusQuery();
}

/**
 * How several queries become one answer.
 * @param {Search} search
 */
function combination({queries, combine}) {
  if (queries.length < 2) return nothing;
  const any = combine === 'any';
  return html`<div class="combination">
    ${segmented({
      name: 'combine', label: 'Documents that are found by', value: any ? 'any' : 'all',
      options: [{value: 'all', label: 'AND', hint: 'Found by every query'},
        {value: 'any', label: 'OR', hint: 'Found by any query'}],
      choose: value => change({combine: value === 'any' ? 'any' : 'min'}),
    })}
    ${any ? nothing : segmented({
      name: 'formula', label: 'Scores are combined by', value: combine, options: formulas,
        choose: value => change({combine: value}),
    })}
  </div>`;
}

/**
 * The box, its chips, and the switches for several queries.
 * @param {SearchState} state
 */
export function queryBox({search}) {
  const {queries} = search;
  const words = queries.at(-1) ?? '';
  return html`<div class="query-box" role="search">
    ${icon('search')}
    <div class="query-line">
      ${queries.slice(0, -1).map((query, i) => chip({
        label: query, remove: () => removeQuery(queries, i), edit: () => editQuery(queries, i)}))}
      <input id="query" type="search" dir="auto" autocomplete="off" spellcheck="false" enterkeyhint="search"
        aria-label=${queries.length > 1 ? 'Another query' : 'Search the library'}
        placeholder=${queries.length > 1 ? 'and also …' : 'Search the library'}
        .value=${live(words)} @input=${typed(queries)}
          @keydown=${(/** @type {TypedKey} */ event) => pressed(event, queries)}>
    </div>
    ${words === '' ? html`<kbd class="slash" aria-hidden="true">/</kbd>` : html`
      <button class="icon-button small" type="button" aria-label="Clear"
        @click=${() => clear(queries)}>${icon('close')}</button>`}
    <button class="icon-button small" type="button" title="Add another query (Ctrl Enter)"
      aria-label="Add another query"
      ?disabled=${words.trim() === '' || queries.length >= mostQueries}
        @click=${() => addQuery(queries)}>${icon('plus')}</button>
  </div>
  ${combination(search)}`;
}
