// Captures the page behind a link: it is opened in a tab beside, captured as it then is, and closed.
import {browser} from '../base/browser.js';
import {capture} from '../queue/capturing.js';

const patience = 30_000;

/**
 * Waits for the page, which may be there already. A new tab may show an empty page first.
 * @param {number} tabId
 * @returns {Promise<void>}
 */
const loaded = tabId => new Promise((resolve, reject) => {
  let begun = false;
  const timer = setTimeout(() => end(() => reject(new Error('The linked page did not load.'))), patience);
  /** @param {() => void} then */
  const end = then => {
    clearTimeout(timer);
    browser.tabs.onUpdated.removeListener(look);
    then();
  };
  /** @param {number} id @param {{status?: string}} changed */
  const look = (id, changed) => {
    if (id !== tabId) return;
    begun ||= changed.status === 'loading';
    if (begun && changed.status === 'complete') end(resolve);
  };
  browser.tabs.onUpdated.addListener(look);
  browser.tabs.get(tabId).then(({status, url}) => {
    if (status === 'complete' && /^https?:/u.test(url ?? '')) end(resolve);
  }, problem => end(() => reject(problem)));
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
  const site = {origins: [`${url.protocol}//${url.hostname}/*`]};
  // Asked at once: after another answer was waited for, the click would not count.
  const known = browser.permissions.contains(site);
  const granted = await browser.permissions.request(site);
  if (!granted) return {state: 'failed', says: 'Without the right to read the site its page cannot be captured.'};
  const tab = await browser.tabs.create({url: address, active: false});
  try {
    await loaded(tab.id ?? -1);
    return await capture(tab.id ?? -1, 'page', 'chosen');
  } catch (problem) {
    return {state: 'failed', says: problem.message};
  } finally {
    await browser.tabs.remove(tab.id ?? -1).catch(() => undefined);
    if (!await known) await browser.permissions.remove(site);
  }
}
