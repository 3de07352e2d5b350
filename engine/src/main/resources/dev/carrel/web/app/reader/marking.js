// @ts-check
// What of the text is known and where it stands on the pages: fetches what is shown, marks it, and goes to what is
// wanted.
import {toast} from '../ui/toast.js';
import {around, askFor, missing} from './known-text.js';
import {regionsOf, sentenceOf, wordsOf} from './places.js';
import {set, state} from './session.js';
import {wantedCharacter} from './text-place.js';
/** @import {Mark} from './pdf/sheet.js' */
/** @import {LocatedPassage} from './hits.js' */

/**
 * Where an annotation stands on the pages: at its boxes if they are of this file, else where its words are.
 * @param {Api.Annotation} one
 * @returns {Mark[]}
 */
function noteMarks(one) {
  const shared = {kind: `note-${one.colour}`, annotation: one.id, whole: true,
    words: {text: '', boxes: [], from: 0, to: 0}};
  if (one.regions.length > 0) return one.regions.map(({page, box}) => ({...shared, page, box}));
  if (one.rectangles.length > 0) return one.rectangles.map(({page, box}) => ({...shared, page, rectangle: box}));
  return one.range ? wordsOf(one.range, state.paragraphs).map(part => ({...shared, ...part})) : [];
}

/**
 * Regions to be marked on the pages: those of the hits, above them those of the passage, its sentence, and what the
 * reader has marked.
 * @returns {Mark[]}
 */
function marks() {
  const {hits, passage, paragraphs} = state;
  /** @param {LocatedPassage} one @param {string} kind */
  const regions = (one, kind) => regionsOf(one.range, paragraphs).map(region => ({...region, kind}));
  const sentence = passage && sentenceOf(passage);
  return [
    ...(hits ?? []).filter(hit => hit.passage.id !== passage?.id).flatMap(hit => regions(hit.passage, 'hit')),
    ...(passage ? regions(passage, 'passage') : []),
    ...(sentence ? wordsOf(sentence, paragraphs).map(part => ({...part, kind: 'sentence'})) : []),
    ...state.annotations.flatMap(noteMarks),
  ];
}

/** Draws the marks, and goes where the address or the reader wants as soon as that is possible. */
export function mark() {
  const {viewer} = state;
  if (!state.ready || !viewer) return;
  const regions = marks();
  viewer.mark(regions);
  const {aim} = state;
  if (state.view !== 'pdf' || !aim) return;
  state.aim = null;
  if (aim.at !== undefined) return;
  const first = regions.find(({kind}) => kind === 'passage');
  if (aim.page) viewer.goToPage(aim.page);
  else if (first?.page && first.box) viewer.goToRegion({page: first.page, box: first.box});
  else if (state.passage?.page) viewer.goToPage(state.passage.page);
  // The page is known before the place on it.
  const known = state.passage && missing(state.passage.range, state.paragraphs).length === 0;
  if (!first && !aim.page && !known) state.aim = aim;
}

/**
 * Fetches what is not known of some ranges of the text.
 * @param {Api.Range[]} ranges
 */
export async function need(ranges) {
  const {id, whole} = state;
  const within = ranges.map(({start, end}) => ({start, end: Math.min(end, whole?.characters ?? end)}));
  try {
    const paragraphs = await askFor(id, within, () => state.paragraphs, state.signal);
    if (!paragraphs || state.id !== id) return;
    set({paragraphs});
    mark();
  } catch (error) {
    if (error.name !== 'AbortError') toast(error.message, 'error');
  }
}

/** Fetches what is shown: of pages what is marked on them, of the text what is around the place that is looked at. */
export function needShown() {
  const {whole, view, viewer, fileError, passage, hits, annotations} = state;
  if (!whole) return;
  if (viewer && view === 'pdf'
    && !fileError) need([...(passage ? [passage.range] : []), ...(hits ?? []).map(hit => hit.passage.range),
    ...annotations.flatMap(({range}) => range ?? [])]);
  else need([around(wantedCharacter(state) ?? 0, whole.characters)]);
}
