// @ts-check
// The page's parts: the tools, the picture with its legend, and the table that says the same.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {empty, failure} from '../ui/empty.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {segmented} from '../ui/segmented.js';
import {colouringOf} from './colours.js';
import {clear, make, refresh, search, set} from './session.js';
import {table} from './table.js';
/** @import {MapState} from './session.js' */

const colourings = [
  {value: 'region', label: 'Region'}, {value: 'year', label: 'Year'}, {value: 'collection', label: 'Collection'},
  {value: 'tag', label: 'Tag'}, {value: 'source', label: 'Source'},
];
const toolNames = [
  {value: 'move', label: 'Move', hint: 'Drag to move, turn the wheel to zoom'},
  {value: 'lasso', label: 'Lasso', hint: 'Draw around what you want'},
  {value: 'rectangle', label: 'Rectangle', hint: 'Drag a rectangle over what you want'},
];

/** @param {Event} event */
const valueOf = event => /** @type {HTMLInputElement} */ (event.target).value;

/** @param {MapState} state */
const tools = state => html`<div class="map-tools">
  <form class="map-search" role="search" @submit=${(/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    search(/** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements[0]).value);
  }}>
    <input class="field" type="search" aria-label="Light up what a search finds" placeholder="Light up …"
      .value=${state.query} @search=${(/** @type {Event} */ event) => valueOf(event) === '' && search('')}>
    <button class="button" type="submit">${icon('search')}<span>Search</span></button>
  </form>
  ${segmented({name: 'map-tool', label: 'What dragging does', options: toolNames, value: state.tool,
    choose: tool => set({tool})})}
  <button class="button" type="button" ?disabled=${state.selected.size === 0 && !state.found && !state.since
    && !state.lines} @click=${clear}>Clear</button>
  <label class="map-choice"><span>Colour</span><select class="field"
    @change=${(/** @type {Event} */ event) => set({colouring: /** @type {any} */ (valueOf(event))})}>
    ${colourings.map(({value, label}) => html`<option value=${value} ?selected=${value === state.colouring}
      >${label}</option>`)}</select></label>
  <label class="map-choice"><input type="checkbox" .checked=${state.sized}
    @change=${() => set({sized: !state.sized})}><span>Size by citations</span></label>
  <label class="map-choice"><span>New since</span><input class="field" type="date" .value=${state.since}
    @change=${(/** @type {Event} */ event) => set({since: valueOf(event)})}></label>
  <button class="button for-change" type="button" ?disabled=${Boolean(state.job)}
    @click=${() => make(true)}>Lay out anew</button>
</div>`;

/** @param {MapState} state */
const legend = state => html`<ul class="map-legend" aria-label="Colours">${colouringOf(state).legend.map(entry => html`
  <li><svg class="map-swatch" viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1"
    fill=${entry.colour}/></svg>${entry.label}</li>`)}</ul>`;

/** @param {MapState} state */
function pointed({map, hovered}) {
  if (!map || hovered === null) return html`<p class="map-pointed quiet">Click opens a document, Shift and click draws
    its citations. Arrow keys move, + and − zoom, 0 shows everything.</p>`;
  const cited = map.citedBy[hovered];
  return html`<p class="map-pointed"><strong>${map.titles[hovered]}</strong>
    ${map.years[hovered] ? html` · ${map.years[hovered]}` : nothing}
    ${cited ? html` · cited by ${cited}` : nothing}</p>`;
}

/** @param {MapState} state */
const stage = state => html`<div class="map-body">
  <div class="map-stage">
    <canvas tabindex="0" role="img" class="map-canvas map-${state.tool}"
      aria-label="Map of the library; the table beside it lists the same documents"></canvas>
    ${pointed(state)}
    ${legend(state)}
  </div>
  ${table(state)}
</div>`;

/** @param {MapState} state */
function content(state) {
  if (state.error) return failure(state.error, refresh);
  if (!state.map) return html`<p class="quiet" role="status">The map is being made …</p>`;
  if (state.map.ids.length === 0) {
    return empty({picture: 'library', title: 'There is nothing to put on a map yet.',
      text: 'Documents appear here once they have vectors; the page Library shows how far that is.'});
  }
  return html`${tools(state)}${stage(state)}`;
}

/** @param {MapState} state */
const about = ({map, job}) => html`${map ? counted(map.ids.length, 'document') : nothing}${map?.waiting
  ? `, ${counted(map.waiting, 'more', 'more')} without vectors yet` : nothing}${map && job
  ? ' · being brought up to date' : nothing}`;

/**
 * The page for a state.
 * @param {MapState} state
 */
export const view = state => html`<div class="map-page">
  <header class="page-head"><div><h1>Map</h1>
    <p class="quiet">Every document lies near what it is like. ${about(state)}</p></div></header>
  ${content(state)}
</div>`;
