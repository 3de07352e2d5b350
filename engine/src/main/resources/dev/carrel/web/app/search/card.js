// @ts-check
// One result: what it is, where in it, why it matched.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {readerAddress} from '../state/address.js';
import {isolated, names, partNames, percent, typeName} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {bar} from '../ui/progress.js';
import {notedLabels} from '../ui/own-labels.js';
import {outsideLink} from '../ui/prose.js';
import {snippet} from '../ui/snippet.js';
import {copyCitations, copyPassage} from './citations.js';
import {toggleHit} from './selection.js';
import {set} from './session.js';
import {toggleWhy, why} from './why.js';
import {wide} from './width.js';
import {asksWords} from './words.js';
/** @import {AnsweredState} from './session.js' */

/** @typedef {Pick<Api.Document, 'authors' | 'year' | 'type'> & {site?: string | null}} Byline */

const marks = {
  both: '🔗 Found by words and by meaning', semantic: '🧠 Found by meaning', keyword: '🔤 Found by words',
};

/** @param {(number | null)[]} scores */
const each = scores => scores.map(score => score == null ? '–' : Math.round(score * 100)).join('|');

/** @param {Api.Hit} hit */
const relevance = hit => html`<div class="relevance">
  <span class="match ${hit.match}" title=${marks[hit.match]}>${icon(hit.match)}<span
    class="unseen">${marks[hit.match]}.</span></span>
  ${bar(hit.certainty, `Certainty ${percent(hit.certainty)}`)}
  <span class="relevance-number"
    title=${hit.queryScores ? 'What the queries gave together' : 'How likely it answers'}>${
  percent(hit.certainty)}</span>
  ${hit.queryScores ? html`<span class="each" title="Each query alone">(${each(hit.queryScores)})</span>` : nothing}
</div>`;

/**
 * Who, when and where: “A and B · 2023 · Paper”.
 * @param {Byline} document
 */
export const byline = document =>
  [names(document.authors ?? []), document.year, document.site ?? typeName(document.type)]
  .filter(part => part !== null && part !== '').join(' · ');

/**
 * The headings above a passage, without the document's own title.
 * @param {Api.Hit} hit
 */
const headings = ({passage, document}) => passage.heading.filter(heading => heading !== document.title);

/**
 * Where in the document: “Methods · page 3 · paragraph 2 · Related work › Data”.
 * @param {Api.Hit} hit
 */
export function whereabouts(hit) {
  const {page, paragraph} = hit.passage;
  const parts = partNames(hit.passage);
  const path = headings(hit).map(isolated).join(' › ');
  return [parts, page == null ? null : `page ${page}`, paragraph == null ? null : `paragraph ${paragraph + 1}`,
    path === parts ? null : path].filter(Boolean).join(' · ');
}

/** @param {Api.Document} document */
const versions = ({versions: others}) => others?.length ? html`<details class="versions">
  <summary>${others.length === 1 ? '1 other version' : `${others.length} other versions`}</summary>
  <ul>${others.map(other =>
    html`<li dir="auto"><a href="/read/${encodeURIComponent(other.id)}">${other.title || 'Untitled'}</a>
    <span class="quiet">${[other.form, byline(other)].filter(Boolean).join(' · ')}</span></li>`)}</ul></details>`
      : nothing;

/**
 * Its page in Zotero's reader, else its item.
 * @param {Api.Hit} hit
 */
const inZotero = ({passage, document}) => passage.zotero ?? document.zotero;

/**
 * @param {Api.Hit} hit
 * @param {boolean} shown
 * @param {Api.SearchAnswer} answer
 */
const actions = (hit, shown, answer) => html`<div class="hit-actions">
  ${asksWords(answer)
    ? html`<button class="text-button" type="button" aria-expanded=${shown}
      @click=${() => toggleWhy(hit)}>${icon('bars')}Why</button>` : nothing}
  <button class="text-button" type="button" @click=${() => copyCitations([hit.document])}>${icon('quote')}Cite</button>
  <button class="text-button" type="button" title="Copy the passage with its citation"
    @click=${() => copyPassage(hit)}>${icon('copy')}Copy</button>
  ${inZotero(hit) ? outsideLink(inZotero(hit), html`${icon('open')}Zotero`, 'text-button') : nothing}
  ${versions(hit.document)}
</div>`;

/**
 * A card of the list of results.
 * @param {Api.Hit} hit
 * @param {AnsweredState} state
 */
export function card(hit, state) {
  const {document, passage} = hit;
  const selected = state.selected.has(document.id);
  const explained = state.why.has(passage.id);
  const classes = `hit ${selected ? 'selected' : ''} ${wide() && state.at === passage.id ? 'at' : ''}`;
  return html`<li class=${classes} @focusin=${() => state.at !== passage.id && set({at: passage.id})}
      @click=${() => state.at !== passage.id && set({at: passage.id})}>
    <input class="hit-check" type="checkbox" aria-label="Select ${document.title}" .checked=${selected}
      @click=${(/** @type {MouseEvent} */ event) => toggleHit(hit, event.shiftKey)}>
    <div class="hit-head">
      <h2 dir="auto"><a class="hit-title"
        href=${readerAddress(hit, state.asked)}>${document.title || 'Untitled'}</a></h2>
      ${asksWords(state.answer) ? relevance(hit) : nothing}
    </div>
    <p class="byline" dir="auto">${byline(document)}</p>
    ${notedLabels(document.labels)}
    <p class="snippet" dir="auto">${snippet(passage)}</p>
    <p class="whereabouts">${whereabouts(hit)}</p>
    ${actions(hit, explained, state.answer)}
    ${explained && asksWords(state.answer) ? why(hit, state.answer, state.asked.queries) : nothing}
  </li>`;
}
