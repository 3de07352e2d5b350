// @ts-check
// One evaluation: what it says in a sentence, its table, its plots, and whether the differences may be chance.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {withValue} from '../ui/events.js';
import {dayAndTime, milliseconds} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {segmented} from '../ui/segmented.js';
import {toast} from '../ui/toast.js';
import {comparisons} from './comparisons.js';
import {barPlot, latencyPlot, share} from './plots.js';
import {set} from './session.js';
import {csvOf, measuresOf, tableOf} from './table.js';
/** @import {EvaluationState, KeptResult} from './session.js' */
/** @import {Column, Table} from './table.js' */

const plotted = ['nDCG@10', 'MRR@10', 'Recall@10', 'Recall@100'];

/** @param {string} text */
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {KeptResult} keptResult */
function save({title, ended, result}) {
  const address = URL.createObjectURL(new Blob([csvOf(result)], {type: 'text/csv'}));
  const link = Object.assign(document.createElement('a'),
    {href: address, download: `evaluation ${ended.slice(0, 16).replace(':', '')}.csv`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  toast(`Saved the figures of ${title || 'the evaluation'}.`);
}

/** @param {Column} column @param {number} i */
const cell = (column, i) => {
  const value = column.values[i];
  const isBest = value != null && value === column.best;
  const told = value == null ? '–' : column.unit === 'ms' ? milliseconds(value) : share(value);
  return html`<td
    class=${isBest ? 'best' : ''}>${told}${isBest ? html`<span class="unseen"> best</span>` : nothing}</td>`;
};

/** @param {Table} table */
const figures = ({names, columns}) =>
  html`<div class="table-scroll" tabindex="0" role="region" aria-label="Figures"><table class="measures">
  <caption class="unseen">Figures of each ranking; the best of each column is marked</caption>
  <thead><tr><th scope="col">Ranking</th>${columns.map(one => html`<th scope="col">${one.title}${one.queries
    ? html`<span class="quiet">${one.queries} questions</span>` : nothing}</th>`)}</tr></thead>
  <tbody>${names.map((name, i) =>
    html`<tr><th scope="row">${name}</th>${columns.map(one => cell(one, i))}</tr>`)}</tbody>
</table></div>`;

/** @param {Api.Evaluation} evaluation @param {Table} table */
function plots({kinds}, {names, columns}) {
  const shares = columns.filter(one => one.unit === 'share' && (kinds || plotted.includes(one.title)));
  const [middle, late] = columns.filter(one => one.unit === 'ms');
  return html`<div
    class="plots">${shares.map(one => barPlot(one, names))}${late ? latencyPlot(middle, late, names) : nothing}</div>`;
}

/** @param {NonNullable<Api.Evaluation['kinds']>} kinds */
const missing = kinds =>
  kinds.filter(kind => kind.missing).map(kind => html`<p class="notice">${icon('info')}<span>Not asked:
  ${kind.label} – ${kind.missing}.</span></p>`);

/**
 * The choice between several results.
 * @param {KeptResult[]} results
 * @param {KeptResult | undefined} shown
 */
export const choice = (results, shown) =>
  results.length < 2 ? nothing : html`<label class="result-choice"><span class="unseen">Evaluation</span>
  <select class="field"
    @change=${withValue(key => set({shown: key}))}>${results.map(one => html`<option value=${one.key}
    .selected=${one.key === shown?.key}>${dayAndTime(one.ended)} ·
      ${one.title || 'Evaluation'}</option>`)}</select></label>`;

/**
 * The result.
 * @param {EvaluationState} state
 * @param {KeptResult} shown
 */
export function result({measure}, shown) {
  const told = shown.result;
  const table = tableOf(told, measure);
  const options = measuresOf(told).map(name => ({value: name, label: name}));
  return html`<section class="result" aria-labelledby="result-title">
    <header class="section-head"><h2 id="result-title">${capital(shown.title || 'Evaluation')}</h2><span
      class="quiet">${dayAndTime(shown.ended)}</span>
      <button class="button small" type="button" ?disabled=${table.names.length === 0}
        @click=${() => save(shown)}>${icon('export')}Save as CSV</button></header>
    ${told.verdict ? html`<p class="verdict">${capital(told.verdict)}</p>` : nothing}
    ${told.kinds && options.length > 1
      ? segmented({name: 'measure', label: 'Measure', options, value: measure, choose: value => set({measure: value})})
        : nothing}
    ${table.names.length > 0 ? html`${figures(table)}${plots(told, table)}`
      : html`<p class="quiet">The library holds nothing that questions could be made of. Add more documents, then try
        again.</p>`}
    ${told.kinds ? missing(told.kinds) : nothing}
    ${told.comparisons?.length ? comparisons(told.comparisons) : nothing}
  </section>`;
}
