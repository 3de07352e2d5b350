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
 * @typedef {'stars' | 'readings' | 'types' | 'collections' | 'tags' | 'authors' | 'venues' | 'sections'
 *   | 'sources'} Counted
 */

/**
 * @typedef {object} List
 * @property {Listed} field
 * @property {Counted} counts
 * @property {string} title
 * @property {(all: Api.Count[]) => Api.Count[]} [order]
 * @property {number} [most]
 */

/**
 * What is counted, what is chosen of it, and who hears of another choice.
 * @typedef {object} Filtering
 * @property {Partial<Api.Facets>} facets
 * @property {Conditions} conditions
 * @property {(conditions: Conditions) => void} apply
 * @property {() => void} redraw
 */

const few = 6;
const deepest = 4;

/** @param {Api.Count[]} counts */
function asTree(counts) {
  return [...counts].sort((one, other) => String(one.value).localeCompare(String(other.value)));
}
/** @type {List[]} */
const lists = [
  {field: 'star', counts: 'stars', title: 'Star'},
  {field: 'read', counts: 'readings', title: 'Reading'},
  {field: 'type', counts: 'types', title: 'Type'},
  {field: 'collection', counts: 'collections', title: 'Collection', order: asTree},
  {field: 'tag', counts: 'tags', title: 'Tag'},
  {field: 'author', counts: 'authors', title: 'Author'},
  {field: 'venue', counts: 'venues', title: 'Venue'},
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

/** @param {Listed} field @param {string} name */
function shortName(field, name) {
  if (field === 'source') return end(name);
  return field === 'collection' ? name.slice(name.lastIndexOf('/') + 1) : name;
}

/**
 * @param {Listed} field
 * @param {Api.Count} count
 * @param {Filtering} filtering
 */
function checkbox(field, {value, count}, {conditions, facets, apply}) {
  const wanted = String(value);
  const name = valueName(field, wanted, facets);
  const above = field === 'collection' ? Math.min(deepest, name.split('/').length - 1) : 0;
  return html`<label class="check ${above > 0 ? `below-${above}` : ''}">
    <input type="checkbox" .checked=${conditions[field].includes(wanted)}
      @change=${() => apply(toggled(conditions, field, wanted))}>
    <span class="check-name" dir="auto" title=${name}>${shortName(field, name)}</span>
    <span class="check-count">${number(count)}</span>
  </label>`;
}

/** @param {Listed} field @param {number} count @param {() => void} redraw */
function more(field, count, redraw) {
  const turn = () => {
    if (!unfolded.delete(field)) unfolded.add(field);
    redraw();
  };
  return html`<button class="text-button" type="button" aria-expanded=${unfolded.has(field)} @click=${turn}
    >${unfolded.has(field) ? 'Fewer' : `${number(count)} more`}</button>`;
}

/** @param {List} list @param {Filtering} shown */
function checklist({field, counts, title, order = all => all, most = few}, shown) {
  const all = order(values(shown.facets[counts] ?? [], shown.conditions[field]));
  if (all.length === 0) return nothing;
  const visible = unfolded.has(field) ? all : all.slice(0, Math.max(most, shown.conditions[field].length));
  return html`<fieldset class="facet">
    <legend>${title}</legend>
    <div class="checks">${visible.map(one => checkbox(field, one, shown))}</div>
    ${all.length > most ? more(field, all.length - visible.length, shown.redraw) : nothing}
  </fieldset>`;
}

/** Bones of the panel's size. */
export const filterBones = () => html`<div class="facet-skeleton" aria-hidden="true">
  <div class="bone tall"></div>${[1, 2, 3, 4, 5, 6].map(() => html`<div class="bone"></div>`)}</div>`;

/**
 * Meaning finds more than words do, but has no border at which to stop counting.
 * @param {Search} search
 */
const asksWords = search => search.mode !== 'semantic' && search.queries.some(query =>
  readConditions(query).other.some(piece => !/^-?[a-z]+:/.test(piece)));

/**
 * The panel's fields.
 * @param {Filtering} filtering
 */
export const filterFields = filtering => html`${histogram(filtering)}${lists.map(list => checklist(list, filtering))}`;

/**
 * The panel; until the first counts are there, bones of its size.
 * @param {SearchState} state
 */
export function filters({search, facets}) {
  if (!facets) return filterBones();
  return html`
    ${filterFields({facets, conditions: readConditions(search.filter), apply: filterBy, redraw})}
    ${asksWords(search) ? html`<p class="facet-note">Counted are documents that hold any of the words.</p>` : nothing}`;
}
