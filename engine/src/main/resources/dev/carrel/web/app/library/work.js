// @ts-check
// What is being done: how far it is in its two phases, what happened last, and what came of the work before.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import {isActive, reportOf, stopJob} from '../state/jobs.js';
import {rate, secondsLeft} from '../state/pace.js';
import {counted, dayAndTime, number, percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {bar} from '../ui/progress.js';
import {sentence} from '../ui/prose.js';
import {toggle} from './session.js';
import {ago, duration, jobTitle, outcome, pathParts, perSecond} from './words.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {LibraryState} from './session.js' */

/**
 * @typedef {object} Phase
 * @property {string} name
 * @property {number} done
 * @property {number | null} total
 * @property {string} unit
 * @property {string} key under which its pace is noted
 * @property {'done' | 'now' | 'next'} state
 */

const recentJobs = 5;
const shownFailures = 20;

/**
 * A phase with its name, its numbers, its bar, and how fast it goes.
 * @param {Phase} phase
 */
function phase({name, done, total, unit, key, state}) {
  const share = state === 'done' ? 1 : total ? done / total : 0;
  const numbers = total ? `${number(done)} of ${number(total)}` : done > 0 ? number(done) : '';
  const speed = state === 'now' ? rate(key) : null;
  const left = state === 'now' && total ? secondsLeft(key, total) : null;
  const told = [speed ? perSecond(speed) : '', left ? `about ${duration(left)} left` : ''].filter(Boolean).join(' · ');
  return html`<div class="phase ${state}">
    <div class="phase-line"><span class="phase-name">${name}</span><span
      class="phase-numbers">${numbers} ${numbers ? unit : ''}</span></div>
    ${bar(share, `${name}: ${total ? percent(share) : 'of unknown length'}`)}
    <div class="phase-line quiet"><span>${told
      || (state === 'next' ? 'comes next' : state === 'now' && !done ? 'begins' : '')}</span>
      <span>${total && state !== 'next' ? percent(share) : ''}</span></div>
  </div>`;
}

/**
 * How far a job is, in the phases it has.
 * @param {Api.Job} job
 */
export function phases(job) {
  const {phase: at, location, done, total, passages, embedded} = job.progress;
  if (at === 'measuring' || at === 'asking') {
    return phase({name: location ?? 'Measuring', done, total, unit: at === 'asking' ? 'cells' : 'steps',
      key: `${job.id} reading ${location}`, state: 'now'});
  }
  const embedding = at === 'embedding';
  return html`
    ${phase({name: 'Reading', done, total, unit: 'files', key: `${job.id} reading ${location}`,
      state: embedding ? 'done' : 'now'})}
    ${phase({name: 'Making vectors', done: embedded, total: passages, unit: 'passages', key: `${job.id} embedding`,
      state: embedding ? 'now' : 'next'})}`;
}

/** @type {Record<string, IconName>} */
const signs = {added: 'plus', changed: 'refresh', moved: 'right', removed: 'bin', failed: 'warning',
  missing: 'warning'};

/** @param {Api.DocumentEvent} jobEvent */
const event = ({event: kind, path, reason}) =>
  html`<li class="event ${kind}" title=${path}>${icon(signs[kind] ?? 'info')}
  <span class="unseen">${kind}</span><span class="event-path">${pathParts(path)[1]}</span>${reason
    ? html`<span class="event-reason">${reason}</span>` : nothing}</li>`;

/** @param {Api.Job} job */
const running = job => html`<article class="job" aria-label=${jobTitle(job)}>
  <header><h3 class="breaks">${jobTitle(job)}</h3>
    <button class="button small for-change" type="button"
      @click=${() => stopJob(job)}>${icon('stop')}Stop</button></header>
  ${phases(job)}
  <ul class="events" aria-label="Latest files">${job.events.slice(0, 5).map(event)}</ul>
</article>`;

/** @param {Api.Job} job */
const waiting = job => html`<article class="job queued"><header><h3 class="breaks">${jobTitle(job)}</h3>
  <button class="button small for-change" type="button"
    @click=${() => stopJob(job)}>${icon('close')}Cancel</button></header>
  <p class="quiet">Waits for its turn.</p></article>`;

/** @param {Api.Job} job */
function failures(job) {
  const all = [...reportOf(job)?.failed ?? [], ...reportOf(job)?.unreachable ?? []];
  if (all.length === 0) return nothing;
  return html`<details class="failures"><summary>${counted(all.length, 'file')} with a reason</summary>
    <ul>${all.slice(0, shownFailures).map(({path, reason}) => html`<li><span class="breaks">${path}</span>
      <span class="quiet">${reason}</span></li>`)}</ul>
    ${all.length > shownFailures
      ? html`<p class="quiet">and ${number(all.length - shownFailures)} more, in the list of what could not be
      read</p>` : nothing}</details>`;
}

/** @type {Record<string, IconName>} */
const marks = {done: 'check', failed: 'warning', stopped: 'stop'};

/** @param {Api.Job} job */
const ended = job =>
  html`<li class="ended ${job.state}">${icon(reportOf(job)?.failed.length ? 'warning' : marks[job.state])}
  <div><p class="breaks"><b>${jobTitle(job)}</b> <span class="quiet"
    title=${job.ended ? dayAndTime(job.ended) : ''}>${job.ended ? ago(job.ended) : ''}${job.started && job.ended
    ? `, took ${duration((Date.parse(job.ended) - Date.parse(job.started)) / 1000)}` : ''}</span></p>
    <p>${outcome(job)}${job.error?.hint ? html` <span class="quiet">${sentence(job.error.hint)}</span>` : nothing}</p>
    ${failures(job)}</div></li>`;

/**
 * The panel of work.
 * @param {LibraryState} state
 */
export function work({jobs, open}) {
  const active = jobs.filter(isActive).reverse();
  const past = jobs.filter(job => !isActive(job));
  const shown = open.has('jobs') ? past : past.slice(0, recentJobs);
  return html`<section class="panel jobs" aria-labelledby="work-title">
    <header class="panel-head"><h2 id="work-title">Work</h2></header>
    ${active.length === 0 ? html`<p class="idle">${icon('check')}Nothing under way.</p>` : nothing}
    ${repeat(active, job => job.id, job => job.state === 'queued' ? waiting(job) : running(job))}
    ${past.length > 0
      ? html`<h3 class="recent-title">Lately</h3><ul class="past">${repeat(shown, job => job.id, ended)}</ul>`
        : nothing}
    ${past.length > recentJobs
      ? html`<button class="text-button" type="button" @click=${() => toggle('jobs')}>${open.has('jobs')
      ? 'Show fewer' : `Show all ${number(past.length)}`}</button>` : nothing}
  </section>`;
}
