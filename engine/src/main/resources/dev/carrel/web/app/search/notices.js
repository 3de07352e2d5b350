// @ts-check
// What an answer says about itself: how much there is, what the query was read as, and what could not be searched.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {counted, milliseconds, percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {change} from './session.js';
import {sorting} from './sorting.js';
import {found} from './words.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {Search} from '../state/address.js' */
/** @import {AnsweredState} from './session.js' */

/**
 * @param {IconName} picture
 * @param {unknown} content
 * @param {string} [kind]
 */
const notice = (picture, content, kind = '') =>
  html`<p class="notice ${kind}">${icon(picture)}<span>${content}</span></p>`;

/** @type {Record<string, string>} */
const reasons = {
  year: 'a year', author: 'an author', acronym: 'an acronym', phrase: 'a phrase',
    'special characters': 'special characters',
  question: 'a question', long: 'several words',
};

/**
 * Only reciprocal rank fusion lets the form of a query move the balance.
 * @param {Api.SearchAnswer} answer
 */
function balance({ranking, mode, weights}) {
  if (ranking !== 'rrf' || mode !== 'hybrid' || weights.reasons.length === 0) return nothing;
  return notice('info',
    html`Meaning ${percent(weights.semantic)}, words ${percent(weights.keyword)}, because the query holds
    ${weights.reasons.map(reason => reasons[reason] ?? reason).join(', ')}.`);
}

const askedOnly = () => notice('info', html`Asked only what you typed.
  <button class="text-button" type="button" @click=${() => change({expand: null})}>Ask further phrasings as the ranking
    does</button>`);

/**
 * Phrasings that were asked besides the ones typed.
 * @param {Api.SearchAnswer} answer
 * @param {Search} asked
 */
function expansion({queries}, asked) {
  const typed = asked.queries.filter(query => query.trim() !== '').length;
  if (typed === 0) return nothing;
  if (asked.expand === 'never') return askedOnly();
  if (queries.length <= typed) return nothing;
  const further = typed === 1 ? queries.slice(1) : queries.filter(query => !asked.queries.includes(query));
  return notice('info', html`Also asked: ${further.map((query, i) => html`${i > 0 ? ' · ' : ''}<q>${query}</q>`)}.
    <button class="text-button" type="button" @click=${() => change({expand: 'never'})}>Ask only what I
      typed</button>`);
}

/** @param {Api.SearchAnswer} answer @param {Search} asked */
const otherMode = ({mode, notes}, asked) => asked.mode && asked.mode !== mode && notes.length === 0
  ? notice('info', 'Searched by words only: there is nothing to compare by meaning.') : nothing;

/** @param {Api.SearchAnswer['coverage']} searchAnswer @param {boolean} tellsGaps */
function coverage({unsearchable, withoutVectors, truncated}, tellsGaps) {
  return html`
    ${truncated > 0
      ? notice('info',
        html`Of ${counted(truncated, 'document')} the later passages are found by words only, as your settings say.`)
          : nothing}
    ${withoutVectors > 0
      ? notice('clock', html`${counted(withoutVectors, 'document')} without vectors yet: found by words only.`)
        : nothing}
    ${unsearchable > 0 && tellsGaps
      ? notice('warning', html`${counted(unsearchable, 'document')} could not be read. <a href="/library">See why</a>`)
        : nothing}`;
}

/**
 * The line above the results.
 * @param {AnsweredState} state
 */
export function summary(state) {
  const {answer, asked} = state;
  const all = answer.results.length < asked.limit;
  return html`<div class="summary">
    <span>${all ? '' : 'First '}${found(answer)}</span>
    <span class="quiet">of ${counted(answer.coverage.documents, 'document')} in
      ${milliseconds(answer.took.totalMs)}</span>
    ${sorting(state)}
  </div>`;
}

/**
 * How much each of several queries finds by itself.
 * @param {Api.SearchAnswer['alone']} counts
 */
const alone = counts => counts ? notice('info', html`Each query alone: ${counts.map(({query, works}, i) =>
  html`${i > 0 ? ' · ' : ''}<q>${query}</q> ${counted(works, 'paper')}`)}.`) : nothing;

/**
 * All notices of an answer.
 * @param {AnsweredState} state
 */
export const notices = ({answer, asked, tellsGaps}) => html`<div class="notices">
  ${answer.corrected ? notice('info', html`Read as <strong>${answer.corrected}</strong>.`) : nothing}
  ${answer.notes.map(note => notice('info', note))}
  ${otherMode(answer, asked)}
  ${expansion(answer, asked)}
  ${alone(answer.alone)}
  ${balance(answer)}
  ${coverage(answer.coverage, tellsGaps)}
</div>`;

/** @param {string[]} absent */
const notHeld = absent =>
  html`no document holds ${absent.map((word, i) => html`${i > 0 ? ' or ' : ''}<q>${word}</q>`)}`;

/**
 * The line below which nothing really answers.
 * @param {{from: number, absent: string[]}} given
 */
export const weakLine = ({from, absent}) => html`<li class="weak-line">${from === 1
  ? html`Nothing in the library answers this; these come nearest${
    absent.length === 0 ? '' : html`: ${notHeld(absent)}`}.`
  : html`Weak from here on: ${absent.length === 0 ? 'no passage stands out' : notHeld(absent)}.`}</li>`;
