// What the icon says: whether what is read is remembered, and how much waits for the server.
import {browser} from './browser.js';
import {waiting} from '../queue/store.js';
import {remembering} from '../remember/settings.js';

const colours = {quiet: '#5a6366', on: '#245f66', done: '#2e7d32', failed: '#a3302a'};

/** @param {number} count @param {{on: boolean, paused: boolean}} settings */
function state(count, {on, paused}) {
  const says = on ? paused ? 'Carrel: remembering is paused' : 'Carrel: what you read is remembered' : 'Carrel';
  const waits = count > 0 ? `, ${count === 1 ? '1 page waits' : `${count} pages wait`} for the server` : '';
  const text = count > 0 ? String(count) : on ? paused ? 'II' : '●' : '';
  return {text, title: says + waits, colour: on && !paused ? colours.on : colours.quiet};
}

export async function showState() {
  const {text, title, colour} = state((await waiting()).length, await remembering());
  await browser.action.setBadgeText({text});
  await browser.action.setBadgeBackgroundColor({color: colour});
  await browser.action.setTitle({title});
}

/**
 * What came of a capture, on the icon of its tab until another page is there.
 * @param {number} tabId
 * @param {import('../queue/capturing.js').Captured} captured
 */
export async function showCaptured(tabId, {state: came, says}) {
  const text = came === 'failed' ? '!' : came === 'waits' ? '…' : '✓';
  try {
    await browser.action.setBadgeText({tabId, text});
    await browser.action.setBadgeBackgroundColor({tabId, color: came === 'failed' ? colours.failed : colours.done});
    await browser.action.setTitle({tabId, title: says});
  } catch {
    // The tab is gone.
  }
}
