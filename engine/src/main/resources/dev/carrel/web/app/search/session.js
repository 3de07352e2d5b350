// What is asked, what came back, and how one leads to the other. Nothing here draws; the page hears of every change.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {asksSomething, nothingChosen, parametersOf, readAddress, writeSearch} from '../state/address.js';
import {latest} from '../state/latest.js';
import {rememberSearch} from '../state/recent.js';
import {announce} from '../ui/announce.js';
import {answerInWords, titleOf} from './words.js';

const typingPause = 120;
const facetsPause = 200;
const settledAfter = 1500;

/**
 * All that the page shows. `asked` is the search that `answer` answers, `search` what is wanted by now, `at` the hit in
 * focus, `trouble` why the library cannot be described, `why` the hits that are explained and `sheet` the filters of a
 * narrow screen.
 */
const fresh = () => ({
  search: nothingChosen, asked: null, answer: null, error: null, waiting: false,
  facets: null, library: null, trouble: null, why: new Set(), selected: new Map(), at: null, sheet: null,
});

let state = fresh();
let settled = true;
let settling = null;
let changed = () => {};
let left = null;

/** All that is shown now. */
export const current = () => state;

/** Draws everything again, for pieces that keep something of their own. */
export const redraw = () => changed();

/** Changes what is shown, and draws it. */
export function set(changes) {
  Object.assign(state, changes);
  changed();
}

/** The hit in focus stays so if it is still there, as when more are shown. */
function focusIn({results}) {
  const still = results.find(hit => hit.passage.id === state.at);
  return (still ?? results[0])?.passage.id ?? null;
}

const answers = latest({
  ask: (search, signal) => api.search({...parametersOf(search), limit: search.limit, explain: true}, signal),
  pause: typingPause,
  got(answer, asked) {
    set({answer, asked, error: null, waiting: false, at: focusIn(answer)});
    announce(answerInWords(answer));
    settleSoon();
  },
  failed(error, asked) {
    set({error, asked, waiting: false});
    announce(error.message);
  },
});

const counts = latest({
  ask(search, signal) {
    const {q, mode, combine, filter} = parametersOf(search);
    return api.facets({q, mode, combine, filter}, signal);
  },
  pause: facetsPause,
  got: facets => set({facets}),
  // The list of results tells what is wrong; the old counts stay.
  failed: () => state.facets ?? set({facets: {}}),
});

function settleSoon() {
  clearTimeout(settling);
  settling = setTimeout(settle, settledAfter);
}

/** From here on a change of the search is a new entry of the history. */
function settle() {
  clearTimeout(settling);
  settled = true;
  if (asksSomething(state.search) && !state.error) rememberSearch(state.search);
}

/** Searches for something else: while it is being typed after a pause, else at once. */
export function change(changes, typing = false) {
  const search = {...state.search, limit: nothingChosen.limit, ...changes};
  writeAddress(writeSearch(search), settled);
  settled = !typing;
  ask(search, typing);
}

/** Takes what stands in the box for what is meant. */
export function submit() {
  settle();
  ask(state.search, false);
}

function ask(search, typing) {
  state.search = search;
  document.title = titleOf(search);
  if (!asksSomething(search)) {
    answers.cancel();
    set({answer: null, asked: null, error: null, waiting: false});
  } else {
    set({waiting: true});
    answers[typing ? 'soon' : 'now'](search);
  }
  counts[typing ? 'soon' : 'now'](search);
}

async function describeLibrary() {
  try {
    set({library: await api.status(), trouble: null});
  } catch (error) {
    set({trouble: error});
  }
}

/** Tries again after a failure. */
export function retry() {
  describeLibrary();
  ask(state.search, false);
}

const isAnswered = one => one !== null && one.answer !== null && one.asked === one.search;

/**
 * Begins with what an address asks; `onChange` is called after every change. Who comes back to the search that was left
 * finds it as it was. A selection is kept in any case.
 */
export function begin(parameters, onChange) {
  const search = readAddress(parameters);
  changed = onChange;
  if (isAnswered(left) && writeSearch(left.search) === writeSearch(search)) return set({error: null});
  state = {...fresh(), selected: left?.selected ?? new Map(), facets: left?.facets ?? null};
  describeLibrary();
  goTo(parameters);
}

/** Searches for what an address asks, without writing one. */
export function goTo(parameters) {
  settled = true;
  ask(readAddress(parameters), false);
}

/** Where the list was when it was left, for who comes back. */
export const leftAt = () => state === left ? state.scroll : 0;

/** Calls off what is under way. */
export function end() {
  answers.cancel();
  counts.cancel();
  settle();
  left = Object.assign(state, {scroll: window.scrollY, sheet: null});
  changed = () => {};
}
