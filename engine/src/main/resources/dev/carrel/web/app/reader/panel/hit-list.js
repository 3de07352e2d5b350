// @ts-check
// The hits of this document in reading order, and the box that looks for others.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {withValue} from '../../ui/events.js';
import {partNames, percent} from '../../ui/format.js';
import {icon} from '../../ui/icons.js';
import {sentence} from '../../ui/prose.js';
import {snippet} from '../../ui/snippet.js';
import {manyHits} from '../hits.js';
import {choose, find, findMore} from '../finding.js';
import {shutSheet} from '../side.js';
/** @import {LocatedHit, LocatedPassage} from '../hits.js' */
/** @import {ReaderState} from '../session.js' */

const marks = {both: 'Found by words and by meaning', semantic: 'Found by meaning', keyword: 'Found by words'};

/**
 * “Page 3 · Methods”, or what of it is known.
 * @param {Api.Passage} passage
 */
const where = passage =>
  [passage.page == null ? null : `Page ${passage.page}`, passage.heading.at(-1) ?? partNames(passage)].filter(Boolean)
    .join(' · ');

/** @param {LocatedPassage} passage */
function open(passage) {
  choose(passage);
  shutSheet();
}

/** @param {LocatedHit} one @param {boolean} at */
const hit = (one, at) =>
  html`<li><button class="panel-hit ${at ? 'at' : ''}" type="button" aria-current=${at ? 'true' : nothing}
    @click=${() => open(one.passage)}>
  <span class="panel-hit-head"><span class="panel-hit-where" dir="auto">${where(one.passage)}</span>
    <span class="match ${one.match}" title=${marks[one.match]}>${icon(one.match)}<span
      class="unseen">${marks[one.match]}.</span></span>
    <span class="panel-hit-share">${percent(one.certainty)}</span></span>
  <span class="panel-hit-words" dir="auto">${snippet(one.passage)}</span>
</button></li>`;

/** @param {ReaderState} state */
function list({hits, hitsError, queries, passage, limit}) {
  if (hitsError) return html`<p class="panel-empty">${sentence(`${hitsError.message} ${hitsError.hint ?? ''}`)}</p>`;
  if (queries.length === 0) return html`<p class="panel-empty">Look for words or a meaning in this document only.</p>`;
  if (hits === null) return html`<div class="bone"></div><div class="bone tall"></div><div class="bone tall"></div>`;
  if (hits.length === 0) return html`<p class="panel-empty">Nothing in this document answers that.</p>`;
  return html`<ol class="panel-hits">${hits.map(one => hit(one, one.passage.id === passage?.id))}</ol>
    ${hits.length === limit && limit < manyHits
      ? html`<button class="button more" type="button" @click=${findMore}>More hits</button>` : nothing}`;
}

/** @param {SubmitEvent} event */
function submit(event) {
  event.preventDefault();
  find(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('find')));
}

/**
 * The tab.
 * @param {ReaderState} state
 */
export const hitList = state => html`
  <form class="find-box" role="search" @submit=${submit}>
    ${icon('search')}
    <input id="find" name="find" type="search" dir="auto" autocomplete="off" placeholder="Search in this document"
      aria-label="Search in this document"
      .value=${state.queries.join(' · ')} @input=${withValue(words => find(words, true))}>
  </form>
  ${list(state)}`;
