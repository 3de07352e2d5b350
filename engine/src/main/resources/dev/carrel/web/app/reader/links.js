// @ts-check
// Where documents lead: to their DOI, and to each other.
import {outsideLink} from '../ui/prose.js';

/**
 * A DOI as a link.
 * @param {string} doi
 */
export const doiLink = doi => outsideLink(`https://doi.org/${encodeURI(doi)}`, doi, 'breaks');

/**
 * The address of a place that is cited, whose sentence is marked there.
 * @param {{document: string, passage: string, sentence: string}} place
 */
export const placeAddress = ({document, passage, sentence}) =>
  `/read/${encodeURIComponent(document)}?${new URLSearchParams({passage, sentence})}`;

/**
 * The address of another document in the reader.
 * @param {string} id
 * @param {string} [passage]
 */
export function readAddress(id, passage) {
  const rest = passage ? `?${new URLSearchParams({passage})}` : '';
  return `/read/${encodeURIComponent(id)}${rest}`;
}
