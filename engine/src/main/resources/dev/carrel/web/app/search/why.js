// @ts-check
// Why a hit is here: the parts of its score as bars, with the numbers that made them.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {percent, score} from '../ui/format.js';
import {bar} from '../ui/progress.js';
import {current, set} from './session.js';

/** @typedef {{name: string, share: number, text: string, value: string, told: string, kind?: string}} Line */

/** @type {Record<string, string>} */
const parts = {
  semantic: 'Meaning', keyword: 'Words', neighbours: 'Neighbours', verbatim: 'Verbatim', heading: 'Heading',
  ck: 'Passage', doc: 'Whole document', abs: 'Abstract', fig: 'Captions', pr: 'Citations',
};
/** @type {Record<string, string>} */
const rankings = {
  blend: 'Blend adds the cosine and the words’ score, and moves the sum towards that of the most similar results.',
  rrf: 'RRF adds weight ÷ (60 + place) for each list that holds the result.',
  weighted: 'Weighted adds the scores by fixed weights, with extras for verbatim matches and headings.',
  signals:
    'Signals adds how near the passage, the document, its abstract and its captions are, and how often it is cited.',
};

/**
 * Shows or hides the panel of a hit.
 * @param {Api.Hit} hit
 */
export function toggleWhy(hit) {
  const why = new Set(current().why);
  if (!why.delete(hit.passage.id)) why.add(hit.passage.id);
  set({why});
}

/**
 * The numbers of a part: its place in its list, its value and its weight, as far as there are any.
 * @param {Api.Share} share
 */
function numbers({rank, raw, weight}) {
  const told = [];
  if (rank != null) told.push(`place ${rank}`);
  if (raw != null) told.push(`value ${score(raw)}`);
  if (weight != null) told.push(`weight ${score(weight)}`);
  return told.length === 0 ? 'none' : told.join(' · ');
}

/** @param {Line} line */
const line = ({name, share, text, value, told, kind = ''}) => html`<li>
  <span class="part-name" title=${name}>${name}</span>
  ${bar(share, text, kind)}
  <span class="part-value">${value}</span>
  <span class="part-told">${told}</span>
</li>`;

/** @param {readonly [string, Api.Share]} share @param {number} whole */
function part([name, explained], whole) {
  const share = whole > 0 ? explained.share / whole : 0;
  return line({
    name: parts[name] ?? name, share, text: `${percent(share)} of the score`,
    value: score(explained.share), told: numbers(explained), kind: name});
}

/** @param {Api.Hit} hit @param {string[]} queries */
const perQuery = (hit, queries) => html`<h3>Each query alone</h3><ul class="parts">
  ${(hit.queryScores ?? []).map((value, i) => line({
    name: queries[i] ?? `Query ${i + 1}`, share: value ?? 0, text: value == null ? 'not found' : percent(value),
    value: value == null ? '–' : percent(value), told: ''}))}
</ul>`;

/**
 * The panel; `queries` are the words of several queries, as typed.
 * @param {Api.Hit} hit
 * @param {Api.SearchAnswer} answer
 * @param {string[]} queries
 */
export function why(hit, answer, queries) {
  const explained = Object.entries(hit.explain ?? {})
    .flatMap(([name, one]) => one === null ? [] : [/** @type {const} */ ([name, one])]);
  const whole = explained.reduce((sum, [, one]) => sum + Math.max(0, one.share ?? 0), 0);
  return html`<div class="why">
    ${hit.queryScores ? perQuery(hit, queries) : nothing}
    <h3>${hit.queryScores ? 'The query that found it best' : 'Parts of the score'}</h3>
    <ul class="parts">${explained.map(one => part(one, whole))}</ul>
    <p class="part-sum"><span>Score</span> <strong>${score(hit.score)}</strong></p>
    <p class="why-says">${rankings[answer.ranking] ?? ''}
      ${hit.keyword?.terms?.length ? html`Words found: ${hit.keyword.terms.join(', ')}.` : nothing}</p>
  </div>`;
}
