// @ts-check
// What the page of questions knows: the question, the answer, and the answers that are kept.
import * as api from '../api.js';
import {navigate} from '../router.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {toast} from '../ui/toast.js';

/**
 * All that the page shows.
 * @typedef {object} AskState
 * @property {string} question as it is typed
 * @property {boolean} deep
 * @property {boolean} waiting
 * @property {Api.ModelIdentity | null} model the one that would be asked
 * @property {Api.CheckedAnswer | null} answer
 * @property {Api.Failure | null} error
 * @property {Api.SavedAnswer[]} saved
 */

/** @returns {AskState} */
const fresh = () => ({question: '', deep: false, waiting: false, model: null, answer: null, error: null, saved: []});

const {state, reset, listen, silence, ...store} = createStore(fresh);
/** @type {AbortController | null} */
let asking = null;

export const {current, set} = store;

/** Puts the typed question into the address, which asks it. */
export function submit() {
  const question = state.question.trim();
  if (question === '' || state.waiting) return;
  const address = `/ask?${new URLSearchParams({q: question})}`;
  if (address === location.pathname + location.search) ask(question);
  else navigate(address);
}

/** Calls off the question that is under way. */
export function stop() {
  asking?.abort();
  set({waiting: false});
}

/** @param {string} question */
async function ask(question) {
  stop();
  const controller = new AbortController();
  asking = controller;
  set({question, waiting: true, answer: null, error: null});
  try {
    const answer = await api.ask({question, deep: state.deep}, controller.signal);
    if (asking !== controller) return;
    set({answer, waiting: false});
    announce(answer.answered ? 'The answer is there.' : 'The library does not say.');
  } catch (error) {
    if (asking === controller && error.name !== 'AbortError') set({error, waiting: false});
  }
}

/** Keeps the answer that is shown. */
export async function save() {
  try {
    await api.saveAnswer(state.question);
    toast('The answer is kept.');
    list();
  } catch (error) {
    toast(error.message, 'error');
  }
}

async function list() {
  try {
    const [{model}, saved] = await Promise.all([api.assistant(), api.savedAnswers()]);
    set({model, saved: saved.toReversed()});
  } catch {
    // Both are a convenience; whoever asks hears what is wrong.
  }
}

/**
 * Shows what an address is about.
 * @param {string} question
 * @param {string | null} saved the number of an answer that is kept
 */
export async function follow(question, saved) {
  if (saved !== null) {
    try {
      const {answer} = await api.savedAnswer(saved);
      set({question: answer.question, answer, error: null, waiting: false});
    } catch (error) {
      set({error, answer: null});
    }
  } else if (question !== '') ask(question);
  else set({question: '', answer: null, error: null});
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  list();
}

/** Stops listening. */
export function end() {
  stop();
  silence();
}
