// @ts-check
// What is asked, what came back, and how one leads to the other. Nothing here draws; the page hears of every change.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {asksSomething, nothingChosen, parametersOf, readAddress, writeSearch} from '../state/address.js';
import {listenToJobs} from '../state/jobs.js';
import {keep, kept} from '../state/kept.js';
import {rememberPlace} from '../state/last-search.js';
import {latest} from '../state/latest.js';
import {rememberSearch} from '../state/recent.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {answerInWords, titleOf} from './words.js';
/** @import {ApiError} from '../api.js' */
/** @import {Search} from '../state/address.js' */
/** @import {Dialog} from '../ui/dialog.js' */

const typingPause = 120;
const facetsPause = 200;
const settledAfter = 1500;

/**
 * All that the page shows.
 * @typedef {object} SearchState
 * @property {Search} search what is wanted by now
 * @property {Search | null} asked what `answer` answers
 * @property {Api.SearchAnswer | null} answer
 * @property {ApiError | null} error
 * @property {boolean} waiting
 * @property {Partial<Api.Facets> | null} facets
 * @property {Api.Status | null} library
 * @property {ApiError | null} trouble why the library cannot be described
 * @property {Api.Suggestion[]} suggestions what could be asked
 * @property {string} usualOrder how results are sorted unless another order is chosen
 * @property {boolean} tellsGaps whether this answer says that some files could not be read
 * @property {Set<string>} why the passages whose hits are explained
 * @property {Map<string, Api.Document>} selected
 * @property {string | null} at the passage of the hit in focus
 * @property {Dialog | null} sheet the filters of a narrow screen
 * @property {number} scroll where the list was when it was left
 */

/** @typedef {SearchState & {asked: Search, answer: Api.SearchAnswer}} AnsweredState */

/** @returns {SearchState} */
const fresh = () => ({
  search: nothingChosen, asked: null, answer: null, error: null, waiting: false,
  facets: null, library: null, trouble: null, suggestions: [], tellsGaps: false,
  why: new Set(), selected: new Map(), at: null, sheet: null, scroll: 0,
  usualOrder: 'relevance',
});

const {state, reset, listen, silence, ...store} = createStore(fresh);
let settled = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let settling;
/** @type {(() => void) | null} */
let unlisten = null;

export const {current, set, redraw} = store;

/**
 * The hit in focus stays so if it is still there, as when more are shown.
 * @param {Api.SearchAnswer} answer
 */
function focusIn({results}) {
  const still = results.find(hit => hit.passage.id === state.at);
  return (still ?? results[0])?.passage.id ?? null;
}

/**
 * What could not be read is said once, and again when there is more of it; the library page always tells.
 * @param {Api.SearchAnswer['coverage']} searchAnswer
 */
const isNews = ({unsearchable}) => unsearchable > kept('gaps.told', 0);

const answers = latest({
  ask: (/** @type {Search} */ search, signal) =>
    api.search({...parametersOf(search), limit: search.limit, explain: true}, signal),
  pause: typingPause,
  // More may have been typed since, which is asked next.
  got(answer, asked) {
    const waiting = asked !== state.search;
    set({answer, asked, error: null, waiting, at: focusIn(answer), tellsGaps: isNews(answer.coverage)});
    if (waiting) return;
    announce(answerInWords(answer));
    settleSoon();
  },
  failed(error, asked) {
    set({error, asked, waiting: asked !== state.search});
    announce(error.message);
  },
});

const counts = latest({
  /** @param {Search} search @param {AbortSignal} [signal] */
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

/**
 * Searches for something else: while it is being typed after a pause, else at once.
 * @param {Partial<Search>} changes
 * @param {boolean} [typing]
 */
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

/** @param {Search} search @param {boolean} typing */
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

/**
 * Where the settings do not come, results are shown as sorted by relevance, as they are unless somebody changed that.
 */
async function learnOrder() {
  const {settings} = await api.settings().catch(() => ({settings: []}));
  const order = settings.find(({key}) => key === 'search.sort');
  if (order) set({usualOrder: order.value});
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

const isAnswered = () => state.answer !== null && state.asked === state.search;

/**
 * Begins with what an address asks; `onChange` is called after every change. Who comes back to the search that was left
 * finds it as it was. A selection is kept in any case.
 * @param {URLSearchParams} parameters
 * @param {() => void} onChange
 */
export function begin(parameters, onChange) {
  const search = readAddress(parameters);
  listen(onChange);
  if (isAnswered() && writeSearch(state.search) === writeSearch(search)) {
    rememberPlace(writeSearch(search));
    return set({error: null});
  }
  reset({selected: state.selected, facets: state.facets});
  describeLibrary();
  learnOrder();
  goTo(parameters);
}

/**
 * Searches for what an address asks, without writing one.
 * @param {URLSearchParams} parameters
 */
export function goTo(parameters) {
  settled = true;
  ask(readAddress(parameters), false);
}

/** Where the list was when it was left, for who comes back. */
export const leftAt = () => state.scroll;

/** Calls off what is under way. */
export function end() {
  answers.cancel();
  counts.cancel();
  settle();
  unlisten?.();
  unlisten = null;
  silence();
  set({scroll: window.scrollY, sheet: null});
}
