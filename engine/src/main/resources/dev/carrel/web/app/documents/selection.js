// @ts-check
// What is selected: some works, or all that match but for some.
import * as api from '../api.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {toast} from '../ui/toast.js';
import {current, redraw, reload, set} from './session.js';
/** @import {ListState} from './session.js' */

/**
 * @param {ListState} state
 * @param {string} id
 */
export const isSelected = ({selected, all}, id) => selected.has(id) !== all;

/**
 * How many works are selected.
 * @param {ListState} state
 */
export const howMany = ({selected, all, total}) => all ? (total ?? 0) - selected.size : selected.size;

/** Selects all that match. */
export function selectAll() {
  set({all: true, selected: new Map()});
  announce(`All ${counted(current().total ?? 0, 'work')} selected`);
}

/** Selects nothing. */
export const selectNone = () => set({all: false, selected: new Map()});

/** @param {number} index @param {boolean} on */
function put(index, on) {
  const {pages, selected, all} = current();
  const row = pages?.row(index);
  if (!row) return;
  if (on !== all) selected.set(row.document.id, row.document);
  else selected.delete(row.document.id);
}

/**
 * Selects a row or no longer; with `range`, all from the last one to this.
 * @param {number} index
 * @param {boolean} range
 */
export async function toggle(index, range) {
  const state = current();
  const row = state.pages?.row(index);
  if (!row) return;
  const on = !isSelected(state, row.document.id);
  const [first, last] = range ? [Math.min(state.from, index), Math.max(state.from, index)] : [index, index];
  if (range) await rowsBetween(first, last);
  for (let i = first; i <= last; i++) put(i, range ? true : on);
  set({from: index, at: index});
  announce(`${counted(howMany(state), 'work')} selected`);
}

const mostAsked = 1000;

/**
 * Rows of a long range need not have been looked at.
 * @param {number} first
 * @param {number} last
 */
async function rowsBetween(first, last) {
  const {list, selected, all} = current();
  for (let offset = first; offset <= last; offset += mostAsked) {
    const {rows} = await api.works({...list, offset, limit: Math.min(mostAsked, last - offset + 1)});
    for (const {document} of rows) {
      if (all) selected.delete(document.id);
      else selected.set(document.id, document);
    }
  }
}

/**
 * The works that are selected, as the server wants them.
 * @returns {api.Works}
 */
export function meant() {
  const {selected, all, list: {filter}} = current();
  const ids = some([...selected.keys()]);
  return all ? {all: true, filter: filter.trim() || undefined, except: ids} : {documents: ids};
}

/**
 * The server takes no empty lists.
 * @param {string[]} list
 */
export const some = list => list.length > 0 ? list : undefined;

/**
 * Changes the labels of some works, here and in the library.
 * @param {api.Works} works
 * @param {api.LabelChange} change
 */
export async function label(works, change) {
  try {
    const {changed} = await api.labelWorks({...works, ...change});
    toast(changed === 0 ? 'Nothing to change.' : `Noted on ${counted(changed, 'work')}.`);
    reload();
  } catch (error) {
    toast(error.message, 'error');
  }
}

/**
 * Gives one row a star or takes it away, at once.
 * @param {Api.WorkRow} row
 */
export async function toggleStar(row) {
  const {labels} = row.document;
  labels.starred = !labels.starred;
  redraw();
  try {
    await api.labelWorks({documents: [row.document.id], star: labels.starred ? 'yes' : 'no'});
  } catch (error) {
    labels.starred = !labels.starred;
    redraw();
    toast(error.message, 'error');
  }
}
