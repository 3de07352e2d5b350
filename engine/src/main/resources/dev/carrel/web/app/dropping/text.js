// @ts-check
// Opens what a text names: the document of a DOI, else a search for its words. Nothing is fetched from the network.
import * as api from '../api.js';
import {toast} from '../ui/toast.js';

const longest = 300;

/**
 * The DOI in a text, wherever it stands in it; nothing if there is none.
 * @param {string} text
 */
function doiIn(text) {
  const found = /\b10\.\d{4,9}\/[^\s"<>]+/.exec(text)?.[0];
  return found?.replace(/[.,;:)\]}'’”]+$/, '');
}

/** @param {string} doi @param {(address: string) => unknown} go */
async function openDoi(doi, go) {
  try {
    const {document} = await api.outline(doi);
    go(`/read/${encodeURIComponent(document.id)}`);
  } catch (error) {
    toast(error.status === 404
      ? `The library has no document with the DOI ${doi}. Nothing is fetched from the network: drop its PDF here.`
      : error.message, 'error');
  }
}

/**
 * @param {string} text
 * @param {(address: string) => unknown} go
 */
export function openText(text, go) {
  const doi = doiIn(text);
  const words = text.replace(/\s+/g, ' ').trim().slice(0, longest);
  if (doi) openDoi(doi, go);
  else if (words !== '') go(`/?q=${encodeURIComponent(words)}`);
}
