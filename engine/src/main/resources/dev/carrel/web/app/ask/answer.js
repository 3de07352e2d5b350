// @ts-check
// An answer: its sentences with the places that carry them, and apart from them what was left out.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {empty} from '../ui/empty.js';
import {icon} from '../ui/icons.js';

/** @param {Api.AnswerCitation} citation */
const address = citation =>
  `/read/${encodeURIComponent(citation.document)}?${new URLSearchParams({passage: citation.passage})}`;

/** @param {Api.AnswerCitation} citation */
const citation = citation => html`<a class="answer-citation" href=${address(citation)}
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

/** @param {Api.AnswerSentence} sentence */
const corrected = sentence => sentence.quotes.some(quote => quote.status === 'near')
  ? html` <span class="quiet">(quotation corrected to what the page says)</span>` : nothing;

/** @param {Api.AnswerSentence} sentence */
const drafted = sentence => html`<span dir="auto">${sentence.text}</span>${corrected(sentence)}
  ${sentence.citations.map(citation)} `;

/** @param {Api.AnswerSentence} sentence */
const extracted = sentence => html`<li class="answer-block">
  <p dir="auto">${marked(sentence.text, sentence.citations[0]?.sentence)}</p>
  <p class="byline">${sentence.citations.map(one => html`<a href=${address(one)}>${one.title || 'Untitled'}</a>
    <span class="quiet">${one.citation}</span>`)}</p></li>`;

/** @type {Record<string, string>} */
const reasons = {unsupported: 'nothing in the library carries it', struck: 'its quotation stands nowhere'};

/** @param {Api.AnswerSentence} sentence */
const left = sentence => html`<li><span dir="auto">${sentence.text}</span>
  <span class="quiet">${[reasons[sentence.status], ...sentence.flags].join(' · ')}</span></li>`;

/** @param {Api.AnswerSentence[]} sentences */
const leftOut = sentences => sentences.length === 0 ? nothing : html`<details class="answer-left">
  <summary>${sentences.length === 1 ? 'One sentence was' : `${sentences.length} sentences were`} left out</summary>
  <ul>${sentences.map(left)}</ul></details>`;

/** @param {Api.CheckedAnswer} answer */
const who = answer => answer.model
  ? html`Drafted by ${answer.model.name} at ${answer.model.host}; each sentence was checked against the pages it cites.`
  : 'Passages of the library, in order of evidence, with the sentence that answers best.';

/** @param {Api.CheckedAnswer} answer */
const silent = answer => empty({
  picture: 'info', title: 'The library does not say',
  text: 'Nothing in it answers this question.',
  next: html`<p><a href="/search?${new URLSearchParams({q: answer.question})}">See what comes nearest</a></p>`,
});

/**
 * The answer as a whole.
 * @param {Api.CheckedAnswer} answer
 * @param {() => void} save
 */
export function answered(answer, save) {
  const checked = answer.sentences.filter(one => one.status === 'checked');
  const others = answer.sentences.filter(one => one.status !== 'checked');
  return html`<section class="answer" aria-label="Answer">
    ${answer.trouble ? html`<p class="notice" role="alert">${icon('warning')}<span>The model did not answer:
      ${answer.trouble}</span></p>` : nothing}
    ${checked.length === 0 ? silent(answer)
      : answer.by === 'extract' ? html`<ol class="answer-blocks">${checked.map(extracted)}</ol>`
        : html`<p class="answer-text">${checked.map(drafted)}</p>`}
    ${leftOut(others)}
    ${checked.length === 0 ? nothing : html`<footer class="answer-foot"><p class="quiet">${who(answer)}</p>
      <button class="button small" type="button" @click=${save}>${icon('check')}Keep</button></footer>`}
  </section>`;
}
