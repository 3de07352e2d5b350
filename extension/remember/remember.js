// Captures a page that was read, if the person's rules allow it.
import {capture} from '../queue/capturing.js';
import {mayRemember} from './rules.js';
import {remembering} from './settings.js';

/**
 * @param {chrome.tabs.Tab | undefined} tab
 * @param {string} address that was read
 * @returns {Promise<import('../queue/capturing.js').Captured | null>} null if it is not to be remembered
 */
export async function remember(tab, address) {
  const settings = await remembering();
  const wanted = settings.on && !settings.paused && tab?.id !== undefined && !tab.incognito;
  return wanted && mayRemember(address, settings) ? capture(tab.id ?? -1, 'page', 'remembered') : null;
}
