// @ts-check
// The table by keyboard: it is one stop of the Tab key, and arrows move inside.
import {navigate} from '../router.js';
import {toggle, toggleStar, selectAll, selectNone} from './selection.js';
import {current} from './session.js';
import {rowsInSight, step} from './rows.js';
/** @import {Key} from '../ui/keys.js' */

const filterBox = () => /** @type {HTMLInputElement | null} */ (document.getElementById('documents-filter'));

const rowAt = () => current().pages?.row(current().at);

function open() {
  const row = rowAt();
  if (row) navigate(`/read/${encodeURIComponent(row.document.id)}`);
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const moves = {
  ArrowDown: event => step(1, event.shiftKey),
  ArrowUp: event => step(-1, event.shiftKey),
  PageDown: event => step(rowsInSight(), event.shiftKey),
  PageUp: event => step(-rowsInSight(), event.shiftKey),
  Home: event => step(-Infinity, event.shiftKey),
  End: event => step(Infinity, event.shiftKey),
  ' ': () => toggle(current().at, false),
  Enter: open,
};

/**
 * Hears keys inside the table. Those on its buttons are theirs.
 * @param {KeyboardEvent} event
 */
export function press(event) {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    selectAll();
  } else if (moves[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    moves[event.key](event);
  }
}

/** @type {Key[]} */
export const listKeys = [
  {keys: '/', says: 'Type a filter', act: () => filterBox()?.select()},
  {keys: 'j', says: 'Next row (or ↓ in the table)', act: () => step(1, false)},
  {keys: 'k', says: 'Row before (or ↑)', act: () => step(-1, false)},
  {keys: 'x', says: 'Select the row, Shift extends (or Space)', act: () => toggle(current().at, false)},
  {keys: 'X', says: 'Select all rows up to this one', act: () => toggle(current().at, true)},
  {keys: 's', says: 'Star the row', act: () => { const row = rowAt(); if (row) toggleStar(row); }},
  {keys: 'o', says: 'Open the row (or Enter)', act: open},
  {keys: 'Escape', says: 'Select nothing', act: selectNone},
];
