// @ts-check
// Where in the library something is looked for: everywhere, in a collection, among the results of a query, or in some
// documents. It stands in the address, as all that was chosen does.
import * as api from '../api.js';
import {current as currentSearch} from '../search/session.js';

/** @typedef {'all' | 'collection' | 'query' | 'documents'} ScopeKind */

/**
 * What was chosen, with what was typed for the kinds that are not chosen now.
 * @typedef {object} Scope
 * @property {ScopeKind} kind
 * @property {string} collection
 * @property {string} query
 * @property {string[]} documents their ids
 */

/** The server takes no more names of documents in one question. */
export const mostNamed = 100;

/** @type {Readonly<Scope>} */
export const everywhere = Object.freeze({kind: 'all', collection: '', query: '', documents: []});

/**
 * The scope that an address names.
 * @param {URLSearchParams} parameters
 * @returns {Scope}
 */
export function readScope(parameters) {
  const [collection, query] = [parameters.get('collection') ?? '', parameters.get('query') ?? ''];
  const documents = parameters.getAll('document');
  const kind = documents.length > 0 ? 'documents' : collection ? 'collection' : query ? 'query' : 'all';
  return {kind, collection, query, documents};
}

/**
 * Only what was chosen, as the server wants it.
 * @param {Scope} scope
 * @returns {{collection?: string, query?: string, documents?: string[]}}
 */
export function wanted({kind, collection, query, documents}) {
  switch (kind) {
    case 'collection': return {collection: collection.trim()};
    case 'query': return {query: query.trim()};
    case 'documents': return {documents};
    default: return {};
  }
}

/**
 * What is missing before something can be looked for there; empty if nothing is.
 * @param {Scope} scope
 */
export function lacking(scope) {
  if (scope.kind === 'collection' && scope.collection.trim() === '') return 'Choose a collection.';
  if (scope.kind === 'query' && scope.query.trim() === '') return 'Type a query.';
  return scope.kind === 'documents' && scope.documents.length === 0 ? 'Choose documents.' : '';
}

/**
 * Writes the scope behind other parameters of an address.
 * @param {URLSearchParams} written
 * @param {Scope} scope
 */
export function writeScope(written, scope) {
  const {documents = [], ...rest} = wanted(scope);
  for (const [name, value] of Object.entries(rest)) written.append(name, value);
  for (const id of documents) written.append('document', id);
  return written;
}

/** The names of the library's collections. */
export async function collectionNames() {
  const {collections} = await api.facets({});
  return collections.map(({value}) => String(value));
}

/** @param {string} id */
async function titleOf(id) {
  const known = currentSearch().selected.get(id);
  return known?.title ?? (await api.outline(id).catch(() => null))?.document.title ?? '';
}

/**
 * The titles of some documents by their ids.
 * @param {string[]} ids
 * @returns {Promise<Map<string, string>>}
 */
export const titlesOf = async ids =>
  new Map(await Promise.all(ids.map(async id => /** @type {[string, string]} */ ([id, await titleOf(id)]))));
