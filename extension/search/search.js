// Questions to the library, and where their answers lead.
import {addressOfText} from '../base/text-fragment.js';
import {ask} from '../server/api.js';
import {pairing} from '../server/pairing.js';

/**
 * One line of a list of results.
 * @typedef {object} Found
 * @property {string} title
 * @property {string} byline
 * @property {string} snippet escaped text with <mark> only
 * @property {string} match
 * @property {string} address
 */

export const marks = {both: '🔗', semantic: '🧠', keyword: '🔤'};
export const meanings = {
  both: 'Found by words and by meaning', semantic: 'Found by meaning', keyword: 'Found by words',
};

/** @typedef {{id: string, text: string, sentence?: Api.Range | null}} Place */

/** @param {Place} passage */
function matching({text, sentence}) {
  return sentence ? text.slice(sentence.start, sentence.end) : text.split(/(?<=[.!?…])\s/u)[0];
}

/**
 * A captured page opens at its text, all else in the app's reader.
 * @param {{document: Pick<Api.Document, 'id' | 'type' | 'url' | 'path'>, passage: Place}} hit
 * @param {string} server
 * @param {string} query
 */
export function addressOf({document, passage}, server, query) {
  if (document.type === 'page' && /^https?:/u.test(document.url ?? '')) {
    return addressOfText(document.url ?? '', matching(passage));
  }
  const words = new URLSearchParams({passage: passage.id, ...query && {q: query}});
  return `${server}/read/${encodeURIComponent(document.id)}?${words}`;
}

/** @param {Pick<Api.Document, 'authors' | 'year' | 'site' | 'url' | 'type'>} document */
function byline({authors, year, site, url, type}) {
  const who = authors.length > 2 ? `${authors[0]} et al.` : authors.join(' and ');
  const where = site ?? (type === 'page' ? URL.parse(url ?? '')?.hostname : null);
  return [who, year, where].filter(part => part != null && part !== '').join(' · ');
}

/**
 * @param {string} query
 * @param {number} limit
 * @param {AbortSignal} [signal]
 * @returns {Promise<Found[]>}
 */
export async function search(query, limit, signal) {
  const words = new URLSearchParams({q: query, limit: String(limit)});
  const /** @type {Api.SearchAnswer} */ answer = await ask('GET', `/api/search?${words}`, {signal});
  const server = (await pairing())?.address ?? '';
  return answer.results.map(hit => ({
    title: hit.document.title || 'Untitled', byline: byline(hit.document), snippet: hit.passage.snippet ?? '',
    match: hit.match, address: addressOf(hit, server, query),
  }));
}

/**
 * What the library knows that is like a text, the best passage of each document.
 * @param {string} text
 * @param {number} limit
 * @param {string} [except] the address of the page that the text is of
 * @returns {Promise<Found[]>}
 */
export async function like(text, limit, except) {
  const /** @type {Api.NearPassages} */ answer = await ask('POST', '/api/similar', {body: {text, limit: limit * 5}});
  const server = (await pairing())?.address ?? '';
  const documents = new Set();
  return answer.results.filter(({document: {id, url}}) =>
    (except === undefined || url !== except.replace(/#.*$/su, '')) && !documents.has(id) && documents.add(id))
    .slice(0, limit).map(near => ({
      title: near.document.title || 'Untitled', byline: byline(near.document),
      snippet: near.passage.text.slice(0, 240).replace(/[&<>]/gu, c => `&#${c.charCodeAt(0)};`), match: 'semantic',
      address: addressOf(near, server, ''),
    }));
}

/** @param {string} query */
export async function appSearch(query) {
  return `${(await pairing())?.address}/search?${new URLSearchParams({q: query})}`;
}
