// @ts-check
// What the page of matrices knows: the form, and the matrices that are there.
import * as api from '../api.js';
import {navigate} from '../router.js';
import {decided, isLeftOut, settled} from '../state/assistant.js';
import {listenToJobs} from '../state/jobs.js';
import {collectionNames, everywhere, lacking, readScope, titlesOf, wanted} from '../state/scope.js';
import {createStore} from '../state/store.js';
import {shownDocuments} from '../ui/scope-fields.js';
import {blank, lackingOf, read, written} from './questions.js';
/** @import {Assistant} from '../state/assistant.js' */
/** @import {Scope} from '../state/scope.js' */
/** @import {Question} from './questions.js' */

/**
 * All that the page shows.
 * @typedef {object} MatricesState
 * @property {string} name
 * @property {Question[]} questions
 * @property {Scope} scope
 * @property {boolean} extract without the model
 * @property {Api.Failure | null} refused why the form could not be sent
 * @property {boolean} sending
 * @property {string[]} collections
 * @property {Map<string, string>} titles of the documents that are chosen
 * @property {Assistant} model
 * @property {Api.ListedMatrix[] | null} matrices null until they are known
 * @property {Api.Failure | null} error
 */

/** @returns {MatricesState} */
const fresh = () => ({name: '', questions: [blank()], scope: {...everywhere}, extract: false, refused: null,
  sending: false, collections: [], titles: new Map(), model: undefined, matrices: null, error: null});

const {state, reset, listen, silence, ...store} = createStore(fresh);
let ending = () => {};
/** @type {Promise<unknown>} */
let known = Promise.resolve();

export const {current, set} = store;

/**
 * Changes where to look.
 * @param {Partial<Scope>} changes
 */
export const setScope = changes => set({scope: {...state.scope, ...changes}, refused: null});

/**
 * Changes one question.
 * @param {number} index
 * @param {Partial<Question>} changes
 */
export const setQuestion = (index, changes) =>
  set({questions: state.questions.map((one, i) => i === index ? {...one, ...changes} : one), refused: null});

/** Makes room for one more question. */
export const addQuestion = () => set({questions: [...state.questions, blank()]});

/**
 * Takes a question away.
 * @param {number} index
 */
export const removeQuestion = index => set({questions: state.questions.filter((_, i) => i !== index)});

/** Whether the name is one that a matrix has, which goes on then. */
export const goesOn = () => state.matrices?.some(one => one.name === state.name.trim()) ?? false;

/** Lets the reader decide anew whether something is sent to the model. */
export async function decide() {
  if (!state.model) return;
  const model = await decided(state.model);
  if (model !== 'stay') set({model});
}

/** @param {Question[]} asked */
function missing(asked) {
  if (asked.length === 0) return 'Type a question.';
  return asked.map(lackingOf).find(Boolean) ?? lacking(state.scope);
}

/** Starts what the form asks for, and shows it. */
export async function submit() {
  const asked = state.questions.filter(one => one.text.trim() !== '');
  const message = missing(asked);
  if (message) return set({refused: {message, hint: null}});
  await known;
  const model = state.extract ? state.model : await settled(state.model);
  if (model === 'stay') return;
  set({model, sending: true, refused: null});
  try {
    const name = state.name.trim();
    const made = await api.makeMatrix({questions: asked.map(written), ...(name ? {name} : {}),
      extract: state.extract || isLeftOut(model), ...wanted(state.scope)});
    navigate(`/matrix/${encodeURIComponent(made.id)}`);
  } catch (error) {
    set({sending: false, refused: error});
  }
}

/** Asks for the matrices that are there. */
export async function refresh() {
  try {
    set({matrices: (await api.matrices()).toReversed(), error: null});
  } catch (error) {
    set({error});
  }
}

async function learn() {
  const [assistant, collections] = await Promise.all([api.assistant().catch(() => null),
    collectionNames().catch(() => [])]);
  set({model: assistant?.model, collections});
}

/** @param {string} id */
async function fillFrom(id) {
  try {
    const {name, questions, scope} = await api.matrix(id, {limit: 1});
    const {collection, query, documents} = scope;
    const kind = documents.length > 0 ? 'documents' : collection ? 'collection' : query ? 'query' : 'all';
    set({name, questions: questions.map(read), scope: {kind, collection, query, documents}});
  } catch (error) {
    set({refused: error});
  }
}

/**
 * Shows what an address is about: the documents that it names, or the questions of a matrix.
 * @param {URLSearchParams} parameters
 */
export async function follow(parameters) {
  const from = parameters.get('from');
  if (from !== null) await fillFrom(from);
  else set({scope: readScope(parameters)});
  set({titles: await titlesOf(state.scope.documents.slice(0, shownDocuments))});
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  ending = listenToJobs({ended: job => job.kind === 'matrix' && refresh(), again: refresh});
  known = learn();
  refresh();
}

/** Stops listening. */
export function end() {
  ending();
  silence();
}
