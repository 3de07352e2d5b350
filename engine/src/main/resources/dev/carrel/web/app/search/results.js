// The list of results, and what stands in its place when there is none.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import {pageSize} from '../state/address.js';
import {empty, failure} from '../ui/empty.js';
import {noConditions} from './conditions.js';
import {filterBy} from './active-filters.js';
import {card} from './card.js';
import {notices, summary} from './notices.js';
import {change, retry} from './session.js';
import {emptyLibrary} from './start.js';

const skeleton = () => html`<div class="skeletons" aria-hidden="true">${[1, 2, 3, 4, 5].map(() => html`<div class="hit-skeleton">
  <div class="bone title"></div><div class="bone short"></div><div class="bone"></div><div class="bone"></div></div>`)}</div>`;

const advice = ({search, answer}) => html`<ul class="advice">
  ${search.filter ? html`<li><button class="text-button" type="button" @click=${() => filterBy(noConditions())}>Search without filters</button></li>` : nothing}
  ${answer.mode === 'keyword' ? html`<li><button class="text-button" type="button" @click=${() => change({mode: 'hybrid'})}>Search by meaning too</button></li>` : nothing}
  ${search.queries.length > 1 && search.combine !== 'any'
    ? html`<li><button class="text-button" type="button" @click=${() => change({combine: 'any'})}>Find what any of the queries finds</button></li>` : nothing}
  <li>Use fewer or more common words, or take away quotation marks and minus signs.</li>
</ul>`;

const nothingFound = state => empty({
  picture: 'search', title: 'Nothing found', text: 'No document of the library answers this.', next: advice(state)});

function more({answer, asked, waiting}) {
  if (answer.results.length < asked.limit || asked.limit >= 1000) return nothing;
  const limit = Math.min(1000, asked.limit + (asked.limit < 100 ? pageSize : 100));
  return html`<button class="button more" type="button" ?disabled=${waiting} @click=${() => change({limit})}>Show more</button>`;
}

const list = state => html`
  ${summary(state)}
  ${notices(state)}
  <ol class="hits ${state.waiting ? 'old' : ''}">
    ${repeat(state.answer.results, hit => hit.passage.id, hit => card(hit, state))}
  </ol>
  ${more(state)}`;

/** What there is to see of a search: its results, or why there are none. */
export function results(state) {
  const {answer, error} = state;
  if (error) return failure(error, retry);
  if (!answer) return skeleton();
  if (answer.results.length > 0) return list(state);
  return answer.coverage.documents === 0 && !state.search.filter ? emptyLibrary() : html`${notices(state)}${nothingFound(state)}`;
}
