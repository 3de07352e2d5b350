// @ts-check
// What the page of settings knows, and how a setting is changed.
import * as api from '../api.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
/** @import {ApiError} from '../api.js' */

/** @typedef {'library' | 'all'} Range for whom a change holds */

/** @typedef {{typed?: string, failure: Api.Failure | null}} Told */

/**
 * All that the page shows.
 * @typedef {object} SettingsState
 * @property {Api.Setting[] | null} settings
 * @property {ApiError | null} error
 * @property {string} filter
 * @property {Range} scope
 * @property {Map<string, Told>} told what came of the changes, by the setting's name
 */

/** @returns {SettingsState} */
const fresh = () => ({settings: null, error: null, filter: '', scope: 'library', told: new Map()});

const {state, reset, listen, silence, ...store} = createStore(fresh);

export const {current, set} = store;
export const end = silence;

/** Asks for all of them. */
export async function load() {
  try {
    set({settings: (await api.settings()).settings, error: null});
  } catch (error) {
    set({error});
  }
}

/**
 * Sets one, or takes it back where no value is given.
 * @param {string} key
 * @param {string | undefined} value
 * @param {Range} [scope]
 */
export async function change(key, value, scope = state.scope) {
  const told = new Map(state.told);
  try {
    const {setting} = await api.changeSetting({key, value, scope});
    told.set(key, {failure: null});
    announce(`${key} is ${setting.value}.`);
    set({told, settings: state.settings?.map(one => one.key === key ? setting : one) ?? null});
  } catch (error) {
    told.set(key, {typed: value, failure: error});
    set({told});
  }
}

/**
 * Where a value was set that can be taken back; nothing for a default, a variable or an option.
 * @param {Api.Setting} setting
 * @returns {Range | null}
 */
export function setIn({from}) {
  if (!/carrel\.toml$/.test(from)) return null;
  return /[\\/]libraries[\\/][^\\/]+[\\/]carrel\.toml$/.test(from) ? 'library' : 'all';
}

/**
 * Begins anew.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  onChange();
  return load();
}
