// @ts-check
// Of all rows only those around what is in sight, which are drawn apart from the page, once a frame.
import {nothing, render} from '/lib/lit-html/lit-html.js';
import {guard} from '/lib/lit-html/directives/guard.js';
import {narrow} from '../search/width.js';
import {targetOf} from '../ui/events.js';
import {workRow} from './row.js';
import {isSelected, toggle, toggleStar} from './selection.js';
import {current, goTo} from './session.js';
/** @import {ListState} from './session.js' */

/** Rows above and below those in sight, so that a turn of the wheel finds them drawn. */
const spare = 8;

/** @type {HTMLElement | null} */
let scroller = null;
/** @type {HTMLElement | null} */
let body = null;
let waiting = false;
/** Where the list stood when it was last drawn. */
let drawnAt = 0;

/** Rows are two lines high where there is no room for columns. */
const height = () => narrow() ? 64 : 40;

/**
 * A row that is not gone through again as long as nothing about it is other.
 * @param {number} index
 * @param {ListState} state
 * @param {boolean} [rushing] with its place only
 */
function drawn(index, state, rushing = false) {
  const row = rushing ? undefined : state.pages?.row(index);
  const on = row ? isSelected(state, row.document.id) : false;
  const at = index === state.at;
  const top = index * height();
  return guard([index, row, row?.document.labels.starred, on, at, top], () => workRow({index, top, row, on, at}));
}

/**
 * One drawing a frame is enough, however often the wheel turns and rows arrive. While more than a window passes by in a
 * frame nobody can read, and rows are drawn without their words until it is slower.
 */
export function drawRowsSoon() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const rushing = scroller !== null && Math.abs(scroller.scrollTop - drawnAt) > scroller.clientHeight;
    draw(rushing);
    if (rushing) drawRowsSoon();
  });
}

/**
 * Takes the element that scrolls, and draws what is in sight.
 * @param {HTMLElement | null} element
 */
export function takeScroller(element) {
  scroller = element;
  body = element?.querySelector('.works-body') ?? null;
  drawRows();
}

/**
 * The rows to be drawn, each in a place that it keeps while others come and go. There are always as many as there are
 * places, so that a row that goes out of sight only takes other words.
 * @param {number} total
 * @param {number} top
 * @param {number} room
 */
function slots(total, top, room) {
  const count = Math.min(total, Math.ceil(room / height()) + 2 * spare + 1);
  const first = Math.max(0, Math.min(Math.floor(top / height()) - spare, total - count));
  /** @type {number[]} */
  const rows = Array(count);
  for (let index = first; index < first + count; index++) rows[index % count] = index;
  return {first, last: first + count - 1, rows};
}

/** Draws the rows in sight, and asks for those that are not there yet. */
export const drawRows = () => draw(false);

/** @param {boolean} rushing */
function draw(rushing) {
  if (!scroller || !body) return;
  drawnAt = scroller.scrollTop;
  const state = current();
  const total = state.total ?? 0;
  const {first, last, rows} = slots(total, drawnAt, scroller.clientHeight);
  const tall = `${total * height()}px`;
  if (body.style.height !== tall) body.style.height = tall;
  const apart = state.at < total && (state.at < first || state.at > last);
  render([rows.map(index => drawn(index, state, rushing)), apart ? drawn(state.at, state) : nothing], body);
  if (total > 0 && !rushing) state.pages?.want(first, last);
}

/**
 * A click selects a row, or stars it; links go where they lead.
 * @param {MouseEvent} event
 */
export function press(event) {
  const index = Number(targetOf(event).closest('.work')?.getAttribute('data-index') ?? NaN);
  const row = current().pages?.row(index);
  if (!row || targetOf(event).closest('a')) return;
  if (targetOf(event).closest('button')) {
    toggleStar(row);
    return;
  }
  if (event.shiftKey) event.preventDefault();
  toggle(index, event.shiftKey);
}

/**
 * Brings a row into sight.
 * @param {number} index
 */
export function scrollToRow(index) {
  if (!scroller) return;
  const head = /** @type {HTMLElement} */ (scroller.querySelector('.works-head')).offsetHeight;
  const top = index * height();
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height() + head > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + height() + head - scroller.clientHeight;
  }
}

/** How many rows are in sight. */
export const rowsInSight = () => scroller ? Math.max(1, Math.floor(scroller.clientHeight / height()) - 1) : 1;

/**
 * Goes so many rows on; with `range`, selects what is passed.
 * @param {number} steps
 * @param {boolean} range
 */
export function step(steps, range) {
  const {at, total} = current();
  const next = Math.max(0, Math.min((total ?? 1) - 1, at + steps));
  goTo(next);
  if (range) toggle(next, true);
}
