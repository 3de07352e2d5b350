// @ts-check
// Loads what stands around a document, once it is looked for.
import * as api from '../../api.js';
import {current, set} from '../session.js';
/** @import {ApiError} from '../../api.js' */
/** @import {LoadedState} from '../session.js' */

/**
 * What is known of the neighbours; a list is missing until it is loaded.
 * @typedef {object} Neighbours
 * @property {string} by how documents are compared
 * @property {Api.Similar | null} [similar]
 * @property {ApiError | null} [similarError]
 * @property {Brief[]} [citing]
 * @property {Brief[]} [cited]
 * @property {() => void} [moreCiting]
 * @property {() => void} [moreCited]
 * @property {Api.Reference[]} [references]
 */

/** @typedef {Pick<Api.Document, 'id' | 'title' | 'authors'> & {year?: number | null}} Brief */

const howMany = 12;
const atOnce = 10;

/**
 * Changes what is known of the neighbours, unless another document is open by now.
 * @param {string} id
 * @param {Partial<Neighbours>} changes
 */
function learn(id, changes) {
  const {id: now, related} = current();
  if (now === id && related) set({related: {...related, ...changes}});
}

/** @param {string} id @param {string} by */
async function loadSimilar(id, by) {
  try {
    const similar = await api.similarTo(id, by, howMany);
    if (current().related?.by === by) learn(id, {similar});
  } catch (similarError) {
    learn(id, {similarError});
  }
}

/**
 * Compares documents in another way.
 * @param {string} by
 */
export function likeness(by) {
  const {id} = current();
  learn(id, {by, similar: null, similarError: null});
  loadSimilar(id, by);
}

/**
 * The next of some documents by their ids; what is known so far is kept under `name`.
 * @param {string} id
 * @param {'citing' | 'cited'} name
 * @param {string[]} ids
 */
async function loadNext(id, name, ids) {
  const known = current().related?.[name] ?? [];
  const next = ids.slice(known.length, known.length + atOnce);
  const found = await Promise.all(next.map(one => api.outline(one)
    .then(({document}) => document, () => ({id: one, title: one, authors: []}))));
  learn(id, {[name]: [...known, ...found]});
}

/** @param {string} id */
async function loadReferences(id) {
  const {references} = await api.referencesOf(id).catch(() => ({references: []}));
  learn(id, {references});
}

/**
 * Loads everything, the first time.
 * @param {LoadedState} state
 */
export function load({id, whole, related}) {
  if (related) return;
  const {citedBy, cites} = whole.document;
  const moreCiting = () => loadNext(id, 'citing', citedBy);
  const moreCited = () => loadNext(id, 'cited', cites);
  // After the drawing that asked for it.
  queueMicrotask(() => {
    if (current().related) return;
    set({related: {by: 'both', moreCiting, moreCited}});
    loadSimilar(id, 'both');
    if (whole.references > 0) loadReferences(id);
    if (citedBy.length > 0) moreCiting();
    if (cites.length > 0) moreCited();
  });
}
