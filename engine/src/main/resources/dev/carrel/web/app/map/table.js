// @ts-check
// The same as the picture, in rows: what is lit or selected, else everything.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {mostNamed} from '../state/scope.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {hover, litPoints, select, set, showCitations} from './session.js';
/** @import {MapState} from './session.js' */

/** An address holds no more ids. */
const mostWritten = 400;

/** @param {Api.DocumentMap} map @param {number} point */
function regionOf({zooms}, point) {
  const [{regions, of}] = zooms;
  return regions[of[point]]?.terms[0] ?? '';
}

/** @param {Api.DocumentMap} map @param {number} point */
const row = (map, point) => html`<tr @mouseenter=${() => hover(point)} @mouseleave=${() => hover(null)}>
  <td><a href="/read/${map.ids[point]}" @focus=${() => hover(point)}>${map.titles[point]}</a></td>
  <td>${map.years[point] || ''}</td>
  <td>${regionOf(map, point)}</td>
  <td><button class="text-button" type="button" aria-label="Show the citations of ${map.titles[point]}"
    @click=${() => showCitations(point)}>${map.citedBy[point]}</button></td></tr>`;

/** @param {string[]} ids */
function questions(ids) {
  if (ids.length > mostNamed) {
    return html`<p class="quiet">Ask and Matrix take up to ${mostNamed} documents at once.</p>`;
  }
  const named = new URLSearchParams(ids.map(id => ['document', id]));
  return html`<a class="button" href="/ask?${named}">${icon('quote')}<span>Ask these</span></a>
    <a class="button" href="/matrix?${named}">${icon('table')}<span>Matrix</span></a>`;
}

/** @param {Api.DocumentMap} map @param {number[]} points */
function uses(map, points) {
  const ids = points.map(point => map.ids[point]);
  return html`<div class="map-uses">
    ${ids.length > mostWritten ? nothing : html`<a class="button" download
      href=${api.exportAddress({format: 'bibtex', id: ids})}>${icon('export')}<span>Export BibTeX</span></a>`}
    ${questions(ids)}</div>`;
}

/** @param {MapState} state @param {number} count */
function caption({selected, found, since}, count) {
  if (selected.size > 0) return `${counted(count, 'document')} selected`;
  if (found || since) return `${counted(count, 'document')} lit up`;
  return `All ${counted(count, 'document')}`;
}

/**
 * The table beside the picture.
 * @param {MapState} state
 */
export function table(state) {
  const {map, rows, selected} = state;
  if (!map) return nothing;
  const lit = litPoints(state);
  const points = lit ? [...lit] : map.ids.map((_, point) => point);
  return html`<section class="map-list" aria-label="Documents on the map">
    <h2>${caption(state, points.length)}</h2>
    ${lit && points.length > 0 ? uses(map, points) : nothing}
    ${lit && selected.size === 0 && points.length > 0 ? html`<button class="button" type="button"
      @click=${() => select(points)}>Select these</button>` : nothing}
    <table><thead><tr><th scope="col">Title</th><th scope="col">Year</th><th scope="col">Region</th>
      <th scope="col">Cited by</th></tr></thead>
    <tbody>${points.slice(0, rows).map(point => row(map, point))}</tbody></table>
    ${points.length > rows ? html`<button class="button" type="button" @click=${() => set({rows: rows + 200})}>Show
      more</button>` : nothing}
  </section>`;
}
