// @ts-check
// A search and its address: all that was chosen stands in the address, and only that, so that it can be kept and
// shared.

export const pageSize = 20;
export const mostQueries = 4;
const mostResults = 1000;

/**
 * What is asked of the library, null where that is as the library is set.
 * @typedef {object} Search
 * @property {string[]} queries
 * @property {string} combine
 * @property {string} filter
 * @property {string | null} mode
 * @property {string | null} view
 * @property {string | null} ranking
 * @property {string | null} sort
 * @property {string | null} expand
 * @property {number} limit
 */

/**
 * What is searched when nothing was chosen.
 * @type {Readonly<Search>}
 */
export const nothingChosen = Object.freeze({
  queries: [''], combine: 'min', filter: '', mode: null, view: null, ranking: null, sort: null, expand: null,
    limit: pageSize,
});

/** @typedef {'combine' | 'mode' | 'view' | 'ranking' | 'sort' | 'expand'} Choice */

/** @type {Record<Choice, string[]>} */
const choices = {
  combine: ['min', 'product', 'average', 'any'],
  mode: ['hybrid', 'semantic', 'keyword'],
  view: ['papers', 'passages'],
  ranking: ['rrf', 'blend', 'weighted', 'signals'],
  sort: ['relevance', 'date', 'author', 'title', 'added'],
  expand: ['auto', 'always', 'never'],
};

/** @param {URLSearchParams} parameters @param {Choice} name */
function chosen(parameters, name) {
  const value = parameters.get(name);
  return value !== null && choices[name].includes(value) ? value : nothingChosen[name];
}

/** @param {string | null} text */
const limit = text => Math.min(mostResults, Math.max(pageSize, Number.parseInt(text ?? '', 10) || pageSize));

/**
 * The search that an address asks for; what it does not know is left out.
 * @param {URLSearchParams} parameters
 */
export function readAddress(parameters) {
  const queries = parameters.getAll('q').slice(0, mostQueries);
  return {
    queries: queries.length === 0 ? [''] : queries,
    combine: chosen(parameters, 'combine') ?? nothingChosen.combine,
    filter: parameters.get('filter') ?? '',
    mode: chosen(parameters, 'mode'),
    view: chosen(parameters, 'view'),
    ranking: chosen(parameters, 'ranking'),
    sort: chosen(parameters, 'sort'),
    expand: chosen(parameters, 'expand'),
    limit: limit(parameters.get('limit')),
  };
}

/**
 * The parameters of a search that differ from `nothingChosen`, as the address and the server know them.
 * @param {Search} search
 * @returns {{q: string[]} & Record<string, any>}
 */
export function parametersOf(search) {
  const {queries, ...rest} = search;
  const asked = queries.map(query => query.trim()).filter(query => query !== '');
  /** @type {Record<string, unknown>} */
  const usual = nothingChosen;
  const differing = Object.entries(rest).filter(([name, value]) => value !== usual[name]);
  return {q: asked, ...Object.fromEntries(differing)};
}

/**
 * The address of a search; the one without any words or choices is the start page.
 * @param {Search} search
 */
export function writeSearch(search) {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parametersOf(search))) {
    for (const one of [value].flat()) written.append(name, one);
  }
  return written.size === 0 ? '/' : `/search?${written}`;
}

/**
 * Whether there is anything to search for.
 * @param {Search} search
 */
export const asksSomething = search => search.filter !== '' || search.queries.some(query => query.trim() !== '');

/**
 * The address of a hit in the reader, which gets the words too.
 * @param {Api.Hit} hit
 * @param {Search} search
 */
export function readerAddress(hit, search) {
  const written = new URLSearchParams({passage: hit.passage.id});
  for (const query of parametersOf(search).q) written.append('q', query);
  return `/read/${encodeURIComponent(hit.document.id)}?${written}`;
}
