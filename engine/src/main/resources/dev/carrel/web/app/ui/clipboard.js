// @ts-check
// Copying, with a word about how it went.
import {toast} from './toast.js';

/**
 * Copies a text and says so.
 * @param {string} text
 * @param {string} [done]
 */
export async function copy(text, done = 'Copied.') {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast('The browser did not allow copying.', 'error');
  }
}
