// @ts-check
// What the evaluation page knows: the form, the evaluation under way, and the results, of which this browser keeps the
// last.
import * as api from '../api.js';
import {allJobs, evaluationOf, isActive, listenToJobs, takeJob} from '../state/jobs.js';
import {keep, kept} from '../state/kept.js';
import {note} from '../state/pace.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {rankings} from './rankings.js';

const mostKept = 8;

/**
 * @typedef {object} EvaluationForm
 * @property {string} kind
 * @property {number | string} questions
 * @property {string} directory
 * @property {string} qrels
 * @property {FieldError | null} error
 * @property {boolean} sending
 * @property {Set<string>} rankings
 */

/** @typedef {{field: string, message: string, hint: string}} FieldError */

/** @typedef {{key: string, title: string, ended: string, result: Api.Evaluation}} KeptResult */

/**
 * All that the page shows.
 * @typedef {object} EvaluationState
 * @property {EvaluationForm} form
 * @property {Api.Job[]} jobs
 * @property {KeptResult[]} results
 * @property {string | null} shown the key of the result that is looked at
 * @property {string} measure the one shown for questions of the library's own
 */

/** @returns {EvaluationForm} */
const freshForm = () => ({
  kind: 'self', questions: 100, directory: kept('judged', ''), qrels: 'test', error: null, sending: false,
  rankings: new Set(rankings.map(one => one.name)),
});

/** @returns {EvaluationState} */
const fresh = () =>
  ({form: freshForm(), jobs: [], results: kept('evaluations', /** @type {KeptResult[]} */ ([])), shown: null,
    measure: 'nDCG@10'});

const {state, reset, listen, silence, ...store} = createStore(fresh);
let ending = () => {};
/** @type {string | null} */
let told = null;

export const {current, set} = store;

/**
 * Changes the form, and draws it.
 * @param {Partial<EvaluationForm>} changes
 */
export const setForm = changes => set({form: {...state.form, ...changes}});

/** The result that is looked at: the chosen one, or the newest. */
export const shownResult = () => state.results.find(one => one.key === state.shown) ?? state.results[0];

/** @param {Api.Job} job */
const isFinished = job => job.kind === 'evaluate' && evaluationOf(job) !== null;

/** @param {Api.Job} job @returns {KeptResult} */
const keptResult = job => ({key: job.ended ?? '', title: job.title, ended: job.ended ?? '',
  result: /** @type {Api.Evaluation} */ (evaluationOf(job))});

function collect() {
  const found = allJobs().filter(isFinished).map(keptResult);
  const keys = new Set(found.map(one => one.key));
  const results = [...found, ...state.results.filter(one => !keys.has(one.key))]
    .sort((a, b) => b.ended.localeCompare(a.ended)).slice(0, mostKept);
  keep('evaluations', results);
  return results;
}

/** @param {Api.Job | null} job */
function heardJob(job) {
  if (job?.kind === 'evaluate') {
    note(`${job.id} reading ${job.progress.location}`, job.progress.done);
    note(`${job.id} embedding`, job.progress.embedded);
    const stage = `${job.id} ${job.progress.phase} ${job.progress.location}`;
    if (job.state === 'running' && stage !== told
      && job.progress.location) announce(`Evaluating: ${job.progress.location}`);
    told = stage;
  }
  set({jobs: allJobs().filter(one => one.kind === 'evaluate'), results: collect()});
}

/** @param {Api.Job} job */
function heardEnd(job) {
  if (job.kind !== 'evaluate') return;
  announce(evaluationOf(job)?.verdict || `The evaluation has ended${job.error ? `: ${job.error.message}` : '.'}`);
  if (isFinished(job)) set({shown: job.ended});
}

/** @param {EvaluationForm} form */
function asked({kind, questions, directory, qrels, rankings: chosen}) {
  const names = rankings.map(one => one.name).filter(name => chosen.has(name));
  return kind === 'self' ? {kind, questions: Number(questions), rankings: names}
    : {kind, directory: directory.trim(), qrels: qrels.trim() || 'test', rankings: names};
}

/** @param {EvaluationForm} form */
function missing({kind, questions, directory, rankings: chosen}) {
  if (kind === 'judged'
    && directory.trim() === '') return {field: 'directory', message: 'Name the directory of the collection.', hint: ''};
  if (kind === 'self' && !(Number(questions) >= 1 && Number(questions) <= 1000)) {
    return {field: 'questions', message: 'Between 1 and 1,000 questions.', hint: ''};
  }
  return chosen.size === 0 ? {field: 'rankings', message: 'Choose a ranking at least.', hint: ''} : null;
}

/** Starts what the form asks for. */
export async function run() {
  const {form} = state;
  const error = missing(form);
  if (error) return setForm({error});
  setForm({sending: true, error: null});
  try {
    takeJob(await api.evaluate(asked(form)));
    if (form.kind === 'judged') keep('judged', form.directory.trim());
    setForm({sending: false});
  } catch (caught) {
    setForm({sending: false,
      error: {field: form.kind === 'judged' ? 'directory' : 'run', message: caught.message, hint: caught.hint ?? ''}});
  }
}

/** The evaluation under way, if there is one. */
export const running = () => state.jobs.find(isActive);

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  ending = listenToJobs({job: heardJob, ended: heardEnd});
  heardJob(null);
}

/** Stops listening. */
export function end() {
  ending();
  silence();
}
