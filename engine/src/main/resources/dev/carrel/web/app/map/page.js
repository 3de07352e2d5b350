// @ts-check
// The page of the map: markup around one canvas, which is drawn apart.
import {render} from '/lib/lit-html/lit-html.js';
import * as session from './session.js';
import {close as closePicture, show} from './picture.js';
import {view} from './view.js';

/** @type {HTMLElement} */
let container;

/** @param {HTMLElement} element */
export function open(element) {
  container = element;
  session.begin(() => {
    const state = session.current();
    render(view(state), element);
    const canvas = element.querySelector('canvas');
    if (canvas && state.map) show(canvas, state);
  });
}

/** Ends what the page has under way. */
export function close() {
  session.end();
  closePicture();
  render('', container);
}
