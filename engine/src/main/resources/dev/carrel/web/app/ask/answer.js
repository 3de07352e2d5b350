// @ts-check
// An answer: its sentences with the places that carry them, and apart from them what was left out.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {placeAddress} from '../reader/links.js';
import {isLeftOut} from '../state/assistant.js';
import {empty} from '../ui/empty.js';
import {counted, milliseconds} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {again, save} from './session.js';
/** @import {AskState} from './session.js' */

/** @param {Api.AnswerCitation} citation */
const citation = citation => html`<a class="answer-citation" href=${placeAddress(citation)}
  title="${citation.title}: “${citation.sentence}”">${citation.citation.replace(/^\[|\]$/g, '')}</a>`;

/**
 * The text with the sentence that answers best marked in it.
 * @param {string} text
 * @param {string | undefined} best
 */
function marked(text, best) {
  const at = best === undefined ? -1 : text.indexOf(best);
  return at < 0 || best === undefined || best.length === text.length ? text
    : html`${text.slice(0, at)}<mark>${best}</mark>${text.slice(at + best.length)}`;
}

/**
 * What the model had quoted instead, for whoever wants to know.
 * @param {Api.CheckedQuote[]} near
 */
const correction = near => html`<details class="answer-corrected"><summary>quotation corrected</summary>
  ${near.map(quote => html`<span class="answer-was">The model had quoted “<s>${quote.text}</s>”; the page says
    “${quote.says}”.</span>`)}</details>`;

/** @param {Api.AnswerSentence} sentence */
function corrected({quotes}) {
  const near = quotes.filter(quote => quote.status === 'near');
  return near.length === 0 ? nothing : correction(near);
}

/** @param {Api.AnswerSentence} sentence */
const drafted = sentence => html`<span class="answer-sentence"><span dir="auto">${sentence.text}</span>
  ${sentence.citations.map(citation)}${corrected(sentence)}</span> `;

/** @param {Api.AnswerSentence} sentence */
const extracted = sentence => html`<li class="answer-block">
  <p dir="auto">${marked(sentence.text, sentence.citations[0]?.sentence)}</p>
  <p class="byline">${sentence.citations.map(one => html`<a href=${placeAddress(one)}>${one.title || 'Untitled'}</a>
    <span class="quiet">${one.citation}</span>`)}</p></li>`;

/** @type {Record<string, string>} */
const reasons = {unsupported: 'Nothing in the library carries it', struck: 'Its quotation stands nowhere'};
/** @type {Record<string, string>} */
const differences = {number: 'a number', unit: 'a unit', year: 'a year', name: 'a name', negation: 'a negation'};

/** @param {Api.AnswerSentence} sentence */
const why = ({status, flags}) => [reasons[status], flags.length === 0 ? ''
  : `it departs from the nearest sentence in ${flags.map(flag => differences[flag] ?? flag).join(', ')}`]
  .filter(Boolean).join('; ');

/** @param {Api.AnswerSentence} sentence */
const left = sentence => html`<li><s dir="auto">${sentence.text}</s>
  <span class="quiet">${why(sentence)}.</span></li>`;

/** @param {Api.AnswerSentence[]} sentences */
const leftOut = sentences => sentences.length === 0 ? nothing : html`<details class="answer-left">
  <summary>${sentences.length === 1 ? 'One sentence was' : `${sentences.length} sentences were`} left out</summary>
  <ul>${sentences.map(left)}</ul></details>`;

/** @param {Api.CheckedAnswer} answer */
const who = ({model, passages, took}) => html`${model
  ? html`Drafted by ${model.name} at <span class="breaks">${model.host}</span>; each sentence was checked against the
    pages it cites.` : 'Passages of the library, in order of evidence, with the sentence that answers best.'}
  ${counted(passages.length, 'passage')}, ${milliseconds(took.retrievalMs + took.modelMs + took.checkMs)}.`;

/** @param {Api.CheckedAnswer} answer */
const silent = ({question, sentences}) => empty({
  picture: 'info', title: 'The library does not say',
  text: sentences.length > 0 ? 'The model answered, and nothing in the library carries what it said.'
    : 'Nothing in it answers this question.',
  next: html`<p><a href="/search?${new URLSearchParams({q: question})}">See what comes nearest</a></p>`,
});

/** @param {string} by @param {Api.AnswerSentence[]} checked */
const sentences = (by, checked) => by === 'extract'
  ? html`<ol class="answer-blocks">${checked.map(extracted)}</ol>`
  : html`<div class="answer-text">${checked.map(drafted)}</div>`;

/** @param {AskState} state @param {Api.CheckedAnswer} answer */
const foot = ({open, same}, answer) => html`<footer class="answer-foot"><div>
    <p class="quiet">${who(answer)}</p>
    ${same === null ? nothing : html`<p role="status">${same ? 'It says the same as before.'
      : 'It does not say the same as before.'}</p>`}</div>
  <div class="answer-actions">
    ${open === null || same !== null ? nothing
      : html`<button class="button small" type="button" @click=${again}>${icon('refresh')}Ask again</button>`}
    ${(open !== null && same !== false) || !answer.answered ? nothing
      : html`<button class="button small for-change" type="button" @click=${save}>${icon('check')}Keep</button>`}
  </div></footer>`;

/**
 * The sentences of an answer that is still being made: only those that were checked are shown.
 * @param {AskState} state
 */
export function arriving({sofar, model, extract, deep}) {
  const checked = sofar.filter(one => one.status === 'checked');
  const others = sofar.length - checked.length;
  const asks = model && !extract && !isLeftOut(model);
  return html`<section class="answer" aria-label="Answer" aria-busy="true">
    <div class="waiting-line moving" role="status" aria-label="Looking for an answer"></div>
    <p class="quiet answer-now">${sofar.length > 0 ? `${counted(checked.length, 'sentence')} checked${others > 0
      ? `, ${others} left out` : ''} …` : asks
        ? `${deep ? 'Reading every passage, then asking' : 'Asking'} ${model.name} at ${model.host} …`
        : 'Looking through the library …'}</p>
    ${checked.length > 0 ? html`<div class="answer-text">${checked.map(drafted)}</div>` : nothing}
  </section>`;
}

/**
 * The answer as a whole.
 * @param {AskState} state
 * @param {Api.CheckedAnswer} answer
 */
export function answered(state, answer) {
  const checked = answer.sentences.filter(one => one.status === 'checked');
  const others = answer.sentences.filter(one => one.status !== 'checked');
  return html`<section class="answer" aria-label="Answer">
    ${answer.trouble ? html`<p class="notice" role="alert">${icon('warning')}<span>${answer.model ? answer.trouble
      : `The model did not answer: ${answer.trouble} These are the library’s own sentences.`}</span></p>` : nothing}
    ${checked.length === 0 ? silent(answer) : sentences(answer.by, checked)}
    ${leftOut(others)}
    ${checked.length === 0 && state.open === null ? nothing : foot(state, answer)}
  </section>`;
}
