// @ts-check
// The way back to the search as it was: the browser's own history where it tells, else the words in a new search.
import {navigate} from '../router.js';
import {current} from './session.js';

/** @param {string} address */
const isSearch = address => ['/', '/search'].includes(new URL(address).pathname);

/** The last search of this tab before here, if the browser lets its history be read. */
function lastSearch() {
  const {navigation} = window;
  if (!navigation?.entries || !navigation.currentEntry) return null;
  const before = navigation.entries().slice(0, navigation.currentEntry.index);
  return before.findLast(entry => entry.url && isSearch(entry.url)) ?? null;
}

/** Where a search for the same words is. */
export function searchAddress() {
  const written = new URLSearchParams();
  current().queries.forEach(query => written.append('q', query));
  return written.size === 0 ? '/' : `/search?${written}`;
}

/**
 * Goes back to the search.
 * @param {Event} event
 */
export function backToResults(event) {
  event?.preventDefault();
  const entry = lastSearch();
  if (entry) window.navigation.traverseTo(entry.key);
  else navigate(searchAddress());
}
