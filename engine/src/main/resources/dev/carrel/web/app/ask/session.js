// @ts-check
// What the page of questions knows: the question, the answer as far as it has come, and the answers that are kept.
import * as api from '../api.js';
import {navigate} from '../router.js';
import {decided, isLeftOut, settled} from '../state/assistant.js';
import {readScope, titlesOf} from '../state/scope.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {shownDocuments} from '../ui/scope-fields.js';
import {toast} from '../ui/toast.js';
/** @import {Assistant} from '../state/assistant.js' */
/** @import {AnswerHearer} from '../api.js' */

/**
 * All that the page shows.
 * @typedef {object} AskState
 * @property {string} question as it is typed
 * @property {boolean} deep
 * @property {boolean} extract without the model
 * @property {string[]} documents the only ones to answer from; none for all
 * @property {Map<string, string>} titles of these documents
 * @property {boolean} waiting
 * @property {Assistant} model the one that would be asked
 * @property {Api.AnswerSentence[]} sofar the sentences of an answer that is still being made
 * @property {Api.CheckedAnswer | null} answer
 * @property {Api.Failure | null} error
 * @property {Api.SavedAnswer[]} saved
 * @property {string | null} open the number of the kept answer that is shown
 * @property {boolean | null} same whether a kept answer said the same when it was asked again
 */

/** @returns {AskState} */
const fresh = () => ({question: '', deep: false, extract: false, documents: [], titles: new Map(), waiting: false,
  model: undefined, sofar: [], answer: null, error: null, saved: [], open: null, same: null});

const {state, reset, listen, silence, ...store} = createStore(fresh);
/** @type {AbortController | null} */
let asking = null;
/** @type {Promise<unknown>} */
let known = Promise.resolve();

export const {current, set} = store;

/** @param {Pick<AskState, 'question' | 'deep' | 'extract' | 'documents'>} asked */
function addressOf({question, deep, extract, documents}) {
  const written = new URLSearchParams({q: question.trim()});
  if (deep) written.append('deep', '1');
  if (extract) written.append('extract', '1');
  for (const id of documents) written.append('document', id);
  return `/ask?${written}`;
}

/** Puts the question into the address, which asks it. */
export function submit() {
  if (state.question.trim() === '' || state.waiting) return;
  const address = addressOf(state);
  if (address === location.pathname + location.search) ask();
  else navigate(address);
}

/** Calls off the question that is under way. */
export function stop() {
  asking?.abort();
  asking = null;
  set({waiting: false});
}

/** Lets the reader decide anew whether something is sent to the model. */
export async function decide() {
  if (!state.model) return;
  const model = await decided(state.model);
  if (model !== 'stay') set({model});
}

/** @type {AnswerHearer} */
const hearer = {
  sentence: sentence => set({sofar: [...state.sofar, sentence]}),
  takenBack: () => set({sofar: []}),
};

/**
 * Shows an answer while it is made.
 * @param {(signal: AbortSignal) => Promise<Api.CheckedAnswer>} make
 */
async function show(make) {
  stop();
  const controller = asking = new AbortController();
  set({waiting: true, answer: null, sofar: [], error: null, same: null});
  try {
    const answer = await make(controller.signal);
    if (asking !== controller) return null;
    set({answer, sofar: [], waiting: false});
    announce(told(answer));
    return answer;
  } catch (error) {
    if (asking === controller && error.name !== 'AbortError') set({error, sofar: [], waiting: false});
    return null;
  }
}

/** @param {Api.CheckedAnswer} answer */
function told({answered, sentences}) {
  const left = sentences.filter(({status}) => status !== 'checked').length;
  return [answered ? 'The answer is there.' : 'The library does not say.',
    left > 0 ? `${counted(left, 'sentence was', 'sentences were')} left out.` : ''].join(' ');
}

/** What is asked now, as the server wants it. */
const asked = () => ({question: state.question.trim(), deep: state.deep,
  extract: state.extract || isLeftOut(state.model),
  ...(state.documents.length > 0 ? {documents: state.documents} : {})});

async function ask() {
  stop();
  set({waiting: true, answer: null, sofar: [], error: null, open: null, same: null});
  await known;
  const model = state.extract ? state.model : await settled(state.model);
  if (model === 'stay') return set({waiting: false});
  set({model});
  show(signal => api.ask(asked(), hearer, signal));
}

/** Asks once more what the kept answer that is shown was about. */
export async function again() {
  const id = state.open;
  const before = state.answer;
  if (id === null || !before) return;
  const model = before.model || before.trouble ? await settled(state.model) : state.model;
  if (model === 'stay') return;
  set({model});
  const answer = await show(signal => api.askAgain(id, hearer, signal));
  if (answer) set({same: JSON.stringify(answer.sentences) === JSON.stringify(before.sentences)});
}

/** Keeps the answer that is shown; where it has to be made anew, the one that is kept is shown. */
export async function save() {
  try {
    set({answer: await api.saveAnswer(asked())});
    toast('The answer is kept.');
    list();
  } catch (error) {
    toast(error.message, 'error');
  }
}

/**
 * Keeps an answer no longer.
 * @param {Api.SavedAnswer} saved
 */
export async function forget({id}) {
  try {
    await api.forgetAnswer(id);
    if (state.open === String(id)) navigate('/ask');
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

/** @param {string[]} documents */
async function name(documents) {
  set({titles: await titlesOf(documents.slice(0, shownDocuments))});
}

/** @param {string} id */
async function open(id) {
  try {
    const {answer} = await api.savedAnswer(id);
    set({question: answer.question, deep: answer.deep, documents: answer.documents, answer, sofar: [], open: id,
      error: null, same: null});
    name(answer.documents);
  } catch (error) {
    set({error, answer: null, open: null});
  }
}

/**
 * Shows what an address is about.
 * @param {URLSearchParams} parameters
 */
export function follow(parameters) {
  stop();
  const saved = parameters.get('saved');
  if (saved !== null) return open(saved);
  const {documents} = readScope(parameters);
  set({question: parameters.get('q') ?? '', deep: parameters.has('deep'), extract: parameters.has('extract'), documents,
    answer: null, sofar: [], error: null, open: null, same: null});
  name(documents);
  return state.question === '' ? undefined : ask();
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  known = list();
}

/** Stops listening. */
export function end() {
  stop();
  silence();
}
