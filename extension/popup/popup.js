// The window under the icon: pairing, search, capture, remembering.
import {browser} from '../base/browser.js';
import {byId} from '../base/element.js';
import {openPanel} from '../panel/opening.js';
import {waiting} from '../queue/store.js';
import {change, remembering} from '../remember/settings.js';
import {turnOff, turnOn} from '../remember/switch.js';
import {searchBox} from '../search/box.js';
import {pair} from '../server/api.js';
import {pairing} from '../server/pairing.js';

/** The tab in front; tests open this page in a tab of its own, and name the one that is meant. */
async function tabInFront() {
  const named = new URLSearchParams(location.search).get('tab');
  if (named) return Number(named);
  const [tab] = await browser.tabs.query({active: true, currentWindow: true});
  return tab?.id ?? -1;
}

const tabId = await tabInFront();

async function showWaiting() {
  const {length} = await waiting();
  byId('waiting').hidden = length === 0;
  byId('waiting').textContent = `${length === 1 ? '1 page waits' : `${length} pages wait`} in the browser for Carrel.`;
}

async function showRemembering() {
  const {on, paused} = await remembering();
  byId('remember').checked = on;
  byId('pause').hidden = !on;
  byId('pause').textContent = paused ? 'Go on' : 'Pause';
  byId('state').textContent = on ? paused ? 'Paused' : 'Remembering' : '';
}

/** A selection is offered where the page has one. */
async function showSelection() {
  try {
    const [{result}] = await browser.scripting.executeScript({
      target: {tabId}, func: () => (getSelection()?.toString() ?? '').trim().length,
    });
    byId('selection').hidden = !result;
  } catch {
    // A page that cannot be read says so when it is captured.
  }
}

async function show() {
  const known = await pairing();
  byId('pairing').hidden = known !== null;
  byId('paired').hidden = known === null;
  byId(known ? 'query' : 'code').focus();
  await Promise.all([showWaiting(), showRemembering(), known && showSelection()]);
}

/** @param {'page' | 'selection'} what */
async function capture(what) {
  byId('says').textContent = 'Capturing …';
  byId('capture').disabled = byId('selection').disabled = true;
  const {state, says, title} = await browser.runtime.sendMessage({does: 'capture', tabId, what});
  byId('says').className = state === 'failed' ? 'problem' : '';
  byId('says').textContent = title ? `${says} ${title}` : says;
  byId('capture').disabled = byId('selection').disabled = false;
  await showWaiting();
}

byId('pairing').addEventListener('submit', async (/** @type {Event} */ event) => {
  event.preventDefault();
  try {
    await pair(byId('address').value, byId('code').value);
    await browser.runtime.sendMessage({does: 'send'});
    await show();
  } catch (problem) {
    byId('pairing-says').textContent = problem.message;
  }
});
byId('capture').addEventListener('click', () => capture('page'));
byId('selection').addEventListener('click', () => capture('selection'));
byId('like').addEventListener('click', () => openPanel(tabId));
byId('remember').addEventListener('change', async () => {
  if (byId('remember').checked) await turnOn();
  else await turnOff();
  await showRemembering();
});
byId('pause').addEventListener('click', async () => {
  await change({paused: !(await remembering()).paused});
  await showRemembering();
});
byId('pages').addEventListener('click', () => browser.tabs.create({url: browser.runtime.getURL('pages/pages.html')}));
byId('options').addEventListener('click', () => browser.runtime.openOptionsPage());
searchBox({field: byId('query'), list: byId('results'), status: byId('search-says'), limit: 8});
await show();
