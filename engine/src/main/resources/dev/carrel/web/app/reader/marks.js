// @ts-check
// Cuts text at the borders of what is marked in it. Everything stays text: a mark is an element around a string.
import {html} from '/lib/lit-html/lit-html.js';
import {runs} from '../ui/snippet.js';
import {sentenceOf} from './places.js';
/** @import {KnownParagraph} from './known-text.js' */
/** @import {LocatedHit} from './hits.js' */
/** @import {ReaderState} from './session.js' */

/** @typedef {'word' | 'matched' | 'hit' | 'passage' | 'note'} MarkKind */
/** @typedef {Api.Range & {kind: MarkKind, of?: Api.Annotation}} MarkedRange */

/**
 * @typedef {object} Slicing
 * @property {KnownParagraph} paragraph
 * @property {number} from
 * @property {number} to
 * @property {MarkedRange[]} ranges
 * @property {MarkKind[]} kinds
 * @param {string} word
 */

const escaped = word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The words that a hit matched, as the text spells them and as they were asked for.
 * @param {LocatedHit} hit
 */
const wordsOf = ({words, passage}) =>
  [...new Set([...words,
    ...runs(passage.snippet ?? '').filter(run => run.marked).map(run => run.text)])].filter(Boolean);

/** @param {LocatedHit} hit @returns {MarkedRange[]} */
function wordRanges(hit) {
  const words = wordsOf(hit);
  const {start, text} = hit.passage;
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(pattern)]
    .map(({index, 0: word}) => ({kind: 'word', start: start + index, end: start + index + word.length}));
}

/** @param {MarkKind} kind @param {Api.Range} range @returns {MarkedRange} */
const as = (kind, range) => ({kind, ...range});

/** @param {Api.Passage} passage @returns {MarkedRange[]} */
function sentenceRange(passage) {
  const range = sentenceOf(passage);
  return range ? [as('matched', range)] : [];
}

/**
 * All ranges that are marked in the text: the passage, the hits, their sentences and their words.
 * @param {Pick<ReaderState, 'passage' | 'hits' | 'annotations'>} state
 * @returns {MarkedRange[]}
 */
export function rangesOf({passage, hits, annotations}) {
  const found = hits ?? [];
  const others = found.filter(hit => hit.passage.id !== passage?.id);
  return [
    ...(passage ? [as('passage', passage.range)] : []),
    ...others.map(hit => as('hit', hit.passage.range)),
    ...(passage && found.every(hit => hit.passage.id !== passage.id) ? sentenceRange(passage) : []),
    ...found.flatMap(hit => sentenceRange(hit.passage)),
    ...found.flatMap(wordRanges),
    ...annotations.flatMap(one => one.range ? [{...as('note', one.range), of: one}] : []),
  ];
}

/** @type {Record<MarkKind, (content: unknown, range?: MarkedRange) => unknown>} */
const wraps = {
  word: content => html`<mark>${content}</mark>`,
  matched: content => html`<span class="matched">${content}</span>`,
  hit: content => html`<span class="hit-words">${content}</span>`,
  passage: content => html`<span class="passage-words">${content}</span>`,
  note: (content, range) => html`<span class="note-words" data-colour=${range?.of?.colour ?? 'yellow'}
    data-annotation=${range?.of?.id ?? ''}>${content}</span>`,
};

/**
 * A paragraph's text from one place of the document to another, with what is marked of it; `kinds` are the kinds of
 * ranges to heed, inmost first.
 * @param {Slicing} slicing
 */
export function marked({paragraph, from, to, ranges, kinds}) {
  const inside = ranges.filter(range => range.start < to && from < range.end && kinds.includes(range.kind));
  const borders = [...new Set([from, to, ...inside.flatMap(({start, end}) => [start, end])])]
    .filter(border => border >= from && border <= to).sort((a, b) => a - b);
  return borders.slice(1).map((end, i) => {
    const start = borders[i];
    const over = kinds.flatMap(kind =>
      inside.find(range => range.kind === kind && range.start <= start && range.end >= end) ?? []);
    /** @type {unknown} */
    const text = paragraph.text.slice(start - paragraph.start, end - paragraph.start);
    return over.reduce((content, range) => wraps[range.kind](content, range), text);
  });
}
