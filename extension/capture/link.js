// Captures the page behind a link: it is opened in a tab beside, captured as it then is, and closed.
import {browser} from '../base/browser.js';
import {capture} from '../queue/capturing.js';

const patience = 30_000;

/** @param {number} tabId @returns {Promise<void>} */
const loaded = tabId => new Promise((resolve, reject) => {
  const timer = setTimeout(() => end(() => reject(new Error('The linked page did not load.'))), patience);
  /** @param {() => void} then */
  const end = then => {
    clearTimeout(timer);
    browser.tabs.onUpdated.removeListener(look);
    then();
  };
  /** @param {number} id @param {{status?: string}} changed */
  const look = (id, changed) => {
    if (id === tabId && changed.status === 'complete') end(resolve);
  };
  browser.tabs.onUpdated.addListener(look);
});

/**
 * Has to be called at a click: the browser asks whether the site may be read.
 * @param {string} address
 * @returns {Promise<import('../queue/capturing.js').Captured>}
 */
export async function captureLink(address) {
  const url = URL.parse(address);
  if (!url || !/^https?:$/u.test(url.protocol)) {
    return {state: 'failed', says: 'Only pages of the web can be captured.'};
  }
  const granted = await browser.permissions.request({origins: [`${url.protocol}//${url.hostname}/*`]});
  if (!granted) return {state: 'failed', says: 'Without the right to read the site its page cannot be captured.'};
  const tab = await browser.tabs.create({url: address, active: false});
  try {
    await loaded(tab.id ?? -1);
    return await capture(tab.id ?? -1, 'page', 'chosen');
  } catch (problem) {
    return {state: 'failed', says: problem.message};
  } finally {
    await browser.tabs.remove(tab.id ?? -1);
  }
}
