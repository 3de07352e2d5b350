// @ts-check
// What the reader has selected in the document, and what can be done with it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {copyQuotation} from '../search/citations.js';
import {icon} from '../ui/icons.js';
import {current, set} from './session.js';
import {annotate, colours} from './annotating.js';
import {toggleSide} from './side.js';
/** @import {LoadedState, ReaderState} from './session.js' */

const shortest = 12;
const longest = 4000;
const howMany = 12;
const asked = 100; // The nearest passages are mostly of this document itself.
let selected = '';

/** @param {HTMLElement} container */
function read(container) {
  const selection = document.getSelection();
  if (!selection) return '';
  const inside = selection.anchorNode && container.querySelector('.document')?.contains(selection.anchorNode);
  return inside ? selection.toString().replace(/\s+/g, ' ').trim().slice(0, longest) : '';
}

/**
 * Follows the selection in the document; returns what ends it.
 * @param {HTMLElement} container
 */
export function watchSelection(container) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const look = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const now = read(container);
      if (now === selected) return;
      selected = now;
      set({});
    }, 150);
  };
  document.addEventListener('selectionchange', look);
  return () => {
    clearTimeout(waiting);
    selected = '';
    document.removeEventListener('selectionchange', look);
  };
}

/**
 * Looks for passages like a text, and shows them in the side.
 * @param {string} text
 * @param {string} what
 */
export async function similarToText(text, what) {
  const {id} = current();
  set({near: {what, waiting: true, results: [], error: null}});
  toggleSide('related');
  const mine = current().near;
  try {
    const {results} = await api.similarToText(text, asked);
    const others = results.filter(({document}) => document.id !== id).slice(0, howMany);
    if (current().near === mine) set({near: {what, waiting: false, results: others, error: null}});
  } catch (error) {
    if (current().near === mine) set({near: {what, waiting: false, results: [], error}});
  }
}

/** Passages like the selected words, or, if there are none, like the passage that is shown. */
export function similarToWords() {
  const {passage} = current();
  if (selected.length >= shortest) similarToText(selected, 'the selected words');
  else if (passage) similarToText(passage.text, 'this passage');
}

/** @param {LoadedState} state */
const quote = ({whole, view, viewer}) =>
  copyQuotation(selected, whole.document, view === 'pdf' && viewer ? viewer.state.page : null);

/**
 * The bar that appears with a selection.
 * @param {ReaderState} state
 */
export function selectionBar(state) {
  if (selected.length < shortest) return nothing;
  // The press must not end the selection that it is about.
  return html`<div class="reader-selection" role="group" aria-label="The selected words"
    @mousedown=${(/** @type {Event} */ event) => event.preventDefault()}>
    <span class="highlighters for-change" role="group" aria-label="Highlight">${colours.map(colour => html`<button
      class="highlighter" type="button" data-colour=${colour} aria-label="Highlight in ${colour}"
      title="Highlight in ${colour}" @click=${() => annotate(colour)}></button>`)}</span>
    <button class="button for-change" type="button"
      @click=${() => annotate(colours[0], true)}>${icon('pencil')}Note</button>
    <button class="button" type="button" @click=${similarToWords}>${icon('semantic')}Similar passages</button>
    <a class="button" href="/search?${new URLSearchParams({q: selected.slice(0, 300)})}">${icon('search')}Search</a>
    <button class="button" type="button"
      @click=${() => quote(/** @type {LoadedState} */ (state))}>${icon('quote')}Quote</button>
  </div>`;
}
