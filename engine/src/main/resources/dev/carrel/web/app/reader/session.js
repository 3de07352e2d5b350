// What the reader page knows and does. It holds one document; everything that is shown is drawn from `current()`.
import * as api from '../api.js';
import {writeAddress} from '../router.js';
import {keep, kept} from '../state/kept.js';
import {latest} from '../state/latest.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {toast} from '../ui/toast.js';
import {current as currentSearch} from '../search/session.js';
import {inWords} from './pdf/file.js';
import {createViewer} from './pdf/viewer.js';
import {fewHits, findHits, findPassage, manyHits} from './hits.js';
import {around, askFor, forgetAsked, missing} from './known-text.js';
import {regionsOf, sentenceOf, wordsOf} from './places.js';
import {pageOfText, wantedCharacter} from './text-place.js';

/**
 * `whole` is the document without its text, of which `paragraphs` are known so far. `hits` are null until they are known;
 * `aim` is what has yet to be scrolled to, as soon as it is known and drawn.
 */
const fresh = () => ({
  id: null, whole: null, paragraphs: [], error: null, queries: [], limit: fewHits, hits: null, hitsError: null, passage: null,
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

/** Regions to be marked on the pages: those of the hits, above them those of the passage, and its sentence. */
function marks() {
  const {hits, passage, paragraphs} = state;
  const regions = (one, kind) => regionsOf(one.range, paragraphs).map(region => ({...region, kind}));
  const sentence = passage && sentenceOf(passage);
  return [
    ...(hits ?? []).filter(hit => hit.passage.id !== passage?.id).flatMap(hit => regions(hit.passage, 'hit')),
    ...(passage ? regions(passage, 'passage') : []),
    ...(sentence ? wordsOf(sentence, paragraphs).map(part => ({...part, kind: 'sentence'})) : []),
  ];
}

/** Draws the marks, and goes where the address or the reader wants as soon as that is possible. */
function mark() {
  if (!state.ready) return;
  const regions = marks();
  state.viewer.mark(regions);
  if (state.view !== 'pdf' || !state.aim) return;
  const first = regions.find(({kind}) => kind === 'passage');
  if (state.aim.page) state.viewer.goToPage(state.aim.page);
  else if (first) state.viewer.goToRegion(first);
  else if (state.passage?.page) state.viewer.goToPage(state.passage.page);
  // The page is known before the place on it.
  if (first || state.aim.page || (state.passage && missing(state.passage.range, state.paragraphs).length === 0)) state.aim = null;
}

/** Fetches what is not known of some ranges of the text. */
export async function need(ranges) {
  const {id, whole} = state;
  const within = ranges.map(({start, end}) => ({start, end: Math.min(end, whole?.characters ?? end)}));
  try {
    const paragraphs = await askFor(id, within, () => state.paragraphs, loading?.signal);
    if (!paragraphs || state.id !== id) return;
    set({paragraphs});
    mark();
  } catch (error) {
    if (error.name !== 'AbortError') toast(error.message, 'error');
  }
}

/** Fetches what is shown: of pages what is marked on them, of the text what is around the place that is looked at. */
function needShown() {
  const {whole, view, viewer, fileError, passage, hits} = state;
  if (!whole) return;
  if (viewer && view === 'pdf' && !fileError) need([...(passage ? [passage.range] : []), ...(hits ?? []).map(hit => hit.passage.range)]);
  else need([around(wantedCharacter(state) ?? 0, whole.characters)]);
}

/** What the search says of this document, if it was opened from there. */
const knownAs = id => currentSearch().answer?.results.find(({document: one}) => one.id === id)?.document;

/** Begins to fetch the file before it is known to be a PDF, unless it is known to be none. */
function beginFile(id) {
  const known = knownAs(id);
  if (known && !isPdf(known)) return null;
  const viewer = createViewer({address: api.fileAddress(id), changed: () => changed()});
  return {viewer, opened: viewer.open().then(() => null, error => error ?? {})};
}

async function showFile({viewer, opened}) {
  set({viewer, view: 'pdf'});
  const error = await opened;
  if (state.viewer !== viewer) return;
  if (error) set({fileError: inWords(error), view: 'text'});
  else set({ready: true});
  needShown();
  mark();
}

const finding = latest({
  ask: (queries, signal) => findHits(state.id, {queries, limit: state.limit}, signal),
  pause: 200,
  got(hits) {
    const same = hits.find(({passage}) => passage.id === state.passage?.id);
    set({hits, hitsError: null, passage: same?.passage ?? state.passage});
    announce(`${counted(hits.length, 'hit')} in this document.`);
    needShown();
    mark();
  },
  failed: hitsError => set({hits: [], hitsError}),
});

async function lookUp(id, signal) {
  if (!id) return;
  try {
    const passage = await findPassage(id, signal);
    if (!state.passage) set({passage});
    needShown();
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
  forgetAsked();
  const file = beginFile(id);
  if (queries.length > 0) finding.now(queries);
  lookUp(parameters.get('passage'), signal);
  try {
    const whole = await api.outline(id, signal);
    set({whole, id: whole.document.id});
    findSource(whole, signal);
    document.title = `${whole.document.title || 'Untitled'} · Carrel`;
    if (file && isPdf(whole.document)) return showFile(file);
    needShown();
  } catch (error) {
    if (error.name !== 'AbortError') set({error});
  }
  file?.viewer.end();
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
  needShown();
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
  const page = view === 'text' ? state.viewer.state.page : pageOfText(state.paragraphs);
  const atPassage = !page || (state.passage && wordsOf(state.passage.range, state.paragraphs).some(part => part.page === page));
  const stays = view === 'pdf' && !atPassage && page === state.viewer.state.page;
  set({view, aim: stays ? null : atPassage ? {} : {page}});
  needShown();
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
