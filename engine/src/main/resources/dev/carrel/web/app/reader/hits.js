// @ts-check
// The passages of one document that answer the reader's words, in the order in which they are read.
import * as api from '../api.js';
import {rangeOf} from './places.js';

/** @typedef {Api.Passage & {range: Api.Range}} LocatedPassage a passage with its range in the text */
/** @typedef {Api.Hit & {passage: LocatedPassage, words: string[]}} LocatedHit */

/** By meaning every passage is a little like any words, so at first only the best are shown. */
export const fewHits = 12;
export const manyHits = 60;

/**
 * A passage with its range in the text.
 * @param {Api.Passage} passage
 */
const located = passage => ({...passage, range: rangeOf(passage)});

/**
 * The words that matched, as the text spells them.
 * @param {Api.Hit} hit
 */
const wordsOf = hit => hit.keyword?.terms ?? [];

/**
 * The best hits, each `{passage, match, …}` with its passage located.
 * @param {string} id
 * @param {{queries: string[], limit: number}} asked
 * @param {AbortSignal} [signal]
 */
export async function findHits(id, {queries, limit}, signal) {
  const {results} = await api.passagesOf(id, {q: queries, limit}, signal);
  return results
    .map(hit => ({...hit, passage: located(hit.passage), words: wordsOf(hit)}))
    .sort((a, b) => a.passage.start - b.passage.start);
}

/**
 * Where a cited sentence stands in a passage; undefined if it is not there word for word.
 * @param {string} text
 * @param {string | null} sentence
 */
function standing(text, sentence) {
  const start = sentence ? text.indexOf(sentence) : -1;
  return start < 0 || !sentence ? undefined : {start, end: start + sentence.length};
}

/**
 * One passage by its id, with the sentence that it is cited for.
 * @param {string} id
 * @param {string | null} sentence
 * @param {AbortSignal} [signal]
 */
export async function findPassage(id, sentence, signal) {
  const {passage} = await api.passage(id, signal);
  const cited = standing(passage.text, sentence);
  return located(cited ? {...passage, sentence: cited} : passage);
}
