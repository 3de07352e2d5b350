// @ts-check
// Every request that the app makes. Answers are described in answers.d.ts; failures are `ApiError`s in plain words.
import {lost, reached} from './state/connection.js';
import {eventsOf} from './state/event-stream.js';
import {knowRights} from './state/rights.js';

/** What went wrong, in a sentence, and what to do about it. */
export class ApiError extends Error {
  /**
   * @param {string} message
   * @param {string | null} hint
   * @param {number} status
   */
  constructor(message, hint, status) {
    super(message);
    this.hint = hint;
    this.status = status;
  }
}

const offline = () =>
  new ApiError('Carrel does not answer.', 'Is `carrel serve` still running? The page goes on when it is.', 0);

/** @param {Response} response */
async function failed(response) {
  const body = await response.json().catch(() => null);
  const told = body?.error ?? {};
  return new ApiError(told.message ?? `The server answered ${response.status}.`, told.hint ?? null, response.status);
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function reach(path, options) {
  try {
    const response = await fetch(path, options);
    reached();
    knowRights(response.headers.get('Carrel-May'));
    return response;
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    lost();
    throw offline();
  }
}

/**
 * The answer of a route, as its caller says it is.
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<any>}
 */
async function request(path, options) {
  const response = await reach(path, options);
  if (!response.ok) throw await failed(response);
  return response.status === 204 ? null : response.json();
}

/** @typedef {string | number | boolean | null | undefined} Value */
/** @typedef {Record<string, Value | Value[]>} Parameters */

/**
 * Writes parameters: arrays are repeated, what is empty is left out.
 * @param {Parameters} parameters
 */
export function query(parameters) {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== '') written.append(name, String(one));
    }
  }
  return written.size === 0 ? '' : `?${written}`;
}

/**
 * @param {string} path
 * @param {Parameters} [parameters]
 * @param {AbortSignal} [signal]
 */
const get = (path, parameters = {}, signal) => request(path + query(parameters), {signal});

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 */
const send = (method, path, body, signal) => request(path, sent(method, body, signal));

/**
 * @param {string} method
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 * @returns {RequestInit}
 */
const sent = (method, body, signal) => ({
  method,
  signal,
  headers: body === undefined ? {} : {'Content-Type': 'application/json'},
  body: body === undefined ? undefined : JSON.stringify(body),
});

/** @param {string} id */
const documentPath = id => `/api/documents/${encodeURIComponent(id)}`;

/**
 * @template Answer
 * @typedef {(signal?: AbortSignal) => Promise<Answer>} Asking
 */
/**
 * @template Answer
 * @typedef {(parameters: Parameters, signal?: AbortSignal) => Promise<Answer>} AskingWith
 */
/**
 * @template Answer
 * @typedef {(id: string, signal?: AbortSignal) => Promise<Answer>} AskingOf
 */

// Searching

/** @type {AskingWith<Api.SearchAnswer>} */
export const search = (parameters, signal) => get('/api/search', parameters, signal);

/** @type {AskingWith<Api.Facets>} */
export const facets = (parameters, signal) => get('/api/facets', parameters, signal);

// Asking

/** @typedef {{question: string, deep: boolean, extract: boolean, documents?: string[]}} Question */

/**
 * Hears of an answer while it is made; `takenBack` says that the sentences so far are no part of it.
 * @typedef {{sentence: (sentence: Api.AnswerSentence) => void, takenBack: () => void}} AnswerHearer
 */

/**
 * The whole answer of a route that tells it as events.
 * @param {string} path
 * @param {object | undefined} body
 * @param {AnswerHearer} hearer
 * @param {AbortSignal} signal
 * @returns {Promise<Api.CheckedAnswer>}
 */
async function told(path, body, hearer, signal) {
  const response = await reach(path, sent('POST', body, signal));
  if (!response.ok || !response.body) throw await failed(response);
  for await (const {name, data} of eventsOf(response.body)) {
    if (name === 'sentence') hearer.sentence(data);
    else if (name === 'taken-back') hearer.takenBack();
    else if (name === 'error') throw new ApiError(data.error.message, data.error.hint, data.error.status);
    else if (name === 'answer') return data;
  }
  throw offline();
}

/** @type {(asked: Question, hearer: AnswerHearer, signal: AbortSignal) => Promise<Api.CheckedAnswer>} */
export const ask = (asked, hearer, signal) => told('/api/ask/events', asked, hearer, signal);

/** @type {(asked: Question) => Promise<Api.CheckedAnswer>} */
export const saveAnswer = asked => send('POST', '/api/ask', {...asked, save: true});

/** @type {(id: string, hearer: AnswerHearer, signal: AbortSignal) => Promise<Api.CheckedAnswer>} */
export const askAgain = (id, hearer, signal) =>
  told(`/api/answers/${encodeURIComponent(id)}/events`, undefined, hearer, signal);

/** @type {(id: number) => Promise<Api.SavedAnswer>} */
export const forgetAnswer = id => send('DELETE', `/api/answers/${id}`);

/** @typedef {{claim: string, extract: boolean, documents?: string[], collection?: string, query?: string}} Claim */

/** @type {(asked: Claim, signal: AbortSignal) => Promise<Api.ScannedClaim>} */
export const scan = (asked, signal) => send('POST', '/api/scan', asked, signal);

/** @type {Asking<Api.Assistant>} */
export const assistant = signal => get('/api/assistant', {}, signal);

/** @type {(allow: boolean) => Promise<Api.Assistant>} */
export const decideAssistant = allow => send('POST', '/api/assistant', {allow});

/** @type {Asking<Api.SavedAnswer[]>} */
export const savedAnswers = signal => get('/api/answers', {}, signal);

/** @type {AskingOf<Api.SavedAnswer>} */
export const savedAnswer = (id, signal) => get(`/api/answers/${encodeURIComponent(id)}`, {}, signal);

// Matrices

/** @param {string} id */
const matrixPath = id => `/api/matrices/${encodeURIComponent(id)}`;

/**
 * @typedef {object} NewMatrix
 * @property {string[]} questions each with the kind of its answer at its end
 * @property {string} [name]
 * @property {string[]} [documents]
 * @property {string} [collection]
 * @property {string} [query]
 * @property {boolean} extract
 */

/** @type {Asking<Api.ListedMatrix[]>} */
export const matrices = signal => get('/api/matrices', {}, signal);

/** @type {(id: string, rows: {offset?: number, limit: number}) => Promise<Api.MatrixAtWork>} */
export const matrix = (id, rows) => get(matrixPath(id), rows);

/** @type {(asked: NewMatrix) => Promise<Api.MatrixAtWork>} */
export const makeMatrix = asked => send('POST', '/api/matrices', asked);

/** @type {(id: string, how: {extract: boolean, refresh: boolean}) => Promise<Api.MatrixAtWork>} */
export const runMatrix = (id, how) => send('POST', `${matrixPath(id)}/run`, how);

/** @type {(id: string, edit: {document: string, question: string, answer?: string}) => Promise<Api.MatrixCell>} */
export const editCell = (id, edit) => send('POST', `${matrixPath(id)}/cells`, edit);

/** @type {(id: string) => Promise<Api.ListedMatrix>} */
export const deleteMatrix = id => send('DELETE', matrixPath(id));

/** @param {string} id @param {string} format */
export const matrixExportAddress = (id, format) => `${matrixPath(id)}/export${query({format})}`;

/** @type {Asking<{suggestions: Api.Suggestion[]}>} */
export const suggestions = signal => get('/api/suggestions', {}, signal);

/** @type {(text: string, limit: number) => Promise<{results: Api.NearPassage[]}>} */
export const similarToText = (text, limit) => send('POST', '/api/similar', {text, limit});

// Documents

/** @type {AskingOf<Api.Outline>} */
export const outline = (id, signal) => get(`${documentPath(id)}/outline`, {}, signal);

/** @type {(id: string, ranges: Api.Range[], signal?: AbortSignal) => Promise<{paragraphs: Api.Paragraph[]}>} */
export const textOf = (id, ranges, signal) =>
  get(`${documentPath(id)}/text`, {range: ranges.map(({start, end}) => `${start}..${end}`)}, signal);

/** @type {AskingOf<{references: Api.Reference[]}>} */
export const referencesOf = (id, signal) => get(`${documentPath(id)}/references`, {}, signal);

/** @type {(id: string, parameters: Parameters, signal?: AbortSignal) => Promise<Api.SearchAnswer>} */
export const passagesOf = (id, parameters, signal) => get(`${documentPath(id)}/passages`, parameters, signal);

/** @type {AskingOf<{passage: Api.Passage}>} */
export const passage = (id, signal) => get(`/api/passages/${encodeURIComponent(id)}`, {}, signal);

/** @type {(id: string, by: string, limit: number) => Promise<Api.Similar>} */
export const similarTo = (id, by, limit) => get(`${documentPath(id)}/similar`, {by, limit});

/** @type {AskingOf<{annotations: Api.Annotation[]}>} */
export const annotationsOf = (id, signal) => get(`${documentPath(id)}/annotations`, {}, signal);

/** @type {(id: string, made: Record<string, unknown>) => Promise<Api.Annotation>} */
export const annotate = (id, made) => send('POST', `${documentPath(id)}/annotations`, made);

/** @type {(id: string, change: Record<string, unknown>) => Promise<Api.Annotation>} */
export const changeAnnotation = (id, change) => send('POST', `/api/annotations/${id}`, change);

/** @type {(id: string) => Promise<Api.Annotation>} */
export const deleteAnnotation = id => send('DELETE', `/api/annotations/${id}`);

/**
 * Documents as references in a citation style, as text or HTML.
 * @param {string[]} ids
 * @param {string} style
 * @param {'text' | 'html'} format
 */
export async function references(ids, style, format) {
  const response = await reach(exportAddress({format, style, id: ids}));
  if (!response.ok) throw await failed(response);
  return response.text();
}

/** @param {string} id */
export const fileAddress = id => `${documentPath(id)}/file`;

/** @param {Parameters} parameters */
export const exportAddress = parameters => `/api/export${query(parameters)}`;

// The library as a list

/** @typedef {{documents?: string[], all?: boolean, filter?: string, except?: string[]}} Works */

/** @type {AskingWith<Api.WorkListing>} */
export const works = (parameters, signal) => get('/api/works', parameters, signal);

/** @type {AskingWith<Api.Facets>} */
export const workFacets = (parameters, signal) => get('/api/works/facets', parameters, signal);

/** @typedef {{add?: string[], remove?: string[], star?: string, reading?: string}} LabelChange */

/** @type {(works: Works & LabelChange) => Promise<Api.Labelled>} */
export const labelWorks = change => send('POST', '/api/works/labels', change);

/** @type {(document: string) => Promise<Api.Labelled>} */
export const workOpened = document => send('POST', '/api/works/opened', {document});

/** @type {(works: Works) => Promise<Api.Removal>} */
export const removeWorks = works => send('POST', '/api/works/remove', works);

/**
 * Works as a file.
 * @param {Works & {format: string, sort?: string, order?: string}} works
 */
export async function exportWorks(works) {
  const response = await reach('/api/works/export', sent('POST', works));
  if (!response.ok) throw await failed(response);
  return response.blob();
}

// The library and its work

/** @type {Asking<Api.Status>} */
export const status = signal => get('/api/status', {}, signal);

/** @type {Asking<{sources: Api.Source[]}>} */
export const sources = signal => get('/api/sources', {}, signal);

/** @type {(body: object) => Promise<Api.Job>} */
export const addSources = body => send('POST', '/api/sources', body);

/** @type {(id: string) => Promise<void>} */
export const removeSource = id => send('DELETE', `/api/sources/${encodeURIComponent(id)}`);

/** @type {(body: {sources?: string[], retry?: boolean, ocr?: string}) => Promise<Api.Job>} */
export const sync = body => send('POST', '/api/sync', body);

/** @type {() => Promise<Api.Job>} */
export const reindex = () => send('POST', '/api/reindex');

/** @type {Asking<Api.DocumentMap>} */
export const map = signal => get('/api/map', {}, signal);

/** @type {(how: {fresh: boolean}) => Promise<Api.Job>} */
export const makeMap = how => send('POST', '/api/map', how);

/** @type {Asking<{jobs: Api.Job[]}>} */
export const jobs = signal => get('/api/jobs', {}, signal);

/** @type {(id: string) => Promise<Api.Job>} */
export const stopJob = id => send('DELETE', `/api/jobs/${encodeURIComponent(id)}`);

/** @type {(body: object) => Promise<Api.Job>} */
export const evaluate = body => send('POST', '/api/evaluations', body);

// The server

/** @type {Asking<Api.Server>} */
export const server = signal => get('/api/server', {}, signal);

/** @type {Asking<{settings: Api.Setting[]}>} */
export const settings = signal => get('/api/settings', {}, signal);

/** @type {(change: {key: string, value?: string, scope: string}) => Promise<Api.ChangedSetting>} */
export const changeSetting = change => send('PATCH', '/api/settings', change);

/** @type {Asking<Api.ServedLibraries>} */
export const libraries = signal => get('/api/libraries', {}, signal);

/** @type {(name: string) => Promise<Api.DoneToLibrary>} */
export const openLibrary = name => send('POST', `/api/libraries/${encodeURIComponent(name)}/open`);

/** @type {(path: string) => Promise<Api.Folder>} */
export const folders = path => get('/api/folders', {path});

/** @type {(file: {name: string, content: string}) => Promise<Api.KeptFile>} */
export const keepFile = file => send('POST', '/api/files', file);

/** @type {Asking<Api.Pairing>} */
export const pairing = signal => get('/api/pairings', {}, signal);

/** @type {Asking<Api.Description>} */
export const description = signal => get('/api/openapi.json', {}, signal);

/**
 * Asks an address as it stands, and gives what came back as it came.
 * @param {string} address
 */
export async function asIs(address) {
  const began = performance.now();
  const response = await reach(address);
  const [text, type] = [await response.text(), response.headers.get('Content-Type') ?? ''];
  return {status: response.status, type, text, took: performance.now() - began};
}

/**
 * Follows what the library does; `heard` maps the name of an event to what takes its data. `opened` and `broken` hear
 * how the connection fares, the latter with whether the browser has given up on it. Returns what ends it.
 * @param {{job: (job: Api.Job) => void, library: (counts: Api.LibraryCounts) => void}} heard
 * @param {() => void} opened
 * @param {(forGood: boolean) => void} broken
 */
export function follow(heard, opened, broken) {
  const stream = new EventSource('/api/events');
  stream.addEventListener('open', () => opened());
  stream.addEventListener('error', () => broken(stream.readyState === EventSource.CLOSED));
  for (const [name, take] of Object.entries(heard)) {
    stream.addEventListener(name, event => take(JSON.parse(event.data)));
  }
  return () => stream.close();
}
