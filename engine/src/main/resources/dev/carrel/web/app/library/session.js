// @ts-check
// What the library page knows, and how it comes to know it. Nothing here draws; the page hears of every change.
import * as api from '../api.js';
import {allJobs, listenToJobs, takeJob} from '../state/jobs.js';
import {forgetPace, note} from '../state/pace.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {toast} from '../ui/toast.js';
import {jobTitle, outcome} from './words.js';
/** @import {ApiError} from '../api.js' */

const lookingPause = 10000;
const looksForStatus = 3;
const recountPause = 1500;

/**
 * @typedef {object} AddForm
 * @property {string} kind
 * @property {string} path
 * @property {string} zotero
 * @property {boolean} ocr
 * @property {string} languages
 * @property {Api.Failure | null} error
 * @property {boolean} sending
 */

/**
 * All that the page shows.
 * @typedef {object} LibraryState
 * @property {Api.Status | null} status
 * @property {Api.Server | null} server
 * @property {Api.ServedLibraries | null} libraries
 * @property {Api.Pairing | null} pairing
 * @property {ApiError | null} error
 * @property {Api.Job[]} jobs
 * @property {AddForm} form what stands in the form for adding
 * @property {Set<string>} open which long lists are shown whole
 */

/** @returns {LibraryState} */
const fresh = () => ({
  status: null, server: null, libraries: null, pairing: null, error: null, jobs: [],
  form: {kind: 'folder', path: '', zotero: '', ocr: false, languages: 'eng', error: null, sending: false},
  open: new Set(),
});

const {state, reset, listen, silence, ...store} = createStore(fresh);
/** @type {(() => void)[]} */
let endings = [];
/** @type {ReturnType<typeof setTimeout> | null} */
let recounting = null;
/** @type {Map<string, string>} */
let milestones = new Map();

export const {current, set} = store;

/**
 * Changes the form, and draws it.
 * @param {Partial<AddForm>} changes
 */
export const setForm = changes => set({form: {...state.form, ...changes}});

/**
 * Shows a long list whole, or its beginning.
 * @param {string} name
 */
export function toggle(name) {
  const open = new Set(state.open);
  if (!open.delete(name)) open.add(name);
  set({open});
}

async function describe() {
  try {
    set({status: await api.status(), error: null});
  } catch (error) {
    // What was known stays on the page: the shell says that the server is away.
    set({error: state.status ? null : error});
  }
}

/**
 * What a part of the page shows if it can be had; without it that part is left out.
 * @param {'server' | 'libraries' | 'pairing'} name
 * @param {() => Promise<any>} ask
 */
async function also(name, ask) {
  try {
    set({[name]: await ask()});
  } catch {
    set({[name]: state[name]});
  }
}

const describeMachine = () => also('server', api.server);

/**
 * What changes without news: memory, the pairing code, and what a command in a terminal did.
 * @param {number} times
 */
function look(times) {
  if (document.hidden) return;
  describeMachine();
  if (state.pairing) also('pairing', api.pairing);
  if (times % looksForStatus === 0) describe();
}

/** Asks for everything again. */
export function retry() {
  describe();
  describeMachine();
  also('libraries', api.libraries);
  also('pairing', api.pairing);
}

/** A stream of changes is worth one question a moment. */
function recountSoon() {
  recounting ??= setTimeout(() => {
    recounting = null;
    describe();
  }, recountPause);
}

/** @param {Api.Job} job */
function announceMilestones(job) {
  const {phase, done, total, passages, embedded} = job.progress;
  const share = phase === 'embedding' ? embedded / passages : done / (total ?? 0);
  const quarter = Math.floor((share || 0) * 4);
  const reached = `${phase} ${quarter}`;
  if (job.state !== 'running' || milestones.get(job.id) === reached) return;
  milestones.set(job.id, reached);
  announce(`${jobTitle(job)}: ${phase === 'embedding' ? 'making vectors'
    : 'reading'}${quarter > 0 ? `, ${quarter * 25} percent` : ''}.`);
}

/** @param {Api.Job | null} job */
function heardJob(job) {
  if (job) {
    note(`${job.id} reading ${job.progress.location}`, job.progress.done);
    note(`${job.id} embedding`, job.progress.embedded);
    announceMilestones(job);
    if (job.state === 'running') recountSoon();
  }
  set({jobs: allJobs()});
}

/** @param {Api.Job} job */
function heardEnd(job) {
  milestones.delete(job.id);
  forgetPace(`${job.id} embedding`);
  forgetPace(`${job.id} reading ${job.progress.location}`);
  announce(`${jobTitle(job)}: ${outcome(job)}.`);
  describe();
  describeMachine();
}

/** @param {Api.LibraryCounts} counts */
function heardCounts(counts) {
  if (state.status) set({status: {...state.status, ...counts}});
  recountSoon();
}

/**
 * Starts something that the server does in the background; says what is wrong if it cannot. Returns whether it began.
 * @param {() => Promise<Api.Job>} asked
 */
export async function start(asked) {
  try {
    takeJob(await asked());
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * The same, for buttons, which have no place of their own for what is wrong.
 * @param {() => Promise<Api.Job>} asked
 */
export async function startOrSay(asked) {
  const error = await start(asked);
  if (error) toast([error.message, error.hint].filter(Boolean).join(' '), 'error');
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  milestones = new Map();
  listen(onChange);
  let times = 0;
  const looking = setInterval(() => look(++times), lookingPause);
  endings = [listenToJobs({job: heardJob, ended: heardEnd, library: heardCounts}), () => clearInterval(looking)];
  set({jobs: allJobs()});
  retry();
}

/** Stops listening. */
export function end() {
  endings.forEach(each => each());
  clearTimeout(recounting ?? undefined);
  recounting = null;
  silence();
}
