// @ts-check
// The page's parts: the form and what is under way on one side, the results on the other.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {phases} from '../library/work.js';
import {stopJob} from '../state/jobs.js';
import {empty} from '../ui/empty.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {form} from './form.js';
import {choice, result} from './result.js';
import {running, shownResult} from './session.js';
/** @import {EvaluationState} from './session.js' */

/** @param {Api.Job} job */
const underWay = job => html`<section class="panel" aria-labelledby="under-way">
  <article class="job"><header><h2 id="under-way" class="breaks">${job.title || 'Evaluation'}</h2>
    <button class="button small for-change" type="button"
      @click=${() => stopJob(job)}>${icon('stop')}Stop</button></header>
  ${job.state === 'queued' ? html`<p class="quiet">Waits until other work has ended.</p>` : phases(job)}</article>
</section>`;

/** @param {Api.Job[]} jobs */
function trouble(jobs) {
  const last = jobs[0];
  return last?.error ? html`<section class="panel" role="alert"><p class="field-note wrong">${last.error.message}
    <span>${sentence(last.error.hint)}</span></p></section>` : nothing;
}

const none = () => empty({
  picture: 'gauge', title: 'No evaluation yet',
  text: 'Run one to see which ranking finds the right papers in this library most often, and how fast.',
});

/**
 * The evaluation page for a state.
 * @param {EvaluationState} state
 */
export function view(state) {
  const job = running();
  return html`<div class="evaluate-page">
    <header class="page-head"><div><h1>Evaluate</h1>
      <p class="quiet">How well does the search do, measured with questions whose answers are known.</p></div>
      ${choice(state.results, shownResult())}</header>
    <div class="two-columns">
      <div class="column-side">${form(state)}${job ? underWay(job) : trouble(state.jobs)}</div>
      <div class="column-main">${shownResult() ? result(state, shownResult()) : none()}</div>
    </div>
  </div>`;
}
