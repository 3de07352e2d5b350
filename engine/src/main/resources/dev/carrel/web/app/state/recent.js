// @ts-check
// The last searches of this browser, newest first. They never leave it.
import {keep, kept} from './kept.js';
import {parametersOf, writeSearch} from './address.js';
/** @import {Search} from './address.js' */

const most = 12;
const name = 'recent';

/** @typedef {{address: string, label: string}} Recent */

/** The last searches. */
export const recentSearches = () =>
  kept(name, /** @type {Recent[]} */ ([])).filter(one => one?.address?.startsWith('/search?'));

/** @param {Search} search */
const label = search => [...parametersOf(search).q, search.filter].filter(part => part !== '').join(' · ');

/**
 * Puts a search first; one that only grew from the last while being typed takes its place.
 * @param {Search} search
 */
export function rememberSearch(search) {
  const entry = {address: writeSearch(search), label: label(search)};
  const [last, ...older] = recentSearches();
  const others = last && !entry.label.startsWith(last.label) ? [last, ...older] : older;
  keep(name, [entry, ...others.filter(one => one.label !== entry.label)].slice(0, most));
}

/**
 * Forgets one search, or all.
 * @param {string} address
 */
export const forgetSearch = address => keep(name, recentSearches().filter(one => one.address !== address));
export const forgetSearches = () => keep(name, []);
