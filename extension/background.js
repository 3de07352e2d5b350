// What the extension does while no window of it is open: one line for each thing that can happen.
import {browser} from './base/browser.js';
import {showCaptured, showState} from './base/badge.js';
import {makeMenus} from './base/menus.js';
import {captureLink} from './capture/link.js';
import {capture} from './queue/capturing.js';
import {send} from './queue/sending.js';
import {waiting} from './queue/store.js';
import {remember} from './remember/remember.js';
import {agree} from './remember/switch.js';
import {listen} from './search/omnibox.js';
import {openPanel} from './panel/opening.js';

/** Tries again each minute as long as something waits. */
async function settle() {
  if ((await waiting()).length > 0) await browser.alarms.create('send', {periodInMinutes: 1});
  else await browser.alarms.clear('send');
  await showState();
}

/** @param {number} tabId @param {Promise<import('./queue/capturing.js').Captured | null>} work */
async function shown(tabId, work) {
  const captured = await work;
  await settle();
  if (captured) await showCaptured(tabId, captured);
  return captured;
}

async function begin() {
  await makeMenus();
  await agree();
  await send();
  await settle();
}

/** @type {Record<string, (tabId: number, click: chrome.contextMenus.OnClickData) => unknown>} */
const menu = {
  page: tabId => shown(tabId, capture(tabId, 'page', 'chosen')),
  selection: tabId => shown(tabId, capture(tabId, 'selection', 'chosen')),
  link: (tabId, click) => shown(tabId, captureLink(click.linkUrl ?? '')),
  like: tabId => openPanel(tabId),
};

/** @type {Record<string, (message: any, sender: chrome.runtime.MessageSender) => Promise<unknown>>} */
const messages = {
  capture: ({tabId, what}) => shown(tabId, capture(tabId, what, 'chosen')),
  remember: ({address}, {tab}) => shown(tab?.id ?? -1, remember(tab, address)),
  send: async () => {
    await send();
    await settle();
  },
  settle,
};
/** What a script in a page may ask for; the rest is for the extension's own windows. */
const ofPages = ['remember'];

browser.runtime.onInstalled.addListener(() => void begin());
browser.runtime.onStartup.addListener(() => void begin());
browser.permissions.onRemoved.addListener(() => void agree().then(showState));
browser.alarms.onAlarm.addListener(() => void messages.send({}, {}));
browser.storage.onChanged.addListener(changes => void (changes.remembering && showState()));
browser.contextMenus.onClicked.addListener((click, tab) => void menu[click.menuItemId]?.(tab?.id ?? -1, click));
browser.commands.onCommand.addListener((name, tab) => {
  if (name === 'capture' && tab?.id !== undefined) void shown(tab.id, capture(tab.id, 'selection', 'chosen'));
});
browser.runtime.onMessage.addListener((message, sender, answer) => {
  const ofExtension = sender.url?.startsWith(browser.runtime.getURL('')) ?? false;
  const act = ofExtension || ofPages.includes(message?.does) ? messages[message?.does] : undefined;
  if (!act || sender.id !== browser.runtime.id) return false;
  act(message, sender).then(answer, problem => answer({state: 'failed', says: problem.message}));
  return true;
});
listen();
