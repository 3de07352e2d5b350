// What the server does in the background, as it is told: over server-sent events, or, while these do not come through,
// by asking every now and then. Pages listen; while none does or the window is hidden, nothing is held open, because a
// browser allows only a few connections to a server and all its windows share them.
import * as api from '../api.js';

const askingPause = 2000;
const openingPause = 8000;
const longestSilence = 6000;

let jobs = new Map();
const listeners = new Set();
let close = null;
let asking = null;
let opening = null;
let silence = null;

const byNewest = (a, b) => Number(b.id) - Number(a.id);

/** All jobs that the server knows, the newest first. */
export const allJobs = () => [...jobs.values()].sort(byNewest);

/** Whether a job has not ended yet. */
export const isActive = job => job.state === 'queued' || job.state === 'running';

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

/** Takes a job that came with an answer or with the news; one that has ended does not begin again. */
export function takeJob(job) {
  const before = jobs.get(job.id);
  if (before && !isActive(before) && isActive(job)) return;
  jobs.set(job.id, job);
  tell('job', job);
  mindSilence();
  if (!isActive(job) && before && isActive(before)) tell('ended', job);
}

/** Asks for all jobs; those that the server has forgotten, as after a restart, are forgotten here. */
export async function refreshJobs() {
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
  clearTimeout(asking);
  asking = null;
  catchUp().catch(askInstead);
}

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
  clearTimeout(asking);
  clearTimeout(silence);
  asking = null;
  close?.();
  close = null;
}

document.addEventListener('visibilitychange', () => document.hidden ? stop() : begin());

/**
 * Listens: `job(job)` at each change, `ended(job)` once, `library(counts)` after a change, `again()` when news may have been
 * missed. Returns what ends it.
 */
export function listenToJobs(listener) {
  listeners.add(listener);
  begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}
