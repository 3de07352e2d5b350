// A search and its address: all that was chosen stands in the address, and only that, so that it can be kept and shared.

export const pageSize = 20;
export const mostQueries = 4;
const mostResults = 1000;

/** What is searched when nothing was chosen; null means as the library is set. */
export const nothingChosen = Object.freeze({
  queries: [''], combine: 'min', filter: '', mode: null, view: null, ranking: null, expand: null, limit: pageSize,
});

const choices = {
  combine: ['min', 'product', 'average', 'any'],
  mode: ['hybrid', 'semantic', 'keyword'],
  view: ['papers', 'passages'],
  ranking: ['blend', 'rrf', 'weighted', 'signals'],
  expand: ['always', 'never'],
};

const chosen = (parameters, name) =>
  choices[name].includes(parameters.get(name)) ? parameters.get(name) : nothingChosen[name];

const limit = text => Math.min(mostResults, Math.max(pageSize, Number.parseInt(text, 10) || pageSize));

/** The search that an address asks for; what it does not know is left out. */
export function readAddress(parameters) {
  const queries = parameters.getAll('q').slice(0, mostQueries);
  return {
    queries: queries.length === 0 ? [''] : queries,
    combine: chosen(parameters, 'combine'),
    filter: parameters.get('filter') ?? '',
    mode: chosen(parameters, 'mode'),
    view: chosen(parameters, 'view'),
    ranking: chosen(parameters, 'ranking'),
    expand: chosen(parameters, 'expand'),
    limit: limit(parameters.get('limit')),
  };
}

/** The parameters of a search that differ from `nothingChosen`, as the address and the server know them. */
export function parametersOf(search) {
  const {queries, ...rest} = search;
  const asked = queries.map(query => query.trim()).filter(query => query !== '');
  const differing = Object.entries(rest).filter(([name, value]) => value !== nothingChosen[name]);
  return {q: asked, ...Object.fromEntries(differing)};
}

/** The address of a search; the one without any words or choices is the start page. */
export function writeSearch(search) {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parametersOf(search))) {
    for (const one of [value].flat()) written.append(name, one);
  }
  return written.size === 0 ? '/' : `/search?${written}`;
}

/** Whether there is anything to search for. */
export const asksSomething = search => search.filter !== '' || search.queries.some(query => query.trim() !== '');

/** The address of a hit in the reader, which gets the words too. */
export function readerAddress(hit, search) {
  const written = new URLSearchParams({passage: hit.passage.id});
  for (const query of parametersOf(search).q) written.append('q', query);
  return `/read/${encodeURIComponent(hit.document.id)}?${written}`;
}
