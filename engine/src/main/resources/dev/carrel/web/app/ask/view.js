// @ts-check
// The page's parts: the question, the answer below it, and the answers that are kept.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {empty, failure} from '../ui/empty.js';
import {withTick, withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {answered} from './answer.js';
import {save, set, stop, submit} from './session.js';
/** @import {AskState} from './session.js' */

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  submit();
}

/** @param {Event} event */
function submitted(event) {
  event.preventDefault();
  submit();
}

/** @param {Api.ModelIdentity} model @param {boolean} deep */
const drafting = (model, deep) => html`<span class="quiet">The question and passages go to ${model.name} at
    ${model.host}.</span>
  <label class="check-line"><input type="checkbox" .checked=${deep}
    @change=${withTick(on => set({deep: on}))}><span>Read every passage first</span></label>`;

/** @param {AskState} state */
const form = ({question, deep, waiting, model}) => html`<form class="ask-form" @submit=${submitted}>
  <label class="unseen" for="question">Question</label>
  <textarea id="question" class="field" rows="2" maxlength="20000" placeholder="What do you want to know?"
    .value=${live(question)} @input=${withValue(typed => set({question: typed}))} @keydown=${pressed}></textarea>
  <div class="ask-tools">
    ${model ? drafting(model, deep) : html`<span class="quiet">No model is asked: the library’s own sentences
      answer.</span>`}
    ${waiting ? html`<button class="button" type="button" @click=${stop}>${icon('stop')}Stop</button>`
      : html`<button class="button primary" type="submit" ?disabled=${question.trim() === ''}
        >${icon('play')}Ask</button>`}
  </div></form>`;

/** @param {AskState} state */
const kept = ({saved}) => saved.length === 0 ? nothing : html`<section class="ask-kept" aria-labelledby="kept">
  <h2 id="kept">Kept answers</h2>
  <ul>${saved.map(one => html`<li><a href="/ask?saved=${one.id}">${one.answer.question}</a>
    <span class="quiet">${new Date(one.saved).toLocaleDateString()}</span></li>`)}</ul></section>`;

const start = () => empty({
  picture: 'quote', title: 'Ask the library',
  text: 'Each sentence of the answer names the page that carries it. What no page carries is not shown.',
});

/** @param {AskState} state */
function result(state) {
  if (state.error) return failure(state.error, submit);
  if (state.waiting) return html`<div class="waiting-line moving" role="status" aria-label="Looking for an answer"></div>`;
  return state.answer ? answered(state.answer, save) : start();
}

/**
 * The page for a state.
 * @param {AskState} state
 */
export const view = state => html`<div class="ask-page">
  <header class="page-head"><div><h1>Ask</h1></div></header>
  ${form(state)}
  ${result(state)}
  ${kept(state)}
</div>`;
