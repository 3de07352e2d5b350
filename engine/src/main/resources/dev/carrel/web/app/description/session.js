// @ts-check
// What the page of the API knows: the description, which routes and schemas are open, and what was tried.
import * as api from '../api.js';
import {createStore} from '../state/store.js';
/** @import {ApiError} from '../api.js' */

/**
 * What was typed for a route, and what it answered.
 * @typedef {object} Trial
 * @property {Record<string, string>} values
 * @property {Awaited<ReturnType<typeof api.asIs>> | null} answer
 * @property {ApiError | null} error
 * @property {boolean} waiting
 */

/**
 * All that the page shows.
 * @typedef {object} DescriptionState
 * @property {Api.Description | null} description
 * @property {ApiError | null} error
 * @property {Set<string>} open
 * @property {Map<string, Trial>} tried
 */

/** @returns {DescriptionState} */
const fresh = () => ({description: null, error: null, open: new Set(), tried: new Map()});

const {state, reset, listen, silence, ...store} = createStore(fresh);

export const {current, set} = store;
export const end = silence;

/**
 * Opens or closes a part; parts inside a closed one are not drawn, so that schemas may hold themselves.
 * @param {string} name
 * @param {boolean} on
 */
export function toggle(name, on) {
  if (state.open.has(name) === on) return;
  const open = new Set(state.open);
  if (on) open.add(name);
  else open.delete(name);
  set({open});
}

/**
 * What was typed and answered at a route.
 * @param {string} id
 */
export const triedAt = id => state.tried.get(id) ?? {values: {}, answer: null, error: null, waiting: false};

/**
 * Changes what was typed or answered at a route.
 * @param {string} id
 * @param {Partial<Trial>} changes
 */
export function setTried(id, changes) {
  set({tried: new Map(state.tried).set(id, {...triedAt(id), ...changes})});
}

/** Asks for the description. */
export async function load() {
  set({error: null});
  try {
    set({description: await api.description()});
  } catch (error) {
    set({error});
  }
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  return load();
}
