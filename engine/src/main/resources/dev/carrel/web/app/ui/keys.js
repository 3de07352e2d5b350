// @ts-check
// The keyboard: pages say which keys they know, one listener finds out which is meant, and the help lists them all.

/** @typedef {KeyboardEvent & {target: HTMLElement}} PressedKey */
/** @typedef {{keys: string, says: string, act: (event: KeyboardEvent) => void}} Key */

/** @type {Map<string, Key[]>} */
const groups = new Map();
/** @type {string | null} */
let first = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let forgetting;

/**
 * Adds a group of keys; `keys` are `{keys: 'g s', says, act}`. Returns what takes them away again.
 * @param {string} name
 * @param {Key[]} keys
 */
export function knowKeys(name, keys) {
  groups.set(name, keys);
  return () => groups.delete(name);
}

/** All groups as `[name, keys]`, for the help. */
export const knownKeys = () => [...groups];

/** @param {HTMLElement} element */
const writesText = element => element.matches('textarea, select, [contenteditable]')
  || (element.matches('input') && !element.matches('[type=checkbox], [type=radio], [type=range], [type=button]'));

/** @param {string} pressed */
function find(pressed) {
  return [...groups.values()].flat().find(known => known.keys.split(' or ').includes(pressed));
}

/** @param {string} key */
function remember(key) {
  first = key;
  clearTimeout(forgetting);
  forgetting = setTimeout(() => { first = null; }, 1200);
}

/**
 * Enter and the arrows belong to the control that has the focus, if it has a use for them.
 * @param {PressedKey} event
 */
function taken(event) {
  if (event.key === 'Enter') return event.target.matches('a, button, summary, input');
  return event.key.startsWith('Arrow') && event.target.matches('input');
}

/** @param {PressedKey} event */
function listen(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writesText(event.target) || document.querySelector('dialog[open]') || taken(event)) return;
  const known = find(first ? `${first} ${event.key}` : event.key);
  first = null;
  if (known) {
    event.preventDefault();
    known.act(event);
  } else if (event.key === 'g') {
    remember('g');
  }
}

/** Begins to listen, once. */
export const listenForKeys = () =>
  document.addEventListener('keydown', event => listen(/** @type {PressedKey} */ (event)));
