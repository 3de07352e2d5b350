// What the library page knows, and how it comes to know it. Nothing here draws; the page hears of every change.
import * as api from '../api.js';
import {allJobs, isActive, listenToJobs, takeJob} from '../state/jobs.js';
import {forgetPace, note} from '../state/pace.js';
import {announce} from '../ui/announce.js';
import {toast} from '../ui/toast.js';
import {jobTitle, outcome} from './words.js';

const lookingPause = 10000;
const looksForStatus = 3;
const recountPause = 1500;

/** `form` is what stands in the form for adding, `open` which long lists are shown whole. */
const fresh = () => ({
  status: null, server: null, settings: null, pairing: null, error: null, jobs: [],
  form: {kind: 'folder', path: '', zotero: '', ocr: false, languages: 'eng', error: null, sending: false},
  open: new Set(),
});

let state = fresh();
let changed = () => {};
let endings = [];
let recounting = null;
let milestones = new Map();

/** All that is shown now. */
export const current = () => state;

/** Changes what is shown, and draws it. */
export function set(changes) {
  Object.assign(state, changes);
  changed();
}

/** Changes the form, and draws it. */
export const setForm = changes => set({form: {...state.form, ...changes}});

/** Shows a long list whole, or its beginning. */
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

/** What a part of the page shows if it can be had; without it that part is left out. */
async function also(name, ask) {
  try {
    set({[name]: await ask()});
  } catch {
    set({[name]: state[name]});
  }
}

const describeMachine = () => also('server', api.server);

/** What changes without news: memory, the pairing code, and what a command in a terminal did. */
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
  also('settings', api.settings);
  also('pairing', api.pairing);
}

/** A stream of changes is worth one question a moment. */
function recountSoon() {
  recounting ??= setTimeout(() => {
    recounting = null;
    describe();
  }, recountPause);
}

function announceMilestones(job) {
  const {phase, done, total, passages, embedded} = job.progress;
  const share = phase === 'embedding' ? embedded / passages : done / total;
  const quarter = Math.floor((share || 0) * 4);
  const reached = `${phase} ${quarter}`;
  if (job.state !== 'running' || milestones.get(job.id) === reached) return;
  milestones.set(job.id, reached);
  announce(`${jobTitle(job)}: ${phase === 'embedding' ? 'making vectors' : 'reading'}${quarter > 0 ? `, ${quarter * 25} percent` : ''}.`);
}

function heardJob(job) {
  if (job) {
    note(`${job.id} reading ${job.progress.location}`, job.progress.done);
    note(`${job.id} embedding`, job.progress.embedded);
    announceMilestones(job);
    if (job.state === 'running') recountSoon();
  }
  set({jobs: allJobs()});
}

function heardEnd(job) {
  milestones.delete(job.id);
  forgetPace(`${job.id} embedding`);
  forgetPace(`${job.id} reading ${job.progress.location}`);
  announce(`${jobTitle(job)}: ${outcome(job)}.`);
  describe();
  describeMachine();
}

function heardCounts(counts) {
  if (state.status) set({status: {...state.status, ...counts}});
  recountSoon();
}

/** Starts something that the server does in the background; says what is wrong if it cannot. Returns whether it began. */
export async function start(asked) {
  try {
    takeJob(await asked());
    return null;
  } catch (error) {
    return error;
  }
}

/** The same, for buttons, which have no place of their own for what is wrong. */
export async function startOrSay(asked) {
  const error = await start(asked);
  if (error) toast([error.message, error.hint].filter(Boolean).join(' '), 'error');
}

/** Asks a job to end. */
export async function stop(job) {
  try {
    takeJob(await api.stopJob(job.id));
  } catch (error) {
    toast(error.message, 'error');
  }
}

/** Whether anything is under way. */
export const isBusy = () => state.jobs.some(isActive);

/** Begins anew; `onChange` is called after every change. */
export function begin(onChange) {
  state = fresh();
  milestones = new Map();
  changed = onChange;
  let times = 0;
  const looking = setInterval(() => look(++times), lookingPause);
  endings = [listenToJobs({job: heardJob, ended: heardEnd, library: heardCounts}), () => clearInterval(looking)];
  set({jobs: allJobs()});
  retry();
}

/** Stops listening. */
export function end() {
  endings.forEach(each => each());
  clearTimeout(recounting);
  recounting = null;
  changed = () => {};
}
