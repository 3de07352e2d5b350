// @ts-check
// How the document is shown: as its pages or as text, and with or without the column beside it.
import {keep} from '../state/kept.js';
import {mark, needShown} from './marking.js';
import {wordsOf} from './places.js';
import {set, state} from './session.js';
import {pageOfText} from './text-place.js';
/** @import {ReaderState} from './session.js' */

/**
 * The pages themselves, or the text that the library holds, at the same place: the passage if it is there, else the
 * page.
 * @param {ReaderState['view']} view
 */
export function show(view) {
  const shown = state.viewer?.state.page ?? null;
  const page = view === 'text' ? shown : pageOfText(state.paragraphs);
  const atPassage = !page
    || (state.passage && wordsOf(state.passage.range, state.paragraphs).some(part => part.page === page));
  const stays = view === 'pdf' && !atPassage && page === shown;
  set({view, aim: stays ? null : atPassage ? {} : {page}});
  needShown();
  mark();
}

/** Shows the pages light on dark, or as they were printed. */
export function toggleDarkPages() {
  set({darkPages: !state.darkPages});
  keep('reader.dark-pages', state.darkPages);
}

/** Opens or shuts the column beside the document. */
export function togglePanel() {
  set({panel: !state.panel});
  keep('reader.panel', state.panel);
}
