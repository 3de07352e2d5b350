// @ts-check
// Why a hit is here: the parts of its score as bars, with the numbers that made them.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {percent, score} from '../ui/format.js';
import {bar} from '../ui/progress.js';
import {current, set} from './session.js';

/** @typedef {{name: string, share: number, text: string, value: string, told: string, kind?: string}} Line */

/**
 * Shows or hides the panel of a hit.
 * @param {Api.Hit} hit
 */
export function toggleWhy(hit) {
  const why = new Set(current().why);
  if (!why.delete(hit.passage.id)) why.add(hit.passage.id);
  set({why});
}

/** @param {Line} line */
const line = ({name, share, text, value, told, kind = ''}) => html`<li>
  <span class="part-name" title=${name}>${name}</span>
  ${bar(share, text, kind)}
  <span class="part-value">${value}</span>
  <span class="part-told">${told}</span>
</li>`;

/** @param {[string, Api.ScorePart]} part @param {number} whole */
function part([kind, {label, share, says}], whole) {
  const ofAll = whole > 0 ? share / whole : 0;
  const text = `${percent(ofAll)} of the score`;
  return line({name: label, share: ofAll, text, value: score(share), told: says, kind});
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
  const explained = Object.entries(hit.explain ?? {});
  const whole = explained.reduce((sum, [, one]) => sum + Math.max(0, one.share), 0);
  return html`<div class="why">
    ${hit.queryScores ? perQuery(hit, queries) : nothing}
    <h3>${hit.queryScores ? 'The query that found it best' : 'Parts of the score'}</h3>
    <ul class="parts">${explained.map(one => part(one, whole))}</ul>
    <p class="part-sum"><span>Score</span> <strong>${score(hit.score)}</strong></p>
    <p class="why-says">${answer.explain?.formula ?? ''}
      ${hit.keyword?.terms?.length ? html`Words found: ${hit.keyword.terms.join(', ')}.` : nothing}</p>
  </div>`;
}
