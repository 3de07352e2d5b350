// @ts-check
// The current hit, whole: its passage, what made its score, and all that is known of its document.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {readerAddress} from '../state/address.js';
import {icon} from '../ui/icons.js';
import {outsideLink} from '../ui/prose.js';
import {byline, whereabouts} from './card.js';
import {copyPassage} from './citations.js';
import {filterBy} from './active-filters.js';
import {readConditions, toggled} from './conditions.js';
import {why} from './why.js';
import {asksWords} from './words.js';
/** @import {Search} from '../state/address.js' */
/** @import {SearchState} from './session.js' */

/**
 * The passage's paragraphs with the matched sentence emphasised.
 * @param {Api.Passage} passage
 */
function passageText({text, sentence}) {
  const {start, end} = sentence ?? {start: 0, end: 0};
  return html`${text.slice(0, start)}<span class="matched">${text.slice(start, end)}</span>${text.slice(end)}`;
}

/**
 * @param {'tag' | 'collection'} field
 * @param {string[]} values
 * @param {Search} search
 */
function labels(field, values, search) {
  if (values.length === 0) return nothing;
  const conditions = readConditions(search.filter);
  return html`<dt>${field === 'tag' ? 'Tags' : 'Collections'}</dt>
    <dd class="labels">${values.map(value => html`<button class="label" type="button" title="Filter by this"
      @click=${() =>
        conditions[field].includes(value)
          || filterBy(toggled(conditions, field, value))}><bdi>${value}</bdi></button>`)}</dd>`;
}

/** @param {Api.Document} document @param {Search} search */
const facts = (document, search) => html`<dl class="facts">
  ${document.doi
    ? html`<dt>DOI</dt><dd class="breaks">${outsideLink(`https://doi.org/${document.doi}`, document.doi)}</dd>`
      : nothing}
  ${document.url ? html`<dt>Address</dt><dd class="breaks">${outsideLink(document.url, document.url)}</dd>` : nothing}
  ${document.citekey ? html`<dt>Cite key</dt><dd><code>${document.citekey}</code></dd>` : nothing}
  ${labels('collection', document.collections, search)}
  ${labels('tag', document.tags, search)}
  ${document.path ? html`<dt>File</dt><dd class="breaks quiet">${document.path}</dd>` : nothing}
</dl>`;

/**
 * The column beside the list.
 * @param {SearchState} state
 */
export function inspector({answer, asked, at, search}) {
  const hit = answer?.results.find(one => one.passage.id === at);
  if (!hit || !answer || !asked) return nothing;
  return html`<article class="inspected">
    <p class="whereabouts">${whereabouts(hit)}</p>
    <h2 dir="auto"><a href=${readerAddress(hit, asked)}>${hit.document.title || 'Untitled'}</a></h2>
    <p class="byline" dir="auto">${byline(hit.document)}</p>
    <div class="passage own-words">${passageText(hit.passage)}</div>
    <button class="text-button" type="button" @click=${() => copyPassage(hit)}>${icon('copy')}Copy passage</button>
    ${asksWords(answer) ? why(hit, answer, asked.queries) : nothing}
    ${facts(hit.document, search)}
  </article>`;
}
