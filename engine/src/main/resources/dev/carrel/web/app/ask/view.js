// @ts-check
// The page's parts: the question, the answer below it, and the answers that are kept.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {chip} from '../ui/chips.js';
import {empty, failure} from '../ui/empty.js';
import {whenEntered, whenSubmitted, withTick, withValue} from '../ui/events.js';
import {day} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {modelLine, withoutModel} from '../ui/model-line.js';
import {furtherDocuments, shownDocuments} from '../ui/scope-fields.js';
import {answered, arriving} from './answer.js';
import {decide, forget, set, stop, submit} from './session.js';
/** @import {AskState} from './session.js' */

/** @param {AskState} state */
const choices = ({model, deep, extract}) => !model || model.sending === 'refused' ? nothing
  : html`<div class="ask-choices">
    <label class="check-line"><input type="checkbox" .checked=${deep && !extract} ?disabled=${extract}
      @change=${withTick(on => set({deep: on}))}><span>Read every passage first</span></label>
    ${withoutModel(model, extract, on => set({extract: on}))}</div>`;

/** @param {AskState} state */
const only = ({documents, titles}) => documents.length === 0 ? nothing : html`<div class="scope-documents">
  <span class="quiet">Only from</span>
  ${documents.slice(0, shownDocuments).map(id => chip({label: titles.get(id) || 'Untitled',
    remove: () => set({documents: documents.filter(one => one !== id)})}))}
  ${furtherDocuments(documents)}</div>`;

/** @param {AskState} state */
const form = state => html`<form class="ask-form" @submit=${whenSubmitted(submit)}>
  <label class="unseen" for="question">Question</label>
  <textarea id="question" class="field" rows="2" maxlength="20000" placeholder="What do you want to know?"
    .value=${live(state.question)} @input=${withValue(typed => set({question: typed}))}
    @keydown=${whenEntered(submit)}></textarea>
  ${only(state)}
  <div class="ask-tools">
    <div>${state.extract && state.model ? html`<span class="quiet">No model is asked: the library’s own sentences
      answer.</span>` : modelLine({model: state.model, sent: 'the question and passages',
        otherwise: 'the library’s own sentences answer', allow: decide})}
      ${choices(state)}</div>
    ${state.waiting ? html`<button class="button" type="button" @click=${stop}>${icon('stop')}Stop</button>`
      : html`<button class="button primary" type="submit" ?disabled=${state.question.trim() === ''}
        >${icon('play')}Ask</button>`}
  </div></form>`;

/** @param {Api.SavedAnswer} saved @param {string | null} open */
const keptOne = (saved, open) => html`<li>
  <a href="/ask?saved=${saved.id}" aria-current=${open === String(saved.id) ? 'true' : nothing}
    >${saved.answer.question}</a>
  <span class="quiet">${day(saved.saved)} · ${saved.answer.model?.name ?? 'no model'}</span>
  <button class="icon-button small for-change" type="button" aria-label="Forget the answer to ${saved.answer.question}"
    title="Forget" @click=${() => forget(saved)}>${icon('bin')}</button></li>`;

/** @param {AskState} state */
const kept = ({saved, open}) => saved.length === 0 ? nothing : html`<section class="ask-kept" aria-labelledby="kept">
  <h2 id="kept">Kept answers</h2>
  <ul>${saved.map(one => keptOne(one, open))}</ul></section>`;

const start = () => empty({
  picture: 'quote', title: 'Ask the library',
  text: 'Each sentence of the answer names the page that carries it. What no page carries is not shown.',
});

/** @param {AskState} state */
function result(state) {
  if (state.error) return failure(state.error, submit);
  if (state.waiting) return arriving(state);
  return state.answer ? answered(state, state.answer) : start();
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
