// What is asked, what came back, and how one leads to the other. Nothing here draws; the page hears of every change.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {asksSomething, nothingChosen, parametersOf, readAddress, writeSearch} from '../state/address.js';
import {listenToJobs} from '../state/jobs.js';
import {keep, kept} from '../state/kept.js';
import {rememberPlace} from '../state/last-search.js';
import {latest} from '../state/latest.js';
import {rememberSearch} from '../state/recent.js';
import {announce} from '../ui/announce.js';
import {answerInWords, titleOf} from './words.js';

const typingPause = 120;
const facetsPause = 200;
const settledAfter = 1500;

/**
 * All that the page shows. `asked` is the search that `answer` answers, `search` what is wanted by now, `at` the hit in
 * focus, `trouble` why the library cannot be described, `suggestions` what could be asked, `tellsGaps` whether this answer
 * says that some files could not be read, `why` the hits that are explained and `sheet` the filters of a narrow screen.
 */
const fresh = () => ({
  search: nothingChosen, asked: null, answer: null, error: null, waiting: false,
  facets: null, library: null, trouble: null, suggestions: [], tellsGaps: false, why: new Set(), selected: new Map(), at: null, sheet: null,
});

let state = fresh();
let settled = true;
let settling = null;
let changed = () => {};
let left = null;
let unlisten = null;

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

/** What could not be read is said once, and again when there is more of it; the library page always tells. */
const isNews = ({unsearchable}) => unsearchable > kept('gaps.told', 0);

const answers = latest({
  ask: (search, signal) => api.search({...parametersOf(search), limit: search.limit, explain: true}, signal),
  pause: typingPause,
  got(answer, asked) {
    set({answer, asked, error: null, waiting: false, at: focusIn(answer), tellsGaps: isNews(answer.coverage)});
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
  if (!asksSomething(state.search) || state.error) return;
  rememberSearch(state.search);
  if (state.tellsGaps && state.answer) keep('gaps.told', state.answer.coverage.unsearchable);
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
  rememberPlace(writeSearch(search));
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
    const library = await api.status();
    const filled = isEmpty() && library.documents > 0;
    set({library, trouble: null});
    if (library.documents > 0) suggest();
    if (filled) ask(state.search, false);
    mindEmptiness();
  } catch (error) {
    set({trouble: error});
  }
}

/** Examples are a courtesy; the page does without. */
async function suggest() {
  const {suggestions} = await api.suggestions().catch(() => ({suggestions: []}));
  set({suggestions});
}

const isEmpty = () => state.library?.documents === 0 || state.answer?.coverage.documents === 0;

/** Whoever is told that the library is empty sees the first documents arrive. News is heard only as long as it is. */
function mindEmptiness() {
  if (isEmpty()) {
    unlisten ??= listenToJobs({library: describeLibrary, again: describeLibrary});
  } else {
    unlisten?.();
    unlisten = null;
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
  if (isAnswered(left) && writeSearch(left.search) === writeSearch(search)) {
    rememberPlace(writeSearch(search));
    return set({error: null});
  }
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
  unlisten?.();
  unlisten = null;
  left = Object.assign(state, {scroll: window.scrollY, sheet: null});
  changed = () => {};
}
