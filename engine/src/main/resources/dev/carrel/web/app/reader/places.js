// @ts-check
// Where a passage stands: in the document's whole text, as the library counts its characters, and from there on the
// pages.
/** @import {KnownParagraph} from './known-text.js' */

/**
 * Characters that are meant of a part of a paragraph, and the boxes that part stands in.
 * @typedef {{text: string, boxes: Api.Box[], from: number, to: number}} Words
 */
/** @typedef {{page: number | null, whole: boolean, words: Words}} Part */
/** @typedef {Part & {box: Api.Box}} Region */

const sameColumn = 14;
const sameBlock = 16;

/**
 * The range of a passage in the text.
 * @param {Api.Passage} passage
 */
export const rangeOf = ({start, text}) => ({start, end: start + text.length});

/**
 * The range of the sentence in a passage that matched best; null if there is none.
 * @param {Api.Passage} passage
 */
export const sentenceOf = ({start, sentence}) =>
  sentence ? {start: start + sentence.start, end: start + sentence.end} : null;

/**
 * A paragraph's parts, one a page: where each begins and ends in its text, and its boxes.
 * @param {KnownParagraph} paragraph
 */
function partsOf({page, boxes, continued, text}) {
  const parts = [{page, boxes, offset: 0}, ...continued];
  return parts.map((part, i) => ({...part, end: parts[i + 1]?.offset ?? text.length}));
}

/**
 * Boxes that follow each other closely in one column look better as one.
 * @param {Region[]} regions
 */
function joined(regions) {
  const all = [];
  for (const region of regions) {
    const {page, box} = region;
    const last = all.at(-1);
    const follows = region.whole && last?.whole && last.page === page && box[1] - last.box[3] < sameBlock
      && box[1] >= last.box[1]
      && Math.abs(box[0] - last.box[0]) < sameColumn && box[2] - last.box[2] < sameColumn;
    if (follows) last.box = [Math.min(last.box[0], box[0]), last.box[1], Math.max(last.box[2], box[2]),
      Math.max(last.box[3], box[3])];
    else all.push({...region, box: [...box]});
  }
  return all;
}

/**
 * What a range holds of a paragraph, page by page.
 * @param {KnownParagraph} paragraph
 * @param {Api.Range} range
 */
function wordsIn(paragraph, {start, end}) {
  const [from, to] = [Math.max(0, start - paragraph.start), Math.min(paragraph.text.length, end - paragraph.start)];
  const whole = from === 0 && to === paragraph.text.length;
  return partsOf(paragraph).filter(part => part.page !== null && part.offset < to && from < part.end).map(part => ({
    page: part.page, whole, words: {
      text: paragraph.text.slice(part.offset, part.end), boxes: part.boxes,
      from: Math.max(from, part.offset) - part.offset, to: Math.min(to, part.end) - part.offset,
    },
  }));
}

/**
 * The words of a range, page by page, as `{page, whole, words}`: `words` are the characters that are meant of a part of
 * a paragraph, and the boxes that part stands in; `whole` says whether all of the paragraph is meant. Empty where there
 * are no pages, or where the paragraphs are not known yet.
 * @param {Api.Range} range
 * @param {KnownParagraph[]} paragraphs
 */
export const wordsOf = (range, paragraphs) => paragraphs
  .filter(paragraph => paragraph.start < range.end && range.start < paragraph.end)
  .flatMap(paragraph => wordsIn(paragraph, range));

/**
 * Where a range of the text stands on the pages: the same, box by box.
 * @param {Api.Range} range
 * @param {KnownParagraph[]} paragraphs
 */
export const regionsOf = (range, paragraphs) => joined(wordsOf(range, paragraphs)
  .flatMap(part => part.words.boxes.map(box => ({...part, box}))));
