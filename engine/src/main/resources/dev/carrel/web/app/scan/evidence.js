// @ts-check
// What was found about a claim: what speaks for it beside what speaks against it, or the nearest sentences unjudged.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {placeAddress} from '../reader/links.js';
import {empty} from '../ui/empty.js';
import {counted, milliseconds, percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
/** @import {IconName} from '../ui/icons.js' */

/** @typedef {{verdict: string | null, title: string, none: string, picture: IconName}} Column */

/** @type {Column[]} */
const columns = [
  {verdict: 'supports', title: 'For', none: 'Nothing speaks for it.', picture: 'check'},
  {verdict: 'contradicts', title: 'Against', none: 'Nothing speaks against it.', picture: 'close'},
  {verdict: 'mentions', title: 'Mentions it', none: '', picture: 'quote'},
  {verdict: null, title: 'Not judged', none: '', picture: 'help'},
];

/** @param {Api.ClaimEvidence} one */
const sure = ({confidence}) => confidence === null ? nothing
  : html`<span class="quiet" title="How sure the model says it is; nobody has checked that"> · model
    ${percent(confidence)} sure</span>`;

/** @param {Api.ClaimEvidence} one */
const item = one => html`<li class="evidence">
  <p class="evidence-sentence"><a href=${placeAddress(one)} dir="auto">${one.sentence}</a></p>
  <p class="byline"><span>${one.title || 'Untitled'}</span>
    <span class="quiet">${one.citation}</span>${sure(one)}</p></li>`;

/** @param {Column} column @param {Api.ClaimEvidence[]} evidence */
function section({verdict, title, none, picture}, evidence) {
  const own = evidence.filter(one => one.verdict === verdict);
  if (own.length === 0 && none === '') return nothing;
  const name = `evidence-${verdict ?? 'unjudged'}`;
  return html`<section class="evidence-column ${verdict ?? 'unjudged'}" aria-labelledby=${name}>
    <h2 id=${name}>${icon(picture)}${title} <span class="quiet">${own.length}</span></h2>
    ${own.length === 0 ? html`<p class="quiet">${none}</p>` : html`<ol>${own.map(item)}</ol>`}
  </section>`;
}

/** @param {Api.ScannedClaim} found */
const judged = ({evidence}) => html`<div class="evidence-table">
  ${columns.map(column => section(column, evidence))}</div>`;

/** @param {Api.ScannedClaim} found */
const ranked = ({evidence}) => html`<section aria-labelledby="ranked">
  <h2 class="evidence-ranked" id="ranked">Sentences about the claim <span class="quiet">the nearest first; nobody has
    judged whether they speak for it or against it</span></h2>
  <ol class="evidence-list">${evidence.map(item)}</ol></section>`;

/** @param {Api.ScannedClaim} found */
const silent = ({claim}) => empty({
  picture: 'info', title: 'The library does not speak of this claim',
  text: 'Nothing was found that speaks for it or against it.',
  next: html`<p><a href="/search?${new URLSearchParams({q: claim})}">See what comes nearest</a></p>`,
});

/** @param {Api.ScannedClaim} found */
const who = ({model, evidence, took}) => html`${model
  ? html`Judged by ${model.name} at <span class="breaks">${model.host}</span>. Each sentence stands on its page as it is
    shown; what follows from it is the model’s judgement.` : 'No model has judged.'}
  ${counted(evidence.length, 'passage')}, ${milliseconds(took.retrievalMs + took.modelMs + took.checkMs)}.`;

/**
 * All that was found.
 * @param {Api.ScannedClaim} found
 */
export const evidenceOf = found => html`<div class="scanned">
  ${found.trouble ? html`<p class="notice" role="alert">${icon('warning')}<span>${found.model ? found.trouble
    : `The model did not judge: ${found.trouble}`}</span></p>` : nothing}
  ${found.evidence.length === 0 ? silent(found) : found.by === 'model' ? judged(found) : ranked(found)}
  ${found.evidence.length === 0 ? nothing
    : html`<footer class="answer-foot"><p class="quiet">${who(found)}</p></footer>`}
</div>`;
