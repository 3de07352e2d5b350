// What the person chose about remembering. Nothing is remembered until it is turned on.
import {browser} from '../base/browser.js';
import {defaultList} from './default-list.js';

/**
 * @typedef {object} Remembering
 * @property {boolean} on
 * @property {boolean} paused
 * @property {number} seconds that a page has to be visible
 * @property {number} scrolled percent of the page that have to be seen
 * @property {'everywhere' | 'listed'} where
 * @property {string} allow
 * @property {string} deny
 */

/** @type {Readonly<Remembering>} */
export const untouched = Object.freeze({
  on: false, paused: false, seconds: 30, scrolled: 30, where: 'everywhere', allow: '', deny: defaultList,
});

/** @returns {Promise<Remembering>} */
export async function remembering() {
  const {remembering: kept} = await browser.storage.local.get('remembering');
  return {...untouched, .../** @type {object} */ (kept)};
}

/** @param {Partial<Remembering>} changes */
export async function change(changes) {
  const changed = {...await remembering(), ...changes};
  await browser.storage.local.set({remembering: changed});
  return changed;
}
