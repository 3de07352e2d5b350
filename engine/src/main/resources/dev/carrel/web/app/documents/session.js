// @ts-check
// What the page Documents knows: the list with its rows, what is counted, where one is in it and what is selected.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {listenToJobs} from '../state/jobs.js';
import {latest} from '../state/latest.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {naturalOrder, readList, writeList} from './address.js';
import {openPages} from './pages.js';
/** @import {Column, List} from './address.js' */
/** @import {Dialog} from '../ui/dialog.js' */
/** @import {Pages} from './pages.js' */

/**
 * All that the page shows.
 * @typedef {object} ListState
 * @property {List} list
 * @property {number | null} total null before the first rows are there
 * @property {Pages | null} pages
 * @property {any} error
 * @property {Api.Facets | null} facets
 * @property {number} at the row that keys act on
 * @property {number} from where a range of rows begins
 * @property {Map<string, Api.Document>} selected by ids; with `all`, those that are not
 * @property {boolean} all whether all that match are selected but for these
 * @property {Dialog | null} sheet the filters on a narrow screen
 */

/** @returns {ListState} */
const fresh = () => ({list: readList(new URLSearchParams()), total: null, pages: null, error: null, facets: null,
  at: 0, from: 0, selected: new Map(), all: false, sheet: null});

const {state, reset, listen, silence, ...store} = createStore(fresh);
let drawRows = () => {};
let drawRowsSoon = () => {};
/** @type {(row: number) => void} */
let scrollTo = () => {};
let ending = () => {};

export const {current, set, redraw} = store;

const counting = latest({
  ask: (/** @type {string} */ filter, signal) => api.workFacets({filter}, signal),
  pause: 200,
  got: facets => set({facets}),
  failed: () => {},
});

const typing = latest({
  ask: async (/** @type {string} */ filter) => filter,
  pause: 120,
  got: filter => change({filter}, false),
  failed: () => {},
});

function load() {
  state.pages?.end();
  const pages = openPages(state.list, total => {
    const first = total !== state.total;
    Object.assign(state, {total, error: null});
    if (first) {
      announce(counted(total, 'work'));
      redraw();
    }
    drawRowsSoon();
  }, error => set({error}));
  set({pages, total: null, error: null});
  pages.want(0, 0);
  counting.now(state.list.filter);
}

/**
 * Shows another list.
 * @param {Partial<List>} changes
 * @param {boolean} [asNew] as a new entry of the history
 */
export function change(changes, asNew = true) {
  typing.cancel();
  Object.assign(state, {list: {...state.list, ...changes}, at: 0, from: 0});
  if ('filter' in changes) Object.assign(state, {selected: new Map(), all: false});
  writeAddress(writeList(state.list), asNew);
  scrollTo(0);
  load();
}

/**
 * Filters while something is typed.
 * @param {string} filter
 */
export function type(filter) {
  set({list: {...state.list, filter}});
  typing.soon(filter);
}

/**
 * Sorts by a column; by the same one again, the other way round.
 * @param {Column} sort
 */
export function sortBy(sort) {
  const {list} = state;
  const turned = list.order === 'ascending' ? 'descending' : 'ascending';
  change({sort, order: sort === list.sort ? turned : naturalOrder(sort)});
}

/**
 * Goes to a row and shows it.
 * @param {number} row
 */
export function goTo(row) {
  state.at = Math.max(0, Math.min((state.total ?? 1) - 1, row));
  scrollTo(state.at);
  drawRows();
}

/** Asks for everything again, where it is. */
export function reload() {
  load();
  drawRows();
}

/**
 * Follows Back, Forward and links to other lists.
 * @param {URLSearchParams} parameters
 */
export function moved(parameters) {
  Object.assign(state, {list: readList(parameters), at: 0, from: 0, selected: new Map(), all: false});
  scrollTo(0);
  load();
}

/**
 * Begins with what an address asks; `draw` is called after every change, `rows` when only rows have changed, `arrived`
 * when some have come.
 * @param {URLSearchParams} parameters
 * @param {{draw: () => void, rows: () => void, arrived: () => void, scroll: (row: number) => void}} page
 */
export function begin(parameters, {draw, rows, arrived, scroll}) {
  reset({list: readList(parameters)});
  listen(draw);
  drawRows = rows;
  drawRowsSoon = arrived;
  scrollTo = scroll;
  ending = listenToJobs({job: () => {}, ended: job => job.kind !== 'map' && reload()});
  load();
}

/** Ends what is under way. */
export function end() {
  state.pages?.end();
  counting.cancel();
  typing.cancel();
  ending();
  silence();
}
