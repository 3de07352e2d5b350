// All that was captured: what the library has, and what still waits in the browser. The library's list is the only one
// that is kept of what it has, so that both always agree.
import {forget, waiting} from '../queue/store.js';
import {ask} from '../server/api.js';

/**
 * One page with all its versions.
 * @typedef {object} StoredPage
 * @property {string} address
 * @property {string} title
 * @property {string} time of its latest version
 * @property {string} occasion
 * @property {string[]} documents in the library
 * @property {string[]} waits in the browser
 */

/** How many are deleted with one request. */
const most = 1000;

/** @param {Api.StoredPage[]} stored @returns {StoredPage[]} */
function works(stored) {
  const byPage = Map.groupBy(stored, ({page}) => page);
  return [...byPage.values()].map(versions => {
    const [{address, title, time, occasion}] = versions.toSorted((a, b) => b.time.localeCompare(a.time));
    return {address, title, time, occasion, documents: versions.map(({document}) => document), waits: []};
  });
}

/** What still waits in the browser. @returns {Promise<StoredPage[]>} */
export const waitingPages = async () => (await waiting()).map(({id, url, title, time, occasion}) =>
  ({address: url, title, time, occasion, documents: [], waits: [id]}));

/** @returns {Promise<StoredPage[]>} the latest first */
export async function storedPages() {
  const known = works(await ask('GET', '/api/pages'));
  return [...await waitingPages(), ...known].sort((a, b) => b.time.localeCompare(a.time));
}

/** @param {StoredPage[]} pages */
export async function deletePages(pages) {
  await forget(pages.flatMap(page => page.waits));
  const documents = pages.flatMap(page => page.documents);
  for (let i = 0; i < documents.length; i += most) {
    const ids = new URLSearchParams(documents.slice(i, i + most).map(id => ['id', id]));
    await ask('DELETE', `/api/pages?${ids}`);
  }
}

/** @param {StoredPage} page */
export const domain = ({address}) => (URL.parse(address)?.hostname ?? '').replace(/^www\./u, '');

/** @param {StoredPage} page of the person's own time */
export const day = ({time}) => new Date(time).toLocaleDateString(undefined, {dateStyle: 'full'});
