// A capture from the tab to the library: kept first, then sent.
import {captureTab} from '../capture/tab.js';
import {send} from './sending.js';
import {keep} from './store.js';

/**
 * What came of a capture, in one sentence.
 * @typedef {{state: 'stored' | 'known' | 'waits' | 'failed', says: string, title?: string}} Captured
 */

/** @param {import('./sending.js').Outcome | undefined} outcome @param {boolean} cut @returns {Captured} */
function told(outcome, cut) {
  if (outcome?.waits) return {state: 'waits', says: `Kept in the browser until Carrel takes it. ${outcome.problem}`};
  if (outcome?.problem) return {state: 'failed', says: outcome.problem};
  const title = outcome?.sent?.document.title;
  if (outcome?.sent?.stored === false) return {state: 'known', says: 'Carrel has this page already.', title};
  return {state: 'stored', says: cut ? 'Captured, without the end: the page is too large.' : 'Captured.', title};
}

/**
 * @param {number} tabId
 * @param {'page' | 'selection'} what
 * @param {'chosen' | 'remembered'} occasion
 * @returns {Promise<Captured>}
 */
export async function capture(tabId, what, occasion) {
  try {
    const {capture: seen, cut} = await captureTab(tabId, what, occasion);
    if (!/^https?:/u.test(seen.url)) return {state: 'failed', says: 'Only pages of the web can be captured.'};
    const id = await keep(seen);
    return told((await send()).get(id), cut);
  } catch (problem) {
    return {state: 'failed', says: problem.message};
  }
}
