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

/**
 * Copies what is still being fetched, as text and, for programs that know formatting, as HTML. The clipboard is asked
 * at once: browsers allow it only in answer to a press.
 * @param {{text: Promise<string>, html?: Promise<string>}} content
 * @param {string} [done]
 */
export async function copyRich({text, html}, done = 'Copied.') {
  const of = (/** @type {Promise<string>} */ content, /** @type {string} */ type) =>
    content.then(written => new Blob([written], {type}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': of(text, 'text/plain'),
      ...(html ? {'text/html': of(html, 'text/html')} : {})})]);
    toast(done);
  } catch {
    const failure = await text.then(() => null, why => why);
    toast(failure?.message ?? 'The browser did not allow copying.', 'error');
  }
}
