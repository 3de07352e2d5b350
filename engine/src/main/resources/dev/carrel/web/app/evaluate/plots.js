// @ts-check
// Figures as lengths. Drawn in SVG that stretches with its column; words stay HTML, so that they keep their size.
import {html, svg} from '/lib/lit-html/lit-html.js';
import {milliseconds} from '../ui/format.js';
/** @import {Column} from './table.js' */

/** @param {number | null} value */
export const share = value => value == null ? '–' : value.toFixed(3);

const grid = [0.25, 0.5, 0.75].map(at => svg`<line class="plot-grid" x1=${at * 100} x2=${at * 100} y1="0" y2="10"/>`);

/** @param {unknown} body @param {string} [kind] */
const drawing = (body, kind = '') => html`<svg class="plot-bar ${kind}" viewBox="0 0 100 10" preserveAspectRatio="none"
  aria-hidden="true">${body}</svg>`;

/**
 * @param {string} name
 * @param {unknown} body
 * @param {string} told
 * @param {boolean} isBest
 */
const row = (name, body, told, isBest) => html`<div class="plot-row ${isBest ? 'best' : ''}" role="listitem">
  <span class="plot-name">${name}</span>${body}<span class="plot-value">${told}</span></div>`;

/**
 * One figure for all rankings, on a scale from 0 to 1.
 * @param {Column} column
 * @param {string[]} names
 */
export function barPlot(column, names) {
  return html`<figure class="plot"><figcaption>${column.title}${column.queries
      ? html` <span class="quiet">${column.queries} questions</span>` : ''}</figcaption>
    <div role="list">${names.map((name, i) => row(name, drawing(svg`${grid}<rect class="plot-fill" y="1" height="8"
      width=${Math.max(0, column.values[i] ?? 0) * 100}/>`), share(column.values[i]),
        column.values[i] === column.best))}</div>
  </figure>`;
}

/**
 * How long answers took: half of them up to the dark end, nineteen of twenty up to the light one.
 * @param {Column} middle
 * @param {Column} late
 * @param {string[]} names
 */
export function latencyPlot(middle, late, names) {
  const longest = Math.max(...late.values.map(value => value ?? 0), 1);
  /** @param {number | null} value */
  const width = value => (value ?? 0) / longest * 100;
  return html`<figure class="plot latency"><figcaption>Time of an answer <span
    class="quiet">half, and 95 of 100, were faster</span></figcaption>
    <div role="list">${names.map((name, i) =>
      row(name, drawing(svg`<rect class="plot-late" y="1" height="8" width=${width(late.values[i])}/><rect
      class="plot-fill" y="1" height="8" width=${width(middle.values[i])}/>`),
      `${milliseconds(middle.values[i] ?? 0)}, ${milliseconds(late.values[i] ?? 0)}`,
        middle.values[i] === middle.best))}</div>
  </figure>`;
}

/**
 * Differences with their intervals around the line of no difference.
 * @param {Api.Comparison[]} comparisons
 */
export function intervalPlot(comparisons) {
  const reach = Math.max(0.01, ...comparisons.flatMap(one => [Math.abs(one.low), Math.abs(one.high)]));
  /** @param {number} value */
  const at = value => 50 + value / reach * 48;
  return comparisons.map(one =>
    drawing(svg`<line class="plot-zero" x1="50" x2="50" y1="0" y2="10"/><line class="plot-interval"
    x1=${at(one.low)} x2=${at(one.high)} y1="5" y2="5"/><line class="plot-point" x1=${at(one.difference)}
      x2=${at(one.difference)}
    y1="5" y2="5"/>`, one.moreThanChance ? 'sure' : ''));
}
