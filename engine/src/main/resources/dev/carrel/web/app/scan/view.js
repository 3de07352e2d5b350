// @ts-check
// The page's parts: the claim, where to look, and what was found.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {empty, failure} from '../ui/empty.js';
import {whenEntered, whenSubmitted, withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {modelLine, withoutModel} from '../ui/model-line.js';
import {scopeFields} from '../ui/scope-fields.js';
import {evidenceOf} from './evidence.js';
import {decide, set, setScope, stop, submit} from './session.js';
/** @import {ScanState} from './session.js' */

/** @param {ScanState} state */
const form = state => html`<form class="ask-form" novalidate @submit=${whenSubmitted(submit)}>
  <label class="unseen" for="claim">Claim</label>
  <textarea id="claim" class="field" rows="2" maxlength="20000" placeholder="What is claimed?"
    .value=${live(state.claim)} @input=${withValue(typed => set({claim: typed}))}
    @keydown=${whenEntered(submit)}></textarea>
  ${scopeFields({scope: state.scope, collections: state.collections, titles: state.titles, change: setScope})}
  ${state.lacking ? html`<p class="field-note wrong" role="alert">${state.lacking}</p>` : nothing}
  <div class="ask-tools">
    <div>${state.extract && state.model ? html`<span class="quiet">No model is asked: sentences are ranked, not
      judged.</span>` : modelLine({model: state.model, sent: 'the claim and passages',
        otherwise: 'sentences are ranked, not judged', allow: decide})}
      <div class="ask-choices">${withoutModel(state.model, state.extract, on => set({extract: on}))}</div></div>
    ${state.waiting ? html`<button class="button" type="button" @click=${stop}>${icon('stop')}Stop</button>`
      : html`<button class="button primary" type="submit" ?disabled=${state.claim.trim() === ''}
        >${icon('scales')}Scan</button>`}
  </div></form>`;

const start = () => empty({
  picture: 'scales', title: 'Hold a claim against the library',
  text: 'Finds the sentences that speak for it and those that speak against it, each with its page.',
});

/** @param {ScanState} state */
function result(state) {
  if (state.error) return failure(state.error, submit);
  if (state.waiting) {
    return html`<div class="waiting-line moving" role="status" aria-label="Looking for evidence"></div>`;
  }
  return state.found ? evidenceOf(state.found) : start();
}

/**
 * The page for a state.
 * @param {ScanState} state
 */
export const view = state => html`<div class="ask-page scan-page">
  <header class="page-head"><div><h1>Scan</h1></div></header>
  ${form(state)}
  ${result(state)}
</div>`;
