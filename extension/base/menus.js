// The context menu.
import {browser} from './browser.js';

const items = /** @type {const} */ ([
  {id: 'page', title: 'Capture this page', contexts: ['page']},
  {id: 'selection', title: 'Capture the selection', contexts: ['selection']},
  {id: 'link', title: 'Capture the linked page', contexts: ['link']},
  {id: 'like', title: 'What is like this page?', contexts: ['page']},
]);

export async function makeMenus() {
  await browser.contextMenus.removeAll();
  for (const {id, title, contexts} of items) {
    browser.contextMenus.create({
      id, title, contexts: [...contexts], documentUrlPatterns: ['http://*/*', 'https://*/*'],
    });
  }
}
