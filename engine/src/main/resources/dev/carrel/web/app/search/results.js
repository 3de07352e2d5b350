// @ts-check
// The list of results, and what stands in its place when there is none.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import {pageSize} from '../state/address.js';
import {empty, failure} from '../ui/empty.js';
import {noConditions} from './conditions.js';
import {filterBy} from './active-filters.js';
import {card} from './card.js';
import {notices, summary, weakLine} from './notices.js';
import {change, retry} from './session.js';
import {emptyLibrary} from './start.js';
/** @import {AnsweredState, SearchState} from './session.js' */

const skeleton = () =>
  html`<div class="summary"></div><div class="skeletons"
    aria-hidden="true">${[1, 2, 3, 4, 5].map(() => html`<div class="hit-skeleton">
  <div class="bone title"></div><div class="bone short"></div><div class="bone"></div><div
    class="bone"></div></div>`)}</div>`;

/** @param {string} words @param {() => void} act */
const suggestion = (words, act) =>
  html`<li><button class="text-button" type="button" @click=${act}>${words}</button></li>`;

/**
 * What to try when nothing was found: whatever narrows this search can be taken away.
 * @param {AnsweredState} state
 */
function advice({search, answer}) {
  const several = search.queries.length > 1 && search.combine !== 'any';
  const plain = answer.queries.length === 1 && search.expand !== 'always';
  return html`<ul class="advice">
    ${search.filter ? suggestion('Search without filters', () => filterBy(noConditions())) : nothing}
    ${answer.mode === 'keyword' ? suggestion('Search by meaning too', () => change({mode: 'hybrid'})) : nothing}
    ${several ? suggestion('Find what any of the queries finds', () => change({combine: 'any'})) : nothing}
    ${plain ? suggestion('Ask in further phrasings too', () => change({expand: 'always'})) : nothing}
    <li>Use fewer or more common words, or take away quotation marks and minus signs.</li>
  </ul>`;
}

/** @param {AnsweredState} state */
const nothingFound = state => empty({
  picture: 'search', title: 'Nothing found', text: 'No document of the library answers this.', next: advice(state)});

/** @param {AnsweredState} state */
function more({answer, asked, waiting}) {
  if (answer.results.length < asked.limit || asked.limit >= 1000) return nothing;
  const limit = Math.min(1000, asked.limit + (asked.limit < 100 ? pageSize : 100));
  return html`<button class="button more" type="button" ?disabled=${waiting}
    @click=${() => change({limit})}>Show more</button>`;
}

/** @param {AnsweredState} state */
const list = state => html`
  ${summary(state)}
  ${notices(state)}
  <ol class="hits ${state.waiting ? 'old' : ''}">
    ${repeat(state.answer.results, hit => hit.passage.id, hit => html`
      ${hit.rank === state.answer.weak?.from ? weakLine(state.answer.weak) : nothing}${card(hit, state)}`)}
  </ol>
  ${more(state)}`;

/**
 * What there is to see of a search: its results, or why there are none.
 * @param {SearchState} state
 */
export function results(state) {
  const {answer, error} = state;
  // The frame says that the server is away; what was found before can still be read.
  if (error && (error.status !== 0 || !answer)) return failure(error, retry);
  if (!answer) return skeleton();
  const answered = /** @type {AnsweredState} */ (state);
  if (answer.results.length > 0) return list(answered);
  return answer.coverage.documents === 0 && !state.search.filter ? emptyLibrary()
    : html`${notices(answered)}${nothingFound(answered)}`;
}
