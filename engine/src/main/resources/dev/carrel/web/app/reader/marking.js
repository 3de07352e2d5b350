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
 * Regions to be marked on the pages: those of the hits, above them those of the passage, and its sentence.
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
  ];
}

/** Draws the marks, and goes where the address or the reader wants as soon as that is possible. */
export function mark() {
  const {viewer} = state;
  if (!state.ready || !viewer) return;
  const regions = marks();
  viewer.mark(regions);
  if (state.view !== 'pdf' || !state.aim) return;
  const first = regions.find(({kind}) => kind === 'passage');
  if (state.aim.page) viewer.goToPage(state.aim.page);
  else if (first?.page && first.box) viewer.goToRegion({page: first.page, box: first.box});
  else if (state.passage?.page) viewer.goToPage(state.passage.page);
  // The page is known before the place on it.
  if (first || state.aim.page
    || (state.passage && missing(state.passage.range, state.paragraphs).length === 0)) state.aim = null;
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
  const {whole, view, viewer, fileError, passage, hits} = state;
  if (!whole) return;
  if (viewer && view === 'pdf'
    && !fileError) need([...(passage ? [passage.range] : []), ...(hits ?? []).map(hit => hit.passage.range)]);
  else need([around(wantedCharacter(state) ?? 0, whole.characters)]);
}
