// @ts-check
// The form of a matrix: its questions with the kind of answer they want, and the documents that are asked.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {modelLine, withoutModel} from '../ui/model-line.js';
import {sentence} from '../ui/prose.js';
import {scopeFields} from '../ui/scope-fields.js';
import {types} from './questions.js';
import {addQuestion, current, decide, goesOn, removeQuestion, set, setQuestion, setScope, submit} from './session.js';
/** @import {MatricesState} from './session.js' */
/** @import {AnswerType, Question} from './questions.js' */

/** @param {number} index */
const focusOn = index => requestAnimationFrame(() => document.getElementById(`question-${index}`)?.focus());

function addAndFocus() {
  addQuestion();
  focusOn(current().questions.length - 1);
}

/** @param {number} index */
function removeAndFocus(index) {
  removeQuestion(index);
  focusOn(Math.max(0, index - 1));
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  addAndFocus();
}

/** @param {Question} question @param {number} index */
function detail({type, unit, choices}, index) {
  if (type === 'number') {
    return html`<input class="field question-detail" type="text" aria-label="Unit of question ${index + 1}"
      placeholder="unit, if any: mg" autocomplete="off" .value=${live(unit)}
      @input=${withValue(typed => setQuestion(index, {unit: typed}))}>`;
  }
  return type !== 'one of' ? nothing
    : html`<input class="field question-detail" type="text" aria-label="Answers to question ${index + 1}"
      placeholder="trial; cohort; review" autocomplete="off" .value=${live(choices)}
      @input=${withValue(typed => setQuestion(index, {choices: typed}))}>`;
}

/** @param {Question} question @param {number} index @param {number} all */
const question = (question, index, all) => html`<li class="question">
  <input class="field" id="question-${index}" type="text" aria-label="Question ${index + 1}" autocomplete="off"
    placeholder=${index === 0 ? 'How many people took part?' : 'One more question'} .value=${live(question.text)}
    @input=${withValue(typed => setQuestion(index, {text: typed}))} @keydown=${pressed}>
  <select class="field" aria-label="Kind of answer ${index + 1}"
    @change=${withValue(type => setQuestion(index, {type: /** @type {AnswerType} */ (type)}))}>
    ${types.map(({value, label}) => html`<option value=${value} .selected=${value === question.type}
      >${label}</option>`)}</select>
  <button class="icon-button" type="button" aria-label="Remove question ${index + 1}" ?disabled=${all === 1}
    @click=${() => removeAndFocus(index)}>${icon('close')}</button>
  ${detail(question, index)}</li>`;

/** @param {Event} event */
function submitted(event) {
  event.preventDefault();
  if (!current().sending) submit();
}

/** @param {MatricesState} state */
const end = state => html`<div class="ask-tools">
  <div>${state.extract && state.model ? html`<span class="quiet">No model is asked: cells hold sentences of the
    documents.</span>` : modelLine({model: state.model, sent: 'the questions and passages of each document',
      otherwise: 'cells hold sentences of the documents', allow: decide})}
    <div class="ask-choices">${withoutModel(state.model, state.extract, on => set({extract: on}))}</div></div>
  <button class="button primary" type="submit" ?disabled=${state.sending}>${icon('play')}${goesOn()
    ? 'Go on with it' : 'Fill the table'}</button></div>`;

/**
 * The form.
 * @param {MatricesState} state
 */
export const form = state => html`<form class="matrix-form panel for-change"
  novalidate aria-labelledby="matrix-form-title"
    @submit=${submitted}>
  <h2 id="matrix-form-title">${goesOn() ? 'Change a matrix' : 'New matrix'}</h2>
  <fieldset><legend>Questions, one a column</legend>
    <ol class="questions">${state.questions.map((one, i) => question(one, i, state.questions.length))}</ol>
    <button class="text-button" type="button" @click=${addAndFocus}>${icon('plus')}Add a question</button></fieldset>
  <fieldset><legend>Documents, one a row</legend>
    ${scopeFields({scope: state.scope, collections: state.collections, titles: state.titles, change: setScope})}
  </fieldset>
  <label class="matrix-name"><span>Name</span><input class="field" type="text" autocomplete="off"
    placeholder="made of the first question" .value=${live(state.name)}
    @input=${withValue(name => set({name}))}></label>
  ${state.refused ? html`<p class="field-note wrong" role="alert">${sentence(state.refused.message)}
    <span>${sentence(state.refused.hint)}</span></p>` : nothing}
  ${end(state)}
</form>`;
