// Where documents lead: to their DOI, and to each other.
import {outsideLink} from '../ui/prose.js';

/** A DOI as a link. */
export const doiLink = doi => outsideLink(`https://doi.org/${encodeURI(doi)}`, doi, 'breaks');

/** The address of another document in the reader. */
export function readAddress(id, passage) {
  const rest = passage ? `?${new URLSearchParams({passage})}` : '';
  return `/read/${encodeURIComponent(id)}${rest}`;
}
