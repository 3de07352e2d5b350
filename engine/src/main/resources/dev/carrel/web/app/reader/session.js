// What the reader page knows and does. It holds one document; everything that is shown is drawn from `current()`.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {keep, kept} from '../state/kept.js';
import {latest} from '../state/latest.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {toast} from '../ui/toast.js';
import {inWords} from './pdf/file.js';
import {createViewer} from './pdf/viewer.js';
import {fewHits, findHits, findPassage, manyHits} from './hits.js';
import {layOut} from './places.js';
import {pageOfText} from './text-place.js';

/** `hits` are null until they are known; `aim` is what has yet to be scrolled to, as soon as it is known and drawn. */
const fresh = () => ({
  id: null, whole: null, layout: null, error: null, queries: [], limit: fewHits, hits: null, hitsError: null, passage: null,
  view: 'text', viewer: null, ready: false, fileError: null, aim: null, tab: 'about',
  panel: kept('reader.panel', true), sheet: null, near: null, related: null, source: null,
});

let state = fresh();
let changed = () => {};
let loading = null;

/** All that is shown now. */
export const current = () => state;

/** Changes what is shown, and draws it. */
export function set(changes) {
  Object.assign(state, changes);
  changed();
}

const isPdf = document => /\.pdf$/i.test(document.path ?? '');

/** The address of this document at its present passage. */
function address() {
  const written = new URLSearchParams();
  if (state.passage) written.set('passage', state.passage.id);
  state.queries.forEach(query => written.append('q', query));
  const rest = written.size === 0 ? '' : `?${written}`;
  return `/read/${encodeURIComponent(state.id)}${rest}`;
}

/** Regions to be marked on the pages: those of the hits, and above them those of the passage. */
function marks() {
  const others = (state.hits ?? []).filter(({passage}) => passage.id !== state.passage?.id);
  return [
    ...others.flatMap(({passage}) => passage.regions.map(region => ({...region, kind: 'hit'}))),
    ...(state.passage?.regions ?? []).map(region => ({...region, kind: 'passage'})),
  ];
}

/** The sentence of a passage that matched best. */
const sentenceOf = passage => passage?.sentence ? passage.text.slice(passage.sentence.start, passage.sentence.end) : '';

/** Draws the marks, and goes where the address or the reader wants as soon as that is possible. */
function mark() {
  if (!state.ready) return;
  state.viewer.mark(marks(), sentenceOf(state.passage));
  if (state.view !== 'pdf' || !state.aim) return;
  if (state.aim.page) state.viewer.goToPage(state.aim.page);
  else if (state.passage?.regions.length > 0) state.viewer.goToRegion(state.passage.regions[0]);
  else if (state.passage?.page) state.viewer.goToPage(state.passage.page);
  else return;
  state.aim = null;
}

async function openFile() {
  const viewer = createViewer({address: api.fileAddress(state.id), changed: () => changed()});
  set({viewer, view: 'pdf'});
  try {
    await viewer.open();
    if (state.viewer !== viewer) return;
    set({ready: true});
    mark();
  } catch (error) {
    if (state.viewer === viewer) set({fileError: inWords(error), view: 'text'});
  }
}

const finding = latest({
  ask: (queries, signal) => findHits(state.id, {queries, layout: state.layout, limit: state.limit}, signal),
  pause: 200,
  got(hits) {
    const same = hits.find(({passage}) => passage.id === state.passage?.id);
    set({hits, hitsError: null, passage: same?.passage ?? state.passage});
    announce(`${counted(hits.length, 'hit')} in this document.`);
    mark();
  },
  failed: hitsError => set({hits: [], hitsError}),
});

async function lookUp(id, signal) {
  if (!id) return;
  try {
    const passage = await findPassage(id, state.layout, signal);
    if (!state.passage) set({passage});
    mark();
  } catch (error) {
    if (error.name === 'AbortError') return;
    toast('The passage is no longer there; the document was read anew since.', 'error');
    set({aim: null});
  }
}

/** Says where the document's source is, instead of its id; nothing is lost if that cannot be told. */
async function findSource(whole, signal) {
  const {sources} = await api.sources(signal).catch(() => ({sources: []}));
  const source = sources.find(({id}) => id === whole.document.source);
  if (source && state.whole === whole) set({source});
}

/** Loads the document of an address, with its hits and its file. */
async function load({parts, parameters}) {
  loading?.abort();
  const {signal} = loading = new AbortController();
  const [id] = parts;
  const queries = parameters.getAll('q').filter(query => query.trim() !== '');
  const page = parameters.has('passage') ? null : Number.parseInt(parameters.get('page'), 10);
  close();
  state = {...fresh(), panel: state.panel, id, queries, tab: queries.length > 0 ? 'hits' : 'about', aim: page ? {page} : {}};
  changed();
  try {
    const whole = await api.document(id, signal);
    set({whole, id: whole.document.id, layout: layOut(whole.sections)});
    findSource(whole, signal);
    document.title = `${whole.document.title || 'Untitled'} · Carrel`;
    if (isPdf(whole.document)) openFile();
    if (queries.length > 0) finding.now(queries);
    lookUp(parameters.get('passage'), signal);
  } catch (error) {
    if (error.name !== 'AbortError') set({error});
  }
}

/** Follows an address: another document is loaded, another passage of this one only shown. */
export async function goTo(place) {
  const [id] = place.parts;
  const wanted = place.parameters.get('passage');
  const hit = state.hits?.find(({passage}) => passage.id === wanted);
  if (id === state.id && hit) return choose(hit.passage, false);
  return load(place);
}

/** Loads the document again, after a failure. */
export const retry = () => load({parts: [state.id], parameters: new URLSearchParams(location.search)});

/** Shows a passage of this document. */
export function choose(passage, write = true) {
  set({passage, aim: {}});
  if (write) writeAddress(address(), false);
  mark();
}

/** The place of the present hit among all, from 0; -1 if it is none. */
export const hitIndex = () => (state.hits ?? []).findIndex(({passage}) => passage.id === state.passage?.id);

/** Goes to the next hit, or the one before; after the last comes the first. */
export function step(by) {
  const {hits} = state;
  if (!hits?.length) return;
  const at = hitIndex();
  const next = at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length;
  choose(hits[next].passage);
  announce(`Hit ${next + 1} of ${hits.length}.`);
}

/** Looks for other words in this document. */
export function find(words, typing = false) {
  const queries = words.trim() === '' ? [] : [words];
  set({queries, limit: fewHits, ...(queries.length === 0 ? {hits: null, hitsError: null} : {})});
  writeAddress(address(), false);
  if (queries.length === 0) {
    finding.cancel();
    mark();
  } else {
    finding[typing ? 'soon' : 'now'](queries);
  }
}

/** Looks for more than the best hits. */
export function findMore() {
  set({limit: manyHits});
  finding.now(state.queries);
}

/** The pages themselves, or the text that the library holds, at the same place: the passage if it is there, else the page. */
export function show(view) {
  const page = view === 'text' ? state.viewer.state.page : pageOfText(state.layout);
  const atPassage = !page || state.passage?.regions.some(region => region.page === page);
  const stays = view === 'pdf' && !atPassage && page === state.viewer.state.page;
  set({view, aim: stays ? null : atPassage ? {} : {page}});
  mark();
}

/** Opens or shuts the column beside the document. */
export function togglePanel() {
  set({panel: !state.panel});
  keep('reader.panel', state.panel);
}

/** Begins; `onChange` is called after every change. */
export function begin(onChange) {
  changed = onChange;
}

/** Lets go of the file and of what is under way. */
export function close() {
  finding.cancel();
  state.viewer?.end();
}

/** Leaves the page. */
export function end() {
  loading?.abort();
  close();
  state.sheet?.close();
  changed = () => {};
  state = fresh();
}
