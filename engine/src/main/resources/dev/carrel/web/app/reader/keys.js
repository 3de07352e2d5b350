// @ts-check
// The keys of the reader page.
import {annotate} from './annotating.js';
import {toggleSide} from './side.js';
import {similarToWords} from './selection.js';
import {step} from './finding.js';
import {current, set} from './session.js';
import {show, toggleDarkPages} from './showing.js';
import {backToResults} from './back.js';
import {citeThis, openThis} from './actions.js';
/** @import {Viewer} from './pdf/viewer.js' */

/** @param {(viewer: Viewer) => void} act */
const withPages = act => () => {
  const {view, viewer, ready} = current();
  if (view === 'pdf' && ready && viewer) act(viewer);
};

/** @param {number} by */
const turn = by => withPages(viewer => viewer.goToPage(viewer.state.page + by));
/** @param {number} by */
const look = by =>
  withPages(viewer => viewer.isWide() ? viewer.moveAcross(by) : viewer.goToPage(viewer.state.page + by));

/** Moves the focus into the box that searches this document. */
function focusFind() {
  if (!document.getElementById('find')) toggleSide('hits');
  else set({tab: 'hits'});
  document.getElementById('find')?.focus();
}

function otherView() {
  const {view, viewer, fileError} = current();
  if (viewer && !fileError) show(view === 'pdf' ? 'text' : 'pdf');
}

/** All keys of this page. */
export const readerKeys = [
  {keys: 'n', says: 'Next hit', act: () => step(1)},
  {keys: 'p', says: 'Previous hit', act: () => step(-1)},
  {keys: 'j', says: 'Next page', act: turn(1)},
  {keys: 'k', says: 'Previous page', act: turn(-1)},
  {keys: 'ArrowRight', says: 'Next page, or to the right of a wide one', act: look(1)},
  {keys: 'ArrowLeft', says: 'Previous page, or to the left of a wide one', act: look(-1)},
  {keys: '+ or =', says: 'Larger', act: withPages(viewer => viewer.zoom(1))},
  {keys: '-', says: 'Smaller', act: withPages(viewer => viewer.zoom(-1))},
  {keys: '0', says: 'Comfortable size', act: withPages(viewer => viewer.fit('auto'))},
  {keys: 'w', says: 'As wide as the window', act: withPages(viewer => viewer.fit('width'))},
  {keys: 'd', says: 'Dark pages, or as they were printed', act: withPages(toggleDarkPages)},
  {keys: 't', says: 'Pages or text', act: otherView},
  {keys: '/', says: 'Search in this document', act: focusFind},
  {keys: 's', says: 'Passages like the selected words, or like this passage', act: similarToWords},
  {keys: 'h', says: 'Highlight the selected words', act: () => annotate('yellow')},
  {keys: 'a', says: 'Write a note on the selected words', act: () => annotate('yellow', true)},
  {keys: 'i', says: 'Show or hide the side', act: () => toggleSide()},
  {keys: 'c', says: 'Copy the citation', act: citeThis},
  {keys: 'o', says: 'Open the file', act: openThis},
  {keys: 'b', says: 'Back to the results', act: backToResults},
];
