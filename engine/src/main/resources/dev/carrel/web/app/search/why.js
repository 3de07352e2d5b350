// Why a hit is here: the parts of its score as bars, with the numbers that made them.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {percent, score} from '../ui/format.js';
import {bar} from '../ui/progress.js';
import {current, set} from './session.js';

const parts = {
  semantic: 'Meaning', keyword: 'Words', neighbours: 'Neighbours', verbatim: 'Verbatim', heading: 'Heading',
  ck: 'Passage', doc: 'Whole document', abs: 'Abstract', fig: 'Captions', pr: 'Citations',
};
const rankings = {
  blend: 'Blend adds the cosine and the words’ score, and moves the sum towards that of the most similar results.',
  rrf: 'RRF adds weight ÷ (60 + place) for each list that holds the result.',
  weighted: 'Weighted adds the scores by fixed weights, with extras for verbatim matches and headings.',
  signals: 'Signals adds how near the passage, the document, its abstract and its captions are, and how often it is cited.',
};

/** Shows or hides the panel of a hit. */
export function toggleWhy(hit) {
  const why = new Set(current().why);
  if (!why.delete(hit.passage.id)) why.add(hit.passage.id);
  set({why});
}

/** The numbers of a part: its place in its list, its value and its weight, as far as there are any. */
function numbers({rank, raw, weight}) {
  const told = [];
  if (rank != null) told.push(`place ${rank}`);
  if (raw != null) told.push(`value ${score(raw)}`);
  if (weight != null) told.push(`weight ${score(weight)}`);
  return told.length === 0 ? 'none' : told.join(' · ');
}

const row = (name, part, whole) => html`<tr>
  <th scope="row">${parts[name] ?? name}</th>
  <td class="why-bar">${bar(whole > 0 ? part.share / whole : 0, `${percent(whole > 0 ? part.share / whole : 0)} of the score`, name)}</td>
  <td class="why-share">${score(part.share)}</td>
  <td class="why-numbers">${numbers(part)}</td>
</tr>`;

const perQuery = (hit, queries) => html`<table class="why-table"><caption>Each query alone</caption><tbody>
  ${hit.queryScores.map((value, i) => html`<tr>
    <th scope="row">${queries[i] ?? `Query ${i + 1}`}</th>
    <td class="why-bar">${bar(value ?? 0, value == null ? 'not found' : percent(value))}</td>
    <td class="why-share">${value == null ? '–' : percent(value)}</td><td class="why-numbers"></td></tr>`)}
</tbody></table>`;

/** The panel; `queries` are the words of several queries, as typed. */
export function why(hit, answer, queries) {
  const explained = Object.entries(hit.explain ?? {});
  const whole = explained.reduce((sum, [, part]) => sum + Math.max(0, part.share ?? 0), 0);
  return html`<div class="why">
    ${hit.queryScores ? perQuery(hit, queries) : nothing}
    <table class="why-table">
      <caption>${hit.queryScores ? 'The query that found it best' : 'Parts of the score'}</caption>
      <tbody>${explained.map(([name, part]) => row(name, part, whole))}</tbody>
      <tfoot><tr><th scope="row">Score</th><td class="why-bar"></td><td class="why-share">${score(hit.score)}</td>
        <td class="why-numbers">rank ${hit.rank}</td></tr></tfoot>
    </table>
    <p class="why-says">${rankings[answer.ranking] ?? ''}
      ${hit.keyword?.terms?.length ? html`Words found: ${hit.keyword.terms.join(', ')}.` : nothing}</p>
  </div>`;
}
