// @ts-check
// The colour of every point, and the legend that says what colours mean.
/** @import {MapState} from './session.js' */

/** Told apart by people with any colour vision as far as twelve can be, and readable on light and dark ground. */
const palette = ['#5a82e6', '#efb118', '#d8432f', '#3ca9a4', '#3c9e3c', '#e06fa8', '#9467d8', '#a3785d', '#5f7fae',
  '#b59a2c', '#7aa23c', '#c25fd0'];
const others = '#8b8f8c';
const oldest = [92, 112, 190];
const latest = [235, 168, 48];

/** @typedef {{label: string, colour: string}} LegendEntry */
/** @typedef {{colours: string[], of: Uint16Array, legend: LegendEntry[]}} Colouring */

/** @param {Api.MapLabels} labels @param {(name: string) => string} [shown] @returns {Colouring} */
function byLabels({names, of}, shown = name => name) {
  const counts = names.map(() => 0);
  for (const labels of of) for (const label of labels) counts[label] += 1;
  const first = names.map((_, label) => label).sort((a, b) => counts[b] - counts[a]).slice(0, palette.length);
  const rank = new Map(first.map((label, place) => [label, place]));
  const none = palette.length;
  return {colours: [...palette, others],
    of: Uint16Array.from(of, labels => Math.min(none, ...labels.map(label => rank.get(label) ?? none))),
    legend: first.map((label, place) => ({label: shown(names[label]), colour: palette[place]}))};
}

/** @param {Api.DocumentMap} map @returns {Colouring} */
function byRegion({zooms, ids}) {
  const zoom = zooms[0];
  const none = palette.length;
  return {colours: [...palette, others],
    of: Uint16Array.from(ids, (_, place) => zoom.of[place] < 0 ? none : zoom.of[place] % none),
    legend: zoom.regions.slice(0, none).map(({terms}, place) => ({label: terms.join(', '), colour: palette[place]}))
      .filter(({label}) => label !== '')};
}

/** @param {number} share */
const between = share => `rgb(${oldest.map((low, i) => Math.round(low + (latest[i] - low) * share)).join(' ')})`;

/** @param {Api.DocumentMap} map @returns {Colouring} */
function byYear({years}) {
  const known = years.filter(year => year > 0).sort((a, b) => a - b);
  if (known.length === 0) return {colours: [others], of: new Uint16Array(years.length), legend: []};
  // From what nineteen of twenty are later than: one old document would make all others look alike.
  const from = known[Math.floor(known.length / 20)];
  const to = known[known.length - 1];
  const steps = Array.from({length: 32}, (_, step) => between(step / 31));
  /** @param {number} year */
  const step = year => Math.round(31 * Math.max(0, Math.min(1, (year - from) / Math.max(1, to - from))));
  return {colours: [...steps, others], of: Uint16Array.from(years, year => year > 0 ? step(year) : 32),
    legend: [{label: `${from} and before`, colour: steps[0]}, {label: String(to), colour: steps[31]}]};
}

/** @param {string} path */
const lastPart = path => path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;

/** @type {{map: Api.DocumentMap, by: string, colouring: Colouring} | null} */
let made = null;

/**
 * How points are coloured.
 * @param {MapState} state
 * @returns {Colouring}
 */
export function colouringOf({map, colouring: by}) {
  if (!map || map.ids.length === 0) return {colours: [others], of: new Uint16Array(0), legend: []};
  if (made?.map !== map || made.by !== by) made = {map, by, colouring: colouringBy(map, by)};
  return made.colouring;
}

/** @param {Api.DocumentMap} map @param {MapState['colouring']} by */
function colouringBy(map, by) {
  switch (by) {
    case 'year': return byYear(map);
    case 'collection': return byLabels(map.collections);
    case 'tag': return byLabels(map.tags);
    case 'source': return byLabels(map.sources, lastPart);
    default: return byRegion(map);
  }
}
