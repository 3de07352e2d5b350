// @ts-check
// Which document is open: follows addresses, and loads the document with its file, its passage and its hits.
import * as api from '../api.js';
import {toast} from '../ui/toast.js';
import {current as currentSearch} from '../search/session.js';
import {loadAnnotations} from './annotating.js';
import {choose, findNow, stopFinding} from './finding.js';
import {findPassage} from './hits.js';
import {forgetAsked} from './known-text.js';
import {mark, needShown} from './marking.js';
import {inWords} from './pdf/file.js';
import {createViewer} from './pdf/viewer.js';
import {redraw, reset, set, silence, state} from './session.js';
/** @import {Viewer} from './pdf/viewer.js' */
/** @import {Place} from '../router.js' */

/** @typedef {{viewer: Viewer, opened: Promise<any>}} OpenedFile */

/** @type {AbortController | null} */
let loading = null;

/** @param {Api.Document} document */
const isPdf = document => /\.pdf$/i.test(document.path ?? '');

/**
 * What the search says of this document, if it was opened from there.
 * @param {string} id
 */
const knownAs = id => currentSearch().answer?.results.find(({document: one}) => one.id === id)?.document;

/**
 * Begins to fetch the file before it is known to be a PDF, unless it is known to be none.
 * @param {string} id
 */
function beginFile(id) {
  const known = knownAs(id);
  if (known && !isPdf(known)) return null;
  const viewer = createViewer({address: api.fileAddress(id), changed: redraw, leaving: () => { state.aim = null; }});
  return {viewer, opened: viewer.open().then(() => null, error => error ?? {})};
}

/** @param {OpenedFile} openedFile */
async function showFile({viewer, opened}) {
  set({viewer, view: 'pdf'});
  const error = await opened;
  if (state.viewer !== viewer) return;
  if (error) set({fileError: inWords(error), view: 'text'});
  else set({ready: true});
  needShown();
  mark();
}

/** @param {URLSearchParams} parameters @param {AbortSignal} [signal] */
async function lookUp(parameters, signal) {
  const id = parameters.get('passage');
  if (!id) return;
  try {
    const passage = await findPassage(id, parameters.get('sentence'), signal);
    if (!state.passage) set({passage});
    needShown();
    mark();
  } catch (error) {
    if (error.name === 'AbortError') return;
    toast('The passage is no longer there; the document was read anew since.', 'error');
    set({aim: null});
  }
}

/**
 * Says where the document's source is, instead of its id; nothing is lost if that cannot be told.
 * @param {Api.Outline} whole
 * @param {AbortSignal} [signal]
 */
async function findSource(whole, signal) {
  const {sources} = await api.sources(signal).catch(() => ({sources: []}));
  const source = sources.find(({id}) => id === whole.document.source);
  if (source && state.whole === whole) set({source});
}

/**
 * Loads the document of an address, with its hits and its file.
 * @param {Pick<Place, 'parts' | 'parameters'>} pick
 */
async function load({parts, parameters}) {
  loading?.abort();
  const {signal} = loading = new AbortController();
  const [id] = parts;
  const queries = parameters.getAll('q').filter(query => query.trim() !== '');
  const page = parameters.has('passage') ? null : Number.parseInt(parameters.get('page') ?? '', 10);
  close();
  const tab = queries.length > 0 ? 'hits' : 'about';
  reset({panel: state.panel, id, queries, tab, aim: page ? {page} : {}, signal});
  redraw();
  forgetAsked();
  const file = beginFile(id);
  if (queries.length > 0) findNow(queries);
  lookUp(parameters, signal);
  try {
    const whole = await api.outline(id, signal);
    set({whole, id: whole.document.id});
    findSource(whole, signal);
    api.workOpened(whole.document.id).catch(() => {});
    loadAnnotations(signal);
    document.title = `${whole.document.title || 'Untitled'} · Carrel`;
    if (file && isPdf(whole.document)) return showFile(file);
    needShown();
  } catch (error) {
    if (error.name !== 'AbortError') set({error});
  }
  // Not before it has come to something: the browser complains of a worker that is ended while it reads.
  file?.opened.then(() => file.viewer.end());
}

/**
 * Follows an address: another document is loaded, another passage of this one only shown.
 * @param {Place} place
 */
export async function goTo(place) {
  const [id] = place.parts;
  const wanted = place.parameters.get('passage');
  const hit = state.hits?.find(({passage}) => passage.id === wanted);
  if (id === state.id && hit) return choose(hit.passage, false);
  return load(place);
}

/** Loads the document again, after a failure. */
export const retry = () => load({parts: [state.id], parameters: new URLSearchParams(location.search)});

/** Lets go of the file and of what is under way. */
function close() {
  stopFinding();
  state.viewer?.end();
}

/** Leaves the page. */
export function end() {
  loading?.abort();
  close();
  state.sheet?.close();
  silence();
  reset();
}
