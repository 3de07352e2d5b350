// @ts-check
// What can be done with the document as a whole.
import * as api from '../api.js';
import {copyCitations} from '../search/citations.js';
import {current} from './session.js';

/** Copies its citation. */
export function citeThis() {
  const {whole} = current();
  if (whole) copyCitations([whole.document]);
}

/** Opens the original file in a new tab. */
export function openThis() {
  const {whole} = current();
  if (whole?.document.path) window.open(api.fileAddress(whole.document.id), '_blank', 'noopener');
}
