// @ts-check
// What the page of a matrix knows: its table as far as it is filled, and the work that fills it.
import * as api from '../api.js';
import {isLeftOut, settled} from '../state/assistant.js';
import {allJobs, isActive, listenToJobs} from '../state/jobs.js';
import {note} from '../state/pace.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {toast} from '../ui/toast.js';
import {counts} from './counts.js';
import {size} from './pages.js';

/**
 * All that the page shows.
 * @typedef {object} MatrixState
 * @property {string} id
 * @property {number} offset of the rows that are shown
 * @property {Api.MatrixAtWork | null} matrix
 * @property {Api.Job | null} job that fills it
 * @property {Api.Failure | null} error
 */

/** @returns {MatrixState} */
const fresh = () => ({id: '', offset: 0, matrix: null, job: null, error: null});

const {state, reset, listen, silence, ...store} = createStore(fresh);
/** A large table takes long to send and to draw, so it is asked for more rarely than there is news. */
const pause = 1000;
const slower = 4;
let ending = () => {};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let asking;
let awaited = false;
let longest = 0;
/** @type {string | null} */
let following = null;

export const {current, set} = store;

/** @param {Api.MatrixAtWork} matrix */
function take(matrix) {
  following = matrix.job ?? following;
  const job = allJobs().find(one => one.id === matrix.job) ?? null;
  set({matrix, job: job && isActive(job) ? job : null, error: null});
}

/** Asks for the table as it is now. */
export async function refresh() {
  const {id, offset} = state;
  const began = performance.now();
  awaited = true;
  try {
    const matrix = await api.matrix(id, {offset, limit: size});
    if (state.id === id && state.offset === offset) take(matrix);
  } catch (error) {
    if (state.id === id && !state.matrix) set({error});
  }
  awaited = false;
  longest = performance.now() - began;
}

function refreshSoon() {
  if (awaited) return;
  awaited = true;
  asking = setTimeout(refresh, Math.max(pause, slower * longest));
}

/** @param {Api.Job | null} job */
function heard(job) {
  if (!job || job.id !== following) return;
  note(`matrix ${job.id}`, job.progress.done);
  set({job: isActive(job) ? job : null});
  if (isActive(job)) refreshSoon();
}

/** @param {Api.Job} job */
async function heardEnd(job) {
  if (job.id !== following) return;
  clearTimeout(asking);
  await refresh();
  if (state.matrix) announce(`The table is ready: ${counts(state.matrix.counts)}.`);
}

/**
 * Goes on with what is waiting or has failed, and with `refresh` with what is old.
 * @param {{refresh?: boolean}} [how]
 */
export async function run({refresh: old = false} = {}) {
  try {
    const model = await settled((await api.assistant()).model);
    if (model === 'stay') return;
    following = (await api.runMatrix(state.id, {refresh: old, extract: isLeftOut(model)})).job;
    await refresh();
  } catch (error) {
    toast(error.message, 'error');
  }
}

/**
 * Writes an answer by hand, or takes it back with null; gives the cell as it is then.
 * @param {Api.MatrixRow} row
 * @param {Api.MatrixCell} cell
 * @param {string | null} answer
 */
export async function edit(row, cell, answer) {
  const changed = await api.editCell(state.id, {document: row.document, question: cell.question,
    ...(answer === null ? {} : {answer})});
  const matrix = /** @type {Api.MatrixAtWork} */ (state.matrix);
  set({matrix: {...matrix, rows: matrix.rows.map(one => one.document !== row.document ? one
    : {...one, cells: one.cells.map(each => each.question === cell.question ? changed : each)})}});
  return changed;
}

/**
 * Begins with some rows of a matrix; `onChange` is called after every change.
 * @param {{id: string, offset: number}} shown
 * @param {() => void} onChange
 */
export function begin(shown, onChange) {
  reset(shown);
  longest = 0;
  awaited = false;
  following = null;
  listen(onChange);
  onChange();
  ending = listenToJobs({job: heard, ended: heardEnd, again: refresh});
  refresh();
}

/** Stops listening. */
export function end() {
  clearTimeout(asking);
  ending();
  silence();
  reset();
}
