// @ts-check
// The filter panel: years as a histogram, all else as lists with counts.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {inReadingOrder, number} from '../ui/format.js';
import {filterBy, valueName} from './active-filters.js';
import {readConditions, toggled} from './conditions.js';
import {histogram} from './histogram.js';
import {redraw} from './session.js';
/** @import {Conditions, Listed} from './conditions.js' */
/** @import {Search} from '../state/address.js' */
/** @import {SearchState} from './session.js' */

/**
 * @typedef {object} List
 * @property {Listed} field
 * @property {'types' | 'collections' | 'tags' | 'sections' | 'sources'} counts
 * @property {string} title
 * @property {(all: Api.Count[]) => Api.Count[]} [order]
 * @property {number} [most]
 */

/** @typedef {{facets: Partial<Api.Facets>, conditions: Conditions}} Shown */

const few = 6;
/** @type {List[]} */
const lists = [
  {field: 'type', counts: 'types', title: 'Type'},
  {field: 'collection', counts: 'collections', title: 'Collection'},
  {field: 'tag', counts: 'tags', title: 'Tag'},
  {field: 'section', counts: 'sections', title: 'Section', order: inReadingOrder, most: 9},
  {field: 'source', counts: 'sources', title: 'Source'},
];
/** @type {Set<string>} */
const unfolded = new Set();

/**
 * What the server counted, with what is chosen and was not counted.
 * @param {Api.Count[]} counted
 * @param {string[]} chosen
 */
function values(counted, chosen) {
  const missing = chosen.filter(value => !counted.some(one => String(one.value) === value));
  return [...missing.map(value => ({value, count: 0})), ...counted];
}

/**
 * Sources differ in the end of their paths, which a narrow panel would cut off.
 * @param {string} path
 */
const end = path => path.split('/').length > 3 ? `…/${path.split('/').slice(-2).join('/')}` : path;

/**
 * @param {Listed} field
 * @param {Api.Count} count
 * @param {Shown} shown
 */
function checkbox(field, {value, count}, {conditions, facets}) {
  const wanted = String(value);
  const name = valueName(field, wanted, facets);
  return html`<label class="check">
    <input type="checkbox" .checked=${conditions[field].includes(wanted)}
      @change=${() => filterBy(toggled(conditions, field, wanted))}>
    <span class="check-name" dir="auto" title=${name}>${field === 'source' ? end(name) : name}</span>
    <span class="check-count">${number(count)}</span>
  </label>`;
}

/** @param {Listed} field @param {number} count */
function more(field, count) {
  const turn = () => {
    if (!unfolded.delete(field)) unfolded.add(field);
    redraw();
  };
  return html`<button class="text-button" type="button" aria-expanded=${unfolded.has(field)} @click=${turn}
    >${unfolded.has(field) ? 'Fewer' : `${number(count)} more`}</button>`;
}

/** @param {List} list @param {Shown} shown */
function checklist({field, counts, title, order = all => all, most = few}, shown) {
  const all = order(values(shown.facets[counts] ?? [], shown.conditions[field]));
  if (all.length === 0) return nothing;
  const visible = unfolded.has(field) ? all : all.slice(0, Math.max(most, shown.conditions[field].length));
  return html`<fieldset class="facet">
    <legend>${title}</legend>
    <div class="checks">${visible.map(one => checkbox(field, one, shown))}</div>
    ${all.length > most ? more(field, all.length - visible.length) : nothing}
  </fieldset>`;
}

const skeleton = () => html`<div class="facet-skeleton" aria-hidden="true">
  <div class="bone tall"></div>${[1, 2, 3, 4, 5, 6].map(() => html`<div class="bone"></div>`)}</div>`;

/**
 * Meaning finds more than words do, but has no border at which to stop counting.
 * @param {Search} search
 */
const asksWords = search => search.mode !== 'semantic' && search.queries.some(query =>
  readConditions(query).other.some(piece => !/^-?[a-z]+:/.test(piece)));

/**
 * The panel; until the first counts are there, bones of its size.
 * @param {SearchState} state
 */
export function filters({search, facets}) {
  if (!facets) return skeleton();
  const shown = {facets, conditions: readConditions(search.filter)};
  return html`
    ${histogram(facets.years ?? [], shown.conditions)}
    ${lists.map(list => checklist(list, shown))}
    ${asksWords(search) ? html`<p class="facet-note">Counted are documents that hold any of the words.</p>` : nothing}`;
}
