// Every request that the app makes. Answers are the objects of docs/searching.md; failures are `ApiError`s in plain words.
import {lost, reached} from './state/connection.js';

/** What went wrong, in a sentence, and what to do about it. */
export class ApiError extends Error {
  constructor(message, hint, status) {
    super(message);
    this.hint = hint;
    this.status = status;
  }
}

const offline = () => new ApiError('Carrel does not answer.', 'Is `carrel serve` still running? The page goes on when it is.', 0);

async function failed(response) {
  const body = await response.json().catch(() => null);
  const told = body?.error ?? {};
  return new ApiError(told.message ?? `The server answered ${response.status}.`, told.hint ?? null, response.status);
}

async function request(path, options = {}) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    lost();
    throw offline();
  }
  reached();
  if (!response.ok) throw await failed(response);
  return response.status === 204 ? null : response.json();
}

/** Writes parameters: arrays are repeated, what is empty is left out. */
export function query(parameters) {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== '') written.append(name, one);
    }
  }
  return written.size === 0 ? '' : `?${written}`;
}

const get = (path, parameters = {}, signal) => request(path + query(parameters), {signal});
const send = (method, path, body) => request(path, {
  method,
  headers: body === undefined ? {} : {'Content-Type': 'application/json'},
  body: body === undefined ? undefined : JSON.stringify(body),
});
const documentPath = id => `/api/documents/${encodeURIComponent(id)}`;

// Searching
export const search = (parameters, signal) => get('/api/search', parameters, signal);
export const facets = (parameters, signal) => get('/api/facets', parameters, signal);
export const suggestions = signal => get('/api/suggestions', {}, signal);
export const similarToText = (text, limit) => send('POST', '/api/similar', {text, limit});
export const context = body => send('POST', '/api/context', body);
export const verify = (quote, documents = []) => send('POST', '/api/verify', {quote, documents});

// Documents
export const documents = (parameters, signal) => get('/api/documents', parameters, signal);
export const document = (id, signal) => get(documentPath(id), {}, signal);
export const outline = (id, signal) => get(`${documentPath(id)}/outline`, {}, signal);
export const textOf = (id, ranges, signal) =>
  get(`${documentPath(id)}/text`, {range: ranges.map(({start, end}) => `${start}..${end}`)}, signal);
export const referencesOf = (id, signal) => get(`${documentPath(id)}/references`, {}, signal);
export const removeDocument = id => send('DELETE', documentPath(id));
export const passagesOf = (id, parameters, signal) => get(`${documentPath(id)}/passages`, parameters, signal);
export const passage = (id, signal) => get(`/api/passages/${encodeURIComponent(id)}`, {}, signal);
export const similarTo = (id, by, limit, signal) => get(`${documentPath(id)}/similar`, {by, limit}, signal);
export const fileAddress = id => `${documentPath(id)}/file`;
export const exportAddress = parameters => `/api/export${query(parameters)}`;

// The library and its work
export const status = signal => get('/api/status', {}, signal);
export const coverage = signal => get('/api/coverage', {}, signal);
export const sources = signal => get('/api/sources', {}, signal);
export const addSources = body => send('POST', '/api/sources', body);
export const removeSource = id => send('DELETE', `/api/sources/${encodeURIComponent(id)}`);
export const sync = body => send('POST', '/api/sync', body);
export const reindex = () => send('POST', '/api/reindex');
export const jobs = signal => get('/api/jobs', {}, signal);
export const job = (id, signal) => get(`/api/jobs/${encodeURIComponent(id)}`, {}, signal);
export const stopJob = id => send('DELETE', `/api/jobs/${encodeURIComponent(id)}`);
export const evaluate = body => send('POST', '/api/evaluations', body);

// The server
export const server = signal => get('/api/server', {}, signal);
export const settings = signal => get('/api/settings', {}, signal);
export const pairing = signal => get('/api/pairings', {}, signal);
export const description = signal => get('/api/openapi.json', {}, signal);

/** Asks an address as it stands, and gives what came back as it came: `{status, type, text, took}`. */
export async function asIs(address) {
  const began = performance.now();
  let response;
  try {
    response = await fetch(address);
  } catch {
    lost();
    throw offline();
  }
  reached();
  const text = await response.text();
  return {status: response.status, type: response.headers.get('Content-Type') ?? '', text, took: performance.now() - began};
}

/**
 * Follows what the library does; `heard` maps the name of an event to what takes its data. `opened` and `broken` hear
 * how the connection fares, the latter with whether the browser has given up on it. Returns what ends it.
 */
export function follow(heard, opened = () => {}, broken = () => {}) {
  const stream = new EventSource('/api/events');
  stream.addEventListener('open', () => opened());
  stream.addEventListener('error', () => broken(stream.readyState === EventSource.CLOSED));
  for (const [name, take] of Object.entries(heard)) {
    stream.addEventListener(name, event => take(JSON.parse(event.data)));
  }
  return () => stream.close();
}
