// @ts-check
// Whether one ranking is better than another by more than chance: the difference of each query, its interval and its
// test.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {number} from '../ui/format.js';
import {intervalPlot} from './plots.js';

/** @param {number} value */
const signed = value => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
/** @param {number} p */
const chance = p => p < 0.0001 ? '< 0.0001' : p.toFixed(4);

/** @param {Api.Comparison} one @param {unknown} drawn */
const row = (one, drawn) => html`<tr>
  <th scope="row">${one.name}</th>
  <td>${signed(one.difference)}</td>
  <td class="interval">${drawn}<span>${signed(one.low)} … ${signed(one.high)}</span></td>
  <td>${number(one.better)} / ${number(one.equal)} / ${number(one.worse)}</td>
  <td class=${one.moreThanChance ? 'best' : ''}>${chance(one.p.holm)}${one.moreThanChance
    ? html`<span class="unseen"> more than chance</span>` : nothing}</td>
</tr>`;

/**
 * The table of comparisons.
 * @param {Api.Comparison[]} all
 */
export function comparisons(all) {
  const drawn = intervalPlot(all);
  return html`<section class="comparisons" aria-labelledby="comparisons-title">
    <h3 id="comparisons-title">Compared with ${all[0].to}</h3>
    <p class="quiet">${all[0].measure}, query by query, over ${number(all[0].queries)} questions. p is that of a
      paired randomisation test, raised for the number of comparisons (Holm); below 0.05 a difference is called more
      than chance.</p>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Comparisons"><table class="measures">
      <thead><tr><th scope="col">Ranking</th><th scope="col">Difference</th><th scope="col"
        class="interval">95 % interval</th>
        <th scope="col">Better / equal / worse</th><th scope="col">p</th></tr></thead>
      <tbody>${all.map((one, i) => row(one, drawn[i]))}</tbody></table></div>
  </section>`;
}
