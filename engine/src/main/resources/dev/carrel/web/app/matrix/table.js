// @ts-check
// The table: a grid that the arrow keys walk through, so that two thousand cells are one stop of the tab key.
import {html} from '/lib/lit-html/lit-html.js';
import {names} from '../ui/format.js';
import {cellContent} from './cell.js';
import {showCell} from './cell-dialog.js';

/** @type {Record<string, string>} */
const classes = {checked: 'checked', unsupported: 'unsupported', 'not stated': 'not-stated', failed: 'failed',
  waiting: 'waiting'};
/** @type {Record<string, [number, number]>} */
const steps = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-10, 0],
  PageDown: [10, 0]};

/** @param {HTMLTableCellElement} from @param {HTMLTableCellElement | undefined} to */
function move(from, to) {
  if (!to) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

/** @param {HTMLTableCellElement} at @param {string} key */
function target(at, key) {
  const row = /** @type {HTMLTableRowElement} */ (at.parentElement);
  const rows = [.../** @type {HTMLTableElement} */ (row.closest('table')).tBodies[0].rows];
  if (key === 'Home') return row.cells[0];
  if (key === 'End') return row.cells[row.cells.length - 1];
  const [down, right] = steps[key];
  const to = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + down))];
  return to.cells[Math.max(0, Math.min(row.cells.length - 1, at.cellIndex + right))];
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (!(at instanceof HTMLTableCellElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    (at.querySelector('a.row-title') ?? at).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  } else if (event.key in steps || event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    move(at, target(at, event.key));
  }
}

/**
 * The cell that was clicked is the one that the tab key comes back to.
 * @param {FocusEvent} event
 */
function focused(event) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (!(at instanceof HTMLTableCellElement)) return;
  at.closest('table')?.querySelectorAll('[tabindex="0"]').forEach(other => {
    if (other !== at) /** @type {HTMLElement} */ (other).tabIndex = -1;
  });
  at.tabIndex = 0;
}

/** @param {Api.MatrixRow} row @param {Api.MatrixQuestion[]} questions @param {number} index */
const cell = (row, questions, index) => html`<td class="cell ${classes[row.cells[index].status]}" role="gridcell"
  tabindex="-1" @click=${(/** @type {MouseEvent} */ event) => {
    if (!/** @type {HTMLElement} */ (event.target).closest('a')) showCell(row, questions[index], row.cells[index]);
  }}>${cellContent(row.cells[index])}</td>`;

/** @param {Api.MatrixRow} row @param {Api.MatrixQuestion[]} questions @param {{index: number, place: number}} at */
const tableRow = (row, questions, {index, place}) => html`<tr role="row" aria-rowindex=${place + 2}>
  <th scope="row" role="rowheader" tabindex=${index === 0 ? '0' : '-1'}>
    <a class="row-title" href="/read/${encodeURIComponent(row.document)}" tabindex="-1" dir="auto"
      >${row.title || 'Untitled'}</a>
    <span class="byline">${[names(row.authors, 1), row.year].filter(Boolean).join(', ')}</span></th>
  ${questions.map((_, index) => cell(row, questions, index))}</tr>`;

/** @param {Api.MatrixQuestion} question */
function wants({type, unit, choices}) {
  if (type === 'one of') return choices.join(' · ');
  return type === 'number' ? `number${unit ? `, ${unit}` : ''}` : type;
}

/**
 * The table.
 * @param {Api.MatrixAtWork} matrix
 * @param {number} offset of its first row
 */
export const table = ({name, questions, rows, total}, offset) => html`<div class="matrix-scroll"><table
    class="matrix" role="grid"
    aria-label=${name} aria-rowcount=${total + 1} @keydown=${pressed} @focusin=${focused}>
  <thead role="rowgroup"><tr role="row" aria-rowindex="1"><th scope="col" role="columnheader">Document</th>
    ${questions.map(one => html`<th scope="col" role="columnheader"><span dir="auto">${one.text}</span>
      <span class="quiet">${wants(one)}</span></th>`)}</tr></thead>
  <tbody role="rowgroup">${rows.map((row, index) => tableRow(row, questions, {index, place: offset + index}))}</tbody>
</table></div>`;
