// The counts beside the filters.
import * as api from '../api.js';
import {parametersOf} from '../state/address.js';
import {readConditions, without, writeConditions} from './conditions.js';

/** Fields of which any chosen value will do, and the names of their counts. All must hold of the others. */
const anyOf = {year: 'years', type: 'types', section: 'sections', source: 'sources'};

const isChosen = (conditions, field) => field === 'year' ? conditions.year !== null : conditions[field].length > 0;

/**
 * Counts for a search. Where a further choice widens the search, its counts are those without the choices already made,
 * as else every other value would show nothing.
 */
export async function askFacets(search, signal) {
  const {q, mode, combine, filter} = parametersOf(search);
  const ask = conditions => api.facets({q, mode, combine, filter: conditions}, signal);
  const conditions = readConditions(search.filter);
  const open = Object.keys(anyOf).filter(field => isChosen(conditions, field));
  const [all, ...others] = await Promise.all(
    [ask(filter), ...open.map(field => ask(writeConditions(without(conditions, field))))]);
  open.forEach((field, i) => all[anyOf[field]] = others[i][anyOf[field]]);
  return all;
}
