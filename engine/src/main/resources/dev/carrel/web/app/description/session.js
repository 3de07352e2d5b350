// What the page of the API knows: the description, which routes and schemas are open, and what was tried.
import * as api from '../api.js';

/** `tried` holds, for a route, the values typed and the answer. */
const fresh = () => ({description: null, error: null, open: new Set(), tried: new Map(), server: null});

let state = fresh();
let changed = () => {};

/** All that is shown now. */
export const current = () => state;

/** Changes what is shown, and draws it. */
export function set(changes) {
  Object.assign(state, changes);
  changed();
}

/** Opens or closes a part; parts inside a closed one are not drawn, so that schemas may hold themselves. */
export function toggle(name, on) {
  if (state.open.has(name) === on) return;
  const open = new Set(state.open);
  if (on) open.add(name);
  else open.delete(name);
  set({open});
}

/** What was typed and answered at a route. */
export const triedAt = id => state.tried.get(id) ?? {values: {}, answer: null, error: null, waiting: false};

/** Changes what was typed or answered at a route. */
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

/** Begins anew; `onChange` is called after every change. */
export function begin(onChange) {
  state = fresh();
  changed = onChange;
  return load();
}

/** Stops drawing. */
export function end() {
  changed = () => {};
}
