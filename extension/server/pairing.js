// Which server this browser is paired with. Only one on this machine can be.
import {browser} from '../base/browser.js';

export const usualAddress = 'http://127.0.0.1:7391';
const loopback = ['127.0.0.1', 'localhost'];

/** @typedef {{address: string, token: string}} Pairing */

/** @returns {Promise<Pairing | null>} */
export async function pairing() {
  const {pairing: kept} = await browser.storage.local.get('pairing');
  return /** @type {Pairing | null} */ (kept ?? null);
}

/** @param {Pairing} made */
export const keepPairing = made => browser.storage.local.set({pairing: made});

export const unpair = () => browser.storage.local.remove('pairing');

/**
 * The address of a server as it was typed; an error with a sentence if it is not on this machine.
 * @param {string} typed
 */
export function serverAddress(typed) {
  const text = typed.trim() || usualAddress;
  const url = URL.parse(/^\w+:\/\//u.test(text) ? text : `http://${text}`);
  if (url?.protocol !== 'http:' || !loopback.includes(url.hostname)) {
    throw new Error(`Only a Carrel on this machine can be used, such as ${usualAddress}.`);
  }
  return url.origin;
}
