// The reader page: one document, opened at a passage, with all that is known of it.
import {render} from '/lib/lit-html/lit-html.js';
import {onConnection} from '../state/connection.js';
import {knowKeys} from '../ui/keys.js';
import {readerKeys} from './keys.js';
import {watchSelection} from './selection.js';
import * as session from './session.js';
import {scrollToPassage, watchGaps} from './text-place.js';
import {view} from './view.js';
import {watchWidth} from './width.js';

let container = null;
let endings = [];
let shownHit = null;
let gaps = null;

/** The keys that scroll belong to the document, unless the reader is somewhere else already. */
function focusDocument({ready, view: shown}) {
  const place = container.querySelector(shown === 'pdf' && ready ? '.sheets-window' : '.text-window:not([hidden])');
  const idle = [document.body, document.getElementById('page')].includes(document.activeElement);
  if (place && idle) place.focus({preventScroll: true});
}

function paint() {
  const state = session.current();
  render(view(state), container);
  state.sheet?.paint();
  scrollToPassage(state);
  gaps?.look();
  focusDocument(state);
  const at = state.passage?.id ?? null;
  if (at !== shownHit) container.querySelector('.panel-hit.at')?.scrollIntoView({block: 'nearest'});
  shownHit = state.hits ? at : null;
}

/** Opens the page at an address. */
export function open(element, place) {
  container = element;
  endings = [
    knowKeys('Reading', readerKeys),
    onConnection(online => online && session.current().error && session.retry()),
    watchWidth(paint),
    watchSelection(container),
  ];
  gaps = watchGaps(range => session.need([range]));
  endings.push(gaps.end);
  session.begin(paint);
  moved(place);
}

/** Follows Back, Forward, and links to other documents and passages. */
export function moved(place) {
  session.goTo(place);
}

/** Leaves the page. */
export function close() {
  session.end();
  endings.forEach(end => end());
  gaps = null;
  render('', container);
}
