// Opens the side panel, and has it look up what is like a page.
import {browser} from '../base/browser.js';

/**
 * Has to be called at a click, and opens the panel before anything else: browsers allow it only then.
 * @param {number} tabId
 */
export async function openPanel(tabId) {
  // Firefox calls it a sidebar.
  const {sidePanel, sidebarAction} = /** @type {any} */ (browser);
  const opening = sidePanel ? sidePanel.open({tabId}) : sidebarAction.open();
  await browser.storage.session.set({like: {tabId, at: Date.now()}});
  await opening;
}
