// @ts-check
// Where the documents come from, how each place stands, and what can be done about it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import * as api from '../api.js';
import {isActive, reportOf} from '../state/jobs.js';
import {counted, dayAndTime, number, percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {bar} from '../ui/progress.js';
import {confirmRemoval} from './removal.js';
import {startOrSay} from './session.js';
import {ago, kindName} from './words.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {LibraryState} from './session.js' */

/** @type {Record<string, IconName>} */
const pictures = {folder: 'folder', file: 'file', bibliography: 'quote', zotero: 'book', corpus: 'library',
  pages: 'globe'};

/** @param {Api.Job} job @param {Api.Source} source */
const concerns = (job, source) => job.progress.location === source.location || job.title === source.location;

/**
 * How far the work on a source is, from 0 to 1; null if none is.
 * @param {Api.Job} job
 */
function shareOf(job) {
  const {phase, done, total, passages, embedded} = job.progress;
  if (phase === 'embedding') return passages > 0 ? embedded / passages : null;
  return total ? done / total : null;
}

/** @param {Api.Source} source @param {Api.Job[]} jobs */
function unreached(source, jobs) {
  const last = jobs.find(job => !isActive(job) && reportOf(job));
  return last && reportOf(last)?.unreachable.find(one => one.path === source.location)?.reason;
}

/** @param {Api.Source} source @param {Api.Job[]} jobs */
function standing(source, jobs) {
  const job = jobs.find(one => one.state === 'running' && concerns(one, source));
  if (job) {
    const share = shareOf(job);
    const doing = job.progress.phase === 'embedding' ? 'making vectors' : 'reading';
    return {kind: 'now', share, says: share === null ? `${doing} …` : `${doing}, ${percent(share)}`};
  }
  if (jobs.some(one => one.state === 'queued' && one.title === source.location)) return {kind: 'now', share: 0,
    says: 'waits for its turn'};
  const reason = unreached(source, jobs);
  if (reason) return {kind: 'wrong', says: `out of reach: ${reason}`};
  return source.synced ? {kind: 'well', says: `synced ${ago(source.synced)}`}
    : {kind: 'wrong', says: 'not read to the end yet'};
}

/** @param {Api.Source} source @param {Api.Job[]} jobs */
function row(source, jobs) {
  const {kind, share, says} = standing(source, jobs);
  return html`<li class="source">
    <span class="source-picture">${icon(pictures[source.kind] ?? 'folder')}</span>
    <div class="source-words">
      <p class="source-location breaks">${source.location}</p>
      <p class="source-facts"><span>${kindName(source.kind)}</span><span>${counted(source.documents,
        'document')}</span><span
        class="standing ${kind}"
          title=${source.synced ? dayAndTime(source.synced) : nothing}>${kind === 'wrong' ? icon('warning')
            : nothing}${says}</span></p>
      <div class="source-bar">${share != null ? bar(share ?? 0, says) : nothing}</div>
    </div>
    <div class="source-actions">
      <button class="icon-button for-change" type="button" title="Sync" aria-label="Sync ${source.location}"
        ?disabled=${kind === 'now'}
        @click=${() => startOrSay(() => api.sync({sources: [source.id]}))}>${icon('refresh')}</button>
      <button class="icon-button for-change" type="button" title="Remove" aria-label="Remove ${source.location}"
        @click=${() => confirmRemoval(source)}>${icon('bin')}</button>
    </div>
  </li>`;
}

const bones = () => html`<div aria-hidden="true">${[1, 2].map(() => html`<div class="source"><div class="source-words">
  <div class="bone title"></div><div class="bone short"></div></div></div>`)}</div>`;

/**
 * The list of sources.
 * @param {LibraryState} state
 */
export function sources({status, server, jobs}) {
  return html`<section aria-labelledby="sources-title">
    <header class="section-head"><h2 id="sources-title">Sources</h2>${status
      ? html`<span class="quiet">${number(status.sources.length)}${server?.watches
        ? ', watched: what changes comes in by itself' : ''}</span>` : nothing}</header>
    ${status ? html`<ul
      class="sources">${repeat(status.sources, source => source.id, source => row(source, jobs))}</ul>` : bones()}
  </section>`;
}
