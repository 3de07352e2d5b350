// The reader page: one document, opened at a passage, with all that is known of it.
import {render} from '/lib/lit-html/lit-html.js';
import {onConnection} from '../state/connection.js';
import {knowKeys} from '../ui/keys.js';
import {readerKeys} from './keys.js';
import {watchSelection} from './selection.js';
import * as session from './session.js';
import {scrollToPassage} from './text.js';
import {view} from './view.js';
import {watchWidth} from './width.js';

let container = null;
let endings = [];

function paint() {
  const state = session.current();
  render(view(state), container);
  state.sheet?.paint();
  scrollToPassage(state, container);
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
  render('', container);
}
