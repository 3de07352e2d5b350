// @ts-check
// Years as bars. A range is drawn with the pointer, or set with two sliders, which is also how the keyboard does it.
import {html, nothing, svg} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {withValue} from '../ui/events.js';
import {counted} from '../ui/format.js';
import {without} from './conditions.js';
/** @import {Years} from './conditions.js' */
/** @import {Filtering} from './filters.js' */

/** @typedef {{first: number, last: number}} Bounds */

const height = 48;

/** @type {{start: number, from: number, to: number} | null} */
let drawn = null;

/**
 * The first and last year shown; a range that reaches further widens it.
 * @param {Api.Count[]} years
 * @param {Years | null} chosen
 */
function span(years, chosen) {
  const all = [...years.map(year => Number(year.value)), chosen?.from, chosen?.to].filter(year => year != null);
  return {first: Math.min(...all), last: Math.max(...all)};
}

/**
 * Every year of the span with its count, so that gaps stay gaps.
 * @param {Api.Count[]} years
 * @param {Bounds} bounds
 */
function filled(years, {first, last}) {
  const counts = new Map(years.map(year => [Number(year.value), year.count]));
  return Array.from({length: last - first + 1}, (_, i) => ({year: first + i, count: counts.get(first + i) ?? 0}));
}

/**
 * @param {Filtering} filtering
 * @param {number} from
 * @param {number} to
 * @param {Bounds} bounds
 */
function choose({conditions, apply}, from, to, {first, last}) {
  const whole = from <= first && to >= last;
  apply(whole ? without(conditions, 'year')
    : {...conditions, year: {from: Math.min(from, to), to: Math.max(from, to)}});
}

/** @param {PointerEvent} event @param {Bounds} bounds */
function yearAt(event, {first, last}) {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const share = (event.clientX - box.left) / box.width;
  return Math.max(first, Math.min(last, first + Math.floor(share * (last - first + 1))));
}

/**
 * Draws a range while the pointer is down; it is asked for only when it is let go.
 * @param {Filtering} filtering
 * @param {Bounds} bounds
 */
const drag = (filtering, bounds) => ({
  /** @param {PointerEvent} event */
  down(event) {
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    const year = yearAt(event, bounds);
    drawn = {start: year, from: year, to: year};
    filtering.redraw();
  },
  /** @param {PointerEvent} event */
  move(event) {
    if (!drawn) return;
    const year = yearAt(event, bounds);
    drawn = {...drawn, from: Math.min(drawn.start, year), to: Math.max(drawn.start, year)};
    filtering.redraw();
  },
  up() {
    if (!drawn) return;
    const {from, to} = drawn;
    drawn = null;
    choose(filtering, from, to, bounds);
  },
  cancel() {
    drawn = null;
    filtering.redraw();
  },
});

/** @param {{year: number, count: number}[]} all @param {{from: number, to: number}} range */
const bars = (all, range) => {
  const most = Math.max(1, ...all.map(one => one.count));
  return all.map(({year, count}, i) => svg`<g class=${year >= range.from && year <= range.to ? 'in' : 'out'}>
    <title>${year}: ${counted(count, 'document')}</title>
    <rect class="column" x=${i} y="0" width="1" height=${height}/>
    <rect class="count" x=${i + 0.1} y=${height - (count / most) * height} width="0.8"
      height=${(count / most) * height}/></g>`);
};

/**
 * @param {string} label
 * @param {number} value
 * @param {Bounds} bounds
 * @param {(year: number) => void} chosen
 */
const slider = (label, value, bounds, chosen) =>
  html`<input type="range" aria-label=${label} min=${bounds.first} max=${bounds.last}
  .value=${live(String(value))} @change=${withValue(year => chosen(Number(year)))}>`;

/**
 * The histogram with its sliders.
 * @param {Filtering} filtering
 */
export function histogram(filtering) {
  const {conditions, facets: {years = []}} = filtering;
  if (years.length === 0 && !conditions.year) return nothing;
  const bounds = span(years, conditions.year);
  const range = drawn ?? {from: conditions.year?.from ?? bounds.first, to: conditions.year?.to ?? bounds.last};
  const all = filled(years, bounds);
  const hand = drag(filtering, bounds);
  return html`<fieldset class="facet">
    <legend>Year</legend>
    <svg class="histogram" viewBox="0 0 ${all.length} ${height}" preserveAspectRatio="none" aria-hidden="true"
      @pointerdown=${hand.down} @pointermove=${hand.move} @pointerup=${hand.up}
        @pointercancel=${hand.cancel}>${bars(all, range)}</svg>
    ${bounds.first === bounds.last ? nothing : html`<div class="sliders">
      ${slider('From year', range.from, bounds, from => choose(filtering, from, Math.max(from, range.to), bounds))}
      ${slider('To year', range.to, bounds, to => choose(filtering, Math.min(range.from, to), to, bounds))}
    </div>`}
    <div class="histogram-years"><span>${range.from}</span><span>${range.from === range.to ? '' : range.to}</span></div>
  </fieldset>`;
}
