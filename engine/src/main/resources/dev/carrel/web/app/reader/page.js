// @ts-check
// The reader page: one document, opened at a passage, with all that is known of it.
import {render} from '/lib/lit-html/lit-html.js';
import {onConnection} from '../state/connection.js';
import {knowKeys} from '../ui/keys.js';
import {readerKeys} from './keys.js';
import {watchSelection} from './selection.js';
import {watchNotes} from './annotating.js';
import * as loading from './loading.js';
import {need} from './marking.js';
import {current, listen} from './session.js';
import {scrollToPassage, watchGaps} from './text-place.js';
import {view} from './view.js';
import {watchWidth} from './width.js';
/** @import {ReaderState} from './session.js' */
/** @import {Place} from '../router.js' */

/** @type {HTMLElement} */
let container;
/** @type {(() => void)[]} */
let endings = [];
/** @type {string | null} */
let shownHit = null;
/** @type {ReturnType<typeof watchGaps> | null} */
let gaps = null;

/**
 * The keys that scroll belong to the document, unless the reader is somewhere else already.
 * @param {ReaderState} state
 */
function focusDocument({ready, view: shown}) {
  /** @type {HTMLElement | null} */
  const place = container.querySelector(shown === 'pdf' && ready ? '.sheets-window' : '.text-window:not([hidden])');
  const idle = [document.body, document.getElementById('page')].some(one => one === document.activeElement);
  if (place && idle) place.focus({preventScroll: true});
}

function paint() {
  const state = current();
  render(view(state), container);
  state.sheet?.paint();
  scrollToPassage(state);
  gaps?.look();
  focusDocument(state);
  const at = state.passage?.id ?? null;
  if (at !== shownHit) container.querySelector('.panel-hit.at')?.scrollIntoView({block: 'nearest'});
  shownHit = state.hits ? at : null;
}

/**
 * Opens the page at an address.
 * @param {HTMLElement} element
 * @param {Place} place
 */
export function open(element, place) {
  container = element;
  endings = [
    knowKeys('Reading', readerKeys),
    onConnection(online => online && current().error && loading.retry()),
    watchWidth(paint),
    watchSelection(container),
    watchNotes(container),
  ];
  gaps = watchGaps(range => need([range]));
  endings.push(gaps.end);
  listen(paint);
  moved(place);
}

/**
 * Follows Back, Forward, and links to other documents and passages.
 * @param {Place} place
 */
export function moved(place) {
  loading.goTo(place);
}

/** Leaves the page. */
export function close() {
  loading.end();
  endings.forEach(end => end());
  gaps = null;
  render('', container);
}
