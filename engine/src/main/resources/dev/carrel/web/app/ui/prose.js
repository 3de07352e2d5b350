// @ts-check
// Sentences and links from outside, made safe to show.
import {html} from '/lib/lit-html/lit-html.js';

/**
 * A sentence of the program, in which `commands` stand between backticks.
 * @param {string | null | undefined} text
 */
export const sentence = text =>
  (text ?? '').split('`').map((part, i) => i % 2 === 1 ? html`<code>${part}</code>` : part);

const schemes = /^(?:https?|zotero):\/\//i;

/**
 * A link that a document names, or only its words if it could do anything but open a page or Zotero.
 * @param {string | null} address
 * @param {unknown} words
 * @param {string} [classes]
 */
export const outsideLink = (address, words, classes = '') => schemes.test(address ?? '')
  ? html`<a class=${classes} href=${address} target="_blank" rel="noopener noreferrer">${words}</a>`
  : html`<span class=${classes}>${words}</span>`;
