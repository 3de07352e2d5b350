// @ts-check
// Which of the document's text is known, and which is asked for. A long document comes piece by piece, as it is looked
// at.
import * as api from '../api.js';

/** @typedef {Api.Paragraph & Api.Range} KnownParagraph */

const paragraphBreak = 2;
const piece = 60000;
const before = 15000;
const allAtOnce = 150000;

/** @type {Set<string>} */
let asked = new Set();

/** Another document: nothing of it was asked for yet. */
export const forgetAsked = () => { asked = new Set(); };

/**
 * Paragraphs that were known with those that came, in the order of the text.
 * @param {KnownParagraph[]} known
 * @param {KnownParagraph[]} added
 */
function merged(known, added) {
  const all = new Map([...known, ...added].map(paragraph => [paragraph.start, paragraph]));
  return [...all.values()].sort((a, b) => a.start - b.start);
}

/**
 * What is not known of a range, as ranges.
 * @param {Api.Range} range
 * @param {KnownParagraph[]} paragraphs
 */
export function missing({start, end}, paragraphs) {
  /** @type {Api.Range[]} */
  const gaps = [];
  let at = start;
  for (const paragraph of paragraphs) {
    if (paragraph.end < at) continue;
    if (paragraph.start >= end) break;
    if (paragraph.start > at) gaps.push({start: at, end: paragraph.start});
    at = paragraph.end + paragraphBreak;
  }
  return at < end ? [...gaps, {start: at, end}] : gaps;
}

/**
 * The piece of the text to be shown around a place of it: all, unless that is long.
 * @param {number} at
 * @param {number} characters
 */
export function around(at, characters) {
  if (characters <= allAtOnce) return {start: 0, end: characters};
  const start = Math.max(0, at - before);
  return {start, end: Math.min(characters, start + piece)};
}

/**
 * The piece to load when a gap is seen: up to its end if one comes from below.
 * @param {Api.Range} range
 * @param {boolean} fromBelow
 */
export const partOf = ({start, end}, fromBelow) =>
  fromBelow ? {start: Math.max(0, end - piece), end} : {start, end: start + piece};

/**
 * Asks for what is not known of some ranges, and has not been asked for; gives all paragraphs that are known then, or
 * null if there is nothing to ask. `known()` tells those that are known when the answer comes.
 * @param {string} id
 * @param {Api.Range[]} ranges
 * @param {() => KnownParagraph[]} known
 * @param {AbortSignal} [signal]
 */
export async function askFor(id, ranges, known, signal) {
  const gaps = ranges.flatMap(range => missing(range, known())).filter(({start, end}) => !asked.has(`${start} ${end}`));
  if (gaps.length === 0) return null;
  gaps.forEach(({start, end}) => asked.add(`${start} ${end}`));
  try {
    const {paragraphs} = await api.textOf(id, gaps, signal);
    return merged(known(), paragraphs.map(one => ({...one, end: one.start + one.text.length})));
  } catch (error) {
    gaps.forEach(({start, end}) => asked.delete(`${start} ${end}`));
    throw error;
  }
}
