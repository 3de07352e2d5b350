// Sends what waits, the oldest first, each once: it leaves the queue when the server has it or will never take it.
//
// Only one place in the browser sends at a time. If the browser ends between the server's answer and the queue, the
// page is sent again, and the server finds that it has it.
import {browser} from '../base/browser.js';
import {Away, ask} from '../server/api.js';
import {content, forget, waiting} from './store.js';

/** @typedef {{sent?: Api.CapturedPage, problem?: string, waits?: boolean}} Outcome */

const mostRefused = 20;
/** A token that is unknown says nothing about the page. */
const unpaired = 401;

/** @param {import('./store.js').Waiting} capture @param {string} problem */
async function tellRefused({title, url}, problem) {
  const {refused = []} = await browser.storage.local.get('refused');
  await browser.storage.local.set({
    refused: [{title, url, problem}, .../** @type {object[]} */ (refused)].slice(0, mostRefused),
  });
}

/** @param {import('./store.js').Waiting} one @returns {Promise<Outcome>} */
async function sendOne(one) {
  try {
    const sent = await ask('POST', '/api/pages', {body: await content(one.id)});
    await forget([one.id]);
    return {sent};
  } catch (problem) {
    if (problem instanceof Away || problem.status === unpaired) return {problem: problem.message, waits: true};
    await forget([one.id]);
    await tellRefused(one, problem.message);
    return {problem: problem.message};
  }
}

async function sendAll() {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  for (let all = await waiting(); all.length > 0; all = await waiting()) {
    const outcome = await sendOne(all[0]);
    outcomes.set(all[0].id, outcome);
    if (outcome.waits) {
      all.forEach(({id}) => outcomes.set(id, outcome));
      break;
    }
  }
  return outcomes;
}

/**
 * What became of each that waited.
 * @returns {Promise<Map<string, Outcome>>}
 */
export const send = () => navigator.locks.request('sending', sendAll);
