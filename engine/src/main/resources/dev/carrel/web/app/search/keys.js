// @ts-check
// The keys of the search page. The focus itself says which result is meant, so there is no second cursor to lose.
import {navigate} from '../router.js';
import {copyCitations} from './citations.js';
import * as session from './session.js';
import {clearSelection, showExport, toggleHit} from './selection.js';
import {toggleWhy} from './why.js';

/** @returns {HTMLElement[]} */
const titles = () => [...document.querySelectorAll('.hit-title')].map(title => /** @type {HTMLElement} */ (title));
const focused = () => titles().findIndex(title => title.closest('.hit')?.contains(document.activeElement));

/** Moves the focus into the box. */
export function focusQuery() {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById('query'));
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}

/**
 * Moves the focus to a result.
 * @param {number} index
 */
export function focusResult(index) {
  const title = titles()[index];
  title?.focus({preventScroll: true});
  title?.closest('.hit')?.scrollIntoView({block: 'nearest'});
}

/** @param {number} step */
function move(step) {
  const next = focused() + step;
  if (focused() === 0 && step < 0) focusQuery();
  else focusResult(Math.max(0, Math.min(titles().length - 1, next)));
}

/** The hit that has the focus, else the one shown beside the list. */
function meant() {
  const {answer, at} = session.current();
  const index = focused();
  return index >= 0 ? answer?.results[index] : answer?.results.find(hit => hit.passage.id === at);
}

/** @param {(hit: Api.Hit, event: KeyboardEvent) => void} act */
const withHit = act => (/** @type {KeyboardEvent} */ event) => {
  const hit = meant();
  if (hit) act(hit, event);
};

function openHit() {
  const index = Math.max(0, focused());
  const title = titles()[index];
  if (title) navigate(title.getAttribute('href') ?? '/');
}

/** The first control of the panel, or the button that opens it. */
const focusFilters = () =>
  /** @type {HTMLElement | null} */ (document.querySelector('.filters input, .filter-button'))?.focus();

/** All keys of this page. */
export const searchKeys = [
  {keys: '/', says: 'Type a query', act: focusQuery},
  {keys: 'j or ArrowDown', says: 'Next result', act: () => move(1)},
  {keys: 'k or ArrowUp', says: 'Previous result', act: () => move(-1)},
  {keys: 'Enter or o', says: 'Open the result', act: openHit},
  {keys: 'x or X', says: 'Select the result; with Shift, all since the last',
    act: withHit((hit, event) => toggleHit(hit, event.shiftKey))},
  {keys: 'w', says: 'Why is it here?', act: withHit(toggleWhy)},
  {keys: 'c', says: 'Copy its citation', act: withHit(hit => copyCitations([hit.document]))},
  {keys: 'e', says: 'Export what is selected, or all results', act: showExport},
  {keys: 'f', says: 'Go to the filters', act: focusFilters},
  {keys: 'Escape', says: 'Select nothing', act: clearSelection},
];
