// @ts-check
// The conditions in force, each as a chip that can be removed.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {partName, typeName} from '../ui/format.js';
import {chip} from '../ui/chips.js';
import {count, listed, noConditions, readConditions, toggled, without, withoutOther,
  writeConditions} from './conditions.js';
import {change} from './session.js';
/** @import {Conditions, Listed, Years} from './conditions.js' */
/** @import {SearchState} from './session.js' */

/** @type {Record<string, string>} */
const noted = {'star:yes': 'Starred', 'star:no': 'Without a star', 'read:yes': 'Read', 'read:no': 'Not read',
  'read:todo': 'To read'};

/**
 * How a value is called in the panel and on a chip.
 * @param {Listed} field
 * @param {string} value
 * @param {Partial<Api.Facets> | null} facets
 */
export function valueName(field, value, facets) {
  if (field === 'type') return typeName(value);
  if (field === 'section') return partName(value);
  if (field === 'star' || field === 'read') return noted[`${field}:${value}`] ?? value;
  if (field === 'source') return facets?.sources?.find(source => source.value === value)?.label ?? value;
  return value;
}

/**
 * Filters by other conditions.
 * @param {Conditions} conditions
 */
export const filterBy = conditions => change({filter: writeConditions(conditions)});

/** @param {Years} years */
function years({from, to}) {
  if (from === null) return `up to ${to}`;
  if (to === null) return `from ${from}`;
  return from === to ? String(from) : `${from}–${to}`;
}

/**
 * The chips, or nothing.
 * @param {SearchState} state
 */
export function activeFilters({search, facets}) {
  const conditions = readConditions(search.filter);
  if (count(conditions) === 0) return nothing;
  return html`<div class="active-filters" role="group" aria-label="Filters in force">
    ${conditions.year
      ? chip({prefix: 'Year', label: years(conditions.year), remove: () => filterBy(without(conditions, 'year'))})
        : nothing}
    ${listed.flatMap(field => conditions[field].map((/** @type {string} */ value) => chip({
      prefix: field[0].toUpperCase() + field.slice(1), label: valueName(field, value, facets),
      remove: () => filterBy(toggled(conditions, field, value))})))}
    ${conditions.other.map(whole => chip({label: whole, remove: () => filterBy(withoutOther(conditions, whole))}))}
    <button class="text-button" type="button" @click=${() => filterBy(noConditions())}>Clear all</button>
  </div>`;
}
