// @ts-check
// The hits of this document: looks for words in it, goes from one hit to the next, and keeps the address true.
import {writeAddress} from '../router.js';
import {latest} from '../state/latest.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {fewHits, findHits, manyHits} from './hits.js';
import {mark, needShown} from './marking.js';
import {set, state} from './session.js';
/** @import {LocatedPassage} from './hits.js' */

/** The address of this document at its present passage. */
function address() {
  const written = new URLSearchParams();
  if (state.passage) written.set('passage', state.passage.id);
  state.queries.forEach(query => written.append('q', query));
  const rest = written.size === 0 ? '' : `?${written}`;
  return `/read/${encodeURIComponent(state.id)}${rest}`;
}

const finding = latest({
  ask: (/** @type {string[]} */ queries, signal) => findHits(state.id, {queries, limit: state.limit}, signal),
  pause: 200,
  got(hits) {
    const same = hits.find(hit => hit.passage.id === state.passage?.id);
    set({hits, hitsError: null, passage: same?.passage ?? state.passage});
    announce(`${counted(hits.length, 'hit')} in this document.`);
    needShown();
    mark();
  },
  failed: hitsError => set({hits: [], hitsError}),
});

/**
 * Looks for what an address asks.
 * @param {string[]} queries
 */
export const findNow = queries => finding.now(queries);

/** Calls off what is being looked for. */
export const stopFinding = () => finding.cancel();

/**
 * Shows a passage of this document.
 * @param {LocatedPassage} passage
 * @param {boolean} [write]
 */
export function choose(passage, write = true) {
  set({passage, aim: {}});
  if (write) writeAddress(address(), false);
  needShown();
  mark();
}

/** The place of the present hit among all, from 0; -1 if it is none. */
export const hitIndex = () => (state.hits ?? []).findIndex(({passage}) => passage.id === state.passage?.id);

/**
 * Goes to the next hit, or the one before; after the last comes the first.
 * @param {number} by
 */
export function step(by) {
  const {hits} = state;
  if (!hits?.length) return;
  const at = hitIndex();
  const next = at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length;
  choose(hits[next].passage);
  announce(`Hit ${next + 1} of ${hits.length}.`);
}

/**
 * Looks for other words in this document.
 * @param {string} words
 * @param {boolean} [typing]
 */
export function find(words, typing = false) {
  const queries = words.trim() === '' ? [] : [words];
  set({queries, limit: fewHits, ...(queries.length === 0 ? {hits: null, hitsError: null} : {})});
  writeAddress(address(), false);
  if (queries.length === 0) {
    finding.cancel();
    mark();
  } else {
    finding[typing ? 'soon' : 'now'](queries);
  }
}

/** Looks for more than the best hits. */
export function findMore() {
  set({limit: manyHits});
  finding.now(state.queries);
}
