// @ts-check
// A list and its address: filter, column and direction stand in the address, so that a list can be kept and shared.

/**
 * @typedef {'title' | 'author' | 'year' | 'venue' | 'type' | 'source' | 'added' | 'opened' | 'citations' | 'coverage'
 *   | 'star'} Column
 */
/** @typedef {'ascending' | 'descending'} Direction */
/** @typedef {{filter: string, sort: Column, order: Direction}} List */

/** @type {Column[]} */
const columns = ['title', 'author', 'year', 'venue', 'type', 'source', 'added', 'opened', 'citations', 'coverage',
  'star'];
const newestFirst = ['year', 'added', 'opened', 'citations', 'star'];

/**
 * The direction that a column is first sorted in.
 * @param {Column} sort
 * @returns {Direction}
 */
export const naturalOrder = sort => newestFirst.includes(sort) ? 'descending' : 'ascending';

/**
 * The list that an address asks for; what it does not know is left out.
 * @param {URLSearchParams} parameters
 * @returns {List}
 */
export function readList(parameters) {
  const sort = columns.find(column => column === parameters.get('sort')) ?? 'title';
  const order = parameters.get('order');
  return {filter: parameters.get('filter') ?? '', sort,
    order: order === 'ascending' || order === 'descending' ? order : naturalOrder(sort)};
}

/**
 * The address of a list.
 * @param {List} list
 */
export function writeList({filter, sort, order}) {
  const written = new URLSearchParams();
  if (filter.trim() !== '') written.set('filter', filter.trim());
  if (sort !== 'title') written.set('sort', sort);
  if (order !== naturalOrder(sort)) written.set('order', order);
  return written.size === 0 ? '/documents' : `/documents?${written}`;
}
