// @ts-check
// What the page of the map knows: the map, how it is coloured, what is found and what is selected.
import * as api from '../api.js';
import {isActive, listenToJobs, takeJob} from '../state/jobs.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';

/** @typedef {'region' | 'year' | 'collection' | 'tag' | 'source'} Colouring */
/** @typedef {'move' | 'lasso' | 'rectangle'} Tool */

/**
 * All that the page shows. Points go by their place in the map's columns.
 * @typedef {object} MapState
 * @property {Api.DocumentMap | null} map
 * @property {Api.Failure | null} error
 * @property {Api.Job | null} job the one that makes a map at the moment
 * @property {Colouring} colouring
 * @property {boolean} sized by how often documents are cited
 * @property {string} since the first day of what is lit as new; empty for none
 * @property {string} query
 * @property {Set<number> | null} found null unless something was searched
 * @property {Set<number>} selected
 * @property {Tool} tool
 * @property {number | null} hovered
 * @property {{from: number, cites: number[], citedBy: number[]} | null} lines
 * @property {number} rows how many rows of the table are shown
 */

const firstRows = 50;

/** @returns {MapState} */
const fresh = () => ({map: null, error: null, job: null, colouring: 'region', sized: true, since: '', query: '',
  found: null, selected: new Set(), tool: 'move', hovered: null, lines: null, rows: firstRows});

const {state, reset, listen, silence, ...store} = createStore(fresh);
let ending = () => {};
/** @type {Map<string, number>} */
let places = new Map();
let searching = new AbortController();

export const {current, set} = store;

/** @param {string[]} ids */
const placesOf = ids => ids.map(id => places.get(id)).filter(place => place !== undefined);

/** @param {Api.DocumentMap} map */
function take(map) {
  const ids = [...state.selected].map(place => state.map?.ids[place] ?? '');
  places = new Map(map.ids.map((id, place) => [id, place]));
  set({map, error: null, selected: new Set(placesOf(ids)), hovered: null, lines: null, found: null});
  if (state.query) search(state.query);
}

/** Asks for the map; where there is none, has it made. */
export async function refresh() {
  try {
    take(await api.map());
  } catch (error) {
    if (error.status !== 404) return set({error});
    await make(false);
  }
}

/**
 * Has the map made.
 * @param {boolean} anew
 */
export async function make(anew) {
  try {
    const job = await api.makeMap({fresh: anew});
    set({job, error: null});
    takeJob(job);
  } catch (error) {
    set({error});
  }
}

/**
 * Lights up what a search finds.
 * @param {string} query
 */
export async function search(query) {
  searching.abort();
  searching = new AbortController();
  if (query.trim() === '') return set({query, found: null, rows: firstRows});
  set({query});
  try {
    const {results} = await api.search({q: query, limit: 200}, searching.signal);
    const ids = results.flatMap(({document}) => [document.id, ...document.versions.map(version => version.id)]);
    const found = new Set(placesOf(ids));
    set({found, rows: firstRows});
    announce(`${counted(found.size, 'document')} lit up on the map`);
  } catch (error) {
    if (error.name !== 'AbortError') set({error});
  }
}

/**
 * Selects some points, and none else.
 * @param {Iterable<number>} points
 */
export function select(points) {
  set({selected: new Set(points), rows: firstRows});
  announce(`${counted(state.selected.size, 'document')} selected`);
}

/**
 * Points at one, or at none.
 * @param {number | null} point
 */
export function hover(point) {
  if (point !== state.hovered) set({hovered: point});
}

/**
 * Draws the citations of a point.
 * @param {number} point
 */
export async function showCitations(point) {
  if (!state.map) return;
  try {
    const {cites, citedBy} = (await api.outline(state.map.ids[point])).document;
    const lines = {from: point, cites: placesOf(cites), citedBy: placesOf(citedBy)};
    set({lines});
    announce(`Cites ${lines.cites.length} and is cited by ${lines.citedBy.length} on the map`);
  } catch (error) {
    set({error});
  }
}

/** Takes away what is selected, found and drawn. */
export const clear = () => set({selected: new Set(), found: null, query: '', since: '', lines: null,
  rows: firstRows});

/** @type {{of: unknown[], points: Set<number> | null}} */
let lit = {of: [], points: null};

/**
 * What is lit: what was found, what is new, else what is selected; null if nothing is. The same set for the same state.
 * @param {MapState} state
 */
export function litPoints({map, found, since, selected}) {
  const of = [map, found, since, selected];
  if (of.some((each, i) => each !== lit.of[i])) lit = {of, points: litBy(map, found, since, selected)};
  return lit.points;
}

/** @param {Api.DocumentMap | null} map @param {Set<number> | null} found @param {string} since
 * @param {Set<number>} selected */
function litBy(map, found, since, selected) {
  if (selected.size > 0) return selected;
  if (!map || (!found && !since)) return null;
  const all = found ? [...found] : map.ids.map((_, place) => place);
  return new Set(since ? all.filter(place => map.added[place] >= since) : all);
}

/** @param {Api.Job | null} job */
function heard(job) {
  if (job?.kind === 'map') set({job: isActive(job) ? job : null});
}

/** @param {Api.Job} job */
function ended(job) {
  if (job.kind !== 'map') return;
  if (job.state === 'failed') set({error: job.error});
  else refresh();
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  ending = listenToJobs({job: heard, ended});
  onChange();
  refresh();
}

/** Stops listening. */
export function end() {
  searching.abort();
  ending();
  silence();
}
