// @ts-check
// What the server does in the background, as it is told: over server-sent events, or, while these do not come through,
// by asking every now and then. Pages listen; while none does or the window is hidden, nothing is held open, because a
// browser allows only a few connections to a server and all its windows share them.
import * as api from '../api.js';
import {toast} from '../ui/toast.js';

/**
 * Hears of a job at each change, of its end once, of the library after a change, and when news may have been missed.
 * @typedef {object} JobListener
 * @property {(job: Api.Job | null) => void} [job]
 * @property {(job: Api.Job) => void} [ended]
 * @property {(counts: Api.LibraryCounts) => void} [library]
 * @property {() => void} [again]
 */

const askingPause = 2000;
const openingPause = 8000;
const longestSilence = 6000;

/** @typedef {ReturnType<typeof setTimeout>} Timer */

/** @type {Map<string, Api.Job>} */
let jobs = new Map();
/** @type {Set<JobListener>} */
const listeners = new Set();
/** @type {(() => void) | null} */
let close = null;
/** @type {Timer | null} */
let asking = null;
/** @type {Timer | undefined} */
let opening;
/** @type {Timer | undefined} */
let silence;

/** @param {Api.Job} a @param {Api.Job} b */
const byNewest = (a, b) => Number(b.id) - Number(a.id);

/**
 * What came of an addition, a sync or a reindexing; null for other jobs and until there is something.
 * @param {Api.Job} job @returns {Api.Report | null}
 */
export const reportOf = ({result}) => result && 'indexed' in result ? result : null;

/**
 * What an evaluation found; null for other jobs and until there is something.
 * @param {Api.Job} job @returns {Api.Evaluation | null}
 */
export const evaluationOf = ({result}) => result && 'results' in result ? result : null;

/** All jobs that the server knows, the newest first. */
export const allJobs = () => [...jobs.values()].sort(byNewest);

/**
 * Whether a job has not ended yet.
 * @param {Api.Job} job
 */
export const isActive = job => job.state === 'queued' || job.state === 'running';

/** @param {keyof JobListener} kind @param {any} [what] */
function tell(kind, what) {
  for (const listener of [...listeners]) listener[kind]?.(what);
}

/** A job that is under way but not heard of is asked after, in case its last word was lost. */
function mindSilence() {
  clearTimeout(silence);
  if (!close || !allJobs().some(isActive)) return;
  silence = setTimeout(() => {
    refreshJobs().catch(() => {});
    mindSilence();
  }, longestSilence);
}

/**
 * Takes a job that came with an answer or with the news; one that has ended does not begin again.
 * @param {Api.Job} job
 */
export function takeJob(job) {
  const before = jobs.get(job.id);
  if (before && !isActive(before) && isActive(job)) return;
  jobs.set(job.id, job);
  tell('job', job);
  mindSilence();
  if (!isActive(job) && before && isActive(before)) tell('ended', job);
}

/**
 * Asks a job to end; what it has finished is kept.
 * @param {Api.Job} job
 */
export async function stopJob(job) {
  try {
    takeJob(await api.stopJob(job.id));
  } catch (error) {
    toast(error.message, 'error');
  }
}

/** Asks for all jobs; those that the server has forgotten, as after a restart, are forgotten here. */
async function refreshJobs() {
  const answer = await api.jobs();
  const known = new Set(answer.jobs.map(job => job.id));
  jobs = new Map([...jobs].filter(([id]) => known.has(id)));
  answer.jobs.forEach(takeJob);
  if (answer.jobs.length === 0) tell('job', null);
}

/** Asks for all that news might have told while nobody listened. */
async function catchUp() {
  await refreshJobs();
  tell('again');
}

async function askOn() {
  try {
    await catchUp();
  } catch {
    // The shell says that the server is away; it is asked until it is back.
  }
  if (asking !== null) asking = setTimeout(askOn, askingPause);
}

function askInstead() {
  asking ??= setTimeout(askOn, askingPause);
}

function opened() {
  clearTimeout(asking ?? undefined);
  asking = null;
  catchUp().catch(askInstead);
}

/** @param {boolean} forGood */
function broken(forGood) {
  askInstead();
  if (!forGood) return;
  stop();
  askInstead();
  opening = setTimeout(begin, openingPause);
}

function begin() {
  clearTimeout(opening);
  if (close || document.hidden || listeners.size === 0) return;
  close = api.follow({job: takeJob, library: counts => tell('library', counts)}, opened, broken);
}

function stop() {
  clearTimeout(opening);
  clearTimeout(asking ?? undefined);
  clearTimeout(silence);
  asking = null;
  close?.();
  close = null;
}

document.addEventListener('visibilitychange', () => document.hidden ? stop() : begin());

/**
 * Listens; returns what ends it.
 * @param {JobListener} listener
 */
export function listenToJobs(listener) {
  listeners.add(listener);
  begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}
