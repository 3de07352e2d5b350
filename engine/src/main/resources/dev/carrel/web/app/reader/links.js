// Links that documents name. Only pages of the web and Zotero are linked; anything else stays words.
import {html} from '/lib/lit-html/lit-html.js';

const safe = /^(?:https?|zotero):\/\//i;

/** A link out of the app, or only its words. */
export const outside = (address, words = address, classes = '') => safe.test(address ?? '')
  ? html`<a class=${classes} href=${address} target="_blank" rel="noopener noreferrer">${words}</a>`
  : html`<span class=${classes}>${words}</span>`;

/** A DOI as a link. */
export const doiLink = doi => outside(`https://doi.org/${encodeURI(doi)}`, doi, 'breaks');

/** The address of another document in the reader. */
export function readAddress(id, passage) {
  const rest = passage ? `?${new URLSearchParams({passage})}` : '';
  return `/read/${encodeURIComponent(id)}${rest}`;
}
