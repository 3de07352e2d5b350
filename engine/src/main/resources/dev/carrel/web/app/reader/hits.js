// The passages of one document that answer the reader's words, in the order in which they are read.
import * as api from '../api.js';
import {rangeOf} from './places.js';

/** By meaning every passage is a little like any words, so at first only the best are shown. */
export const fewHits = 12;
export const manyHits = 60;

/** A passage with its range in the text. */
const located = passage => ({...passage, range: rangeOf(passage)});

/** The words that matched, as the text spells them. */
const wordsOf = hit => hit.keyword?.terms ?? [];

/** The best hits, each `{passage, match, …}` with its passage located. */
export async function findHits(id, {queries, limit}, signal) {
  const {results} = await api.passagesOf(id, {q: queries, limit}, signal);
  return results
    .map(hit => ({...hit, passage: located(hit.passage), words: wordsOf(hit)}))
    .sort((a, b) => a.passage.start - b.passage.start);
}

/** One passage by its id. */
export async function findPassage(id, signal) {
  const {passage} = await api.passage(id, signal);
  return located(passage);
}
