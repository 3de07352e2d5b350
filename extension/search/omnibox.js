// Search from the address bar: `cl`, a space, and the words.
import {browser} from '../base/browser.js';
import {appSearch, marks, search} from './search.js';

const most = 6;
/** Chrome reads suggestions as XML, and Firefox as text. */
const readsXml = location.protocol === 'chrome-extension:';

/** @param {string} text */
const escaped = text => text.replace(/[&<>"']/gu, c => `&#${c.charCodeAt(0)};`);

/** @param {string} snippet of the server: escaped, with <mark> */
const matched = snippet => snippet.replaceAll('<mark>', '<match>').replaceAll('</mark>', '</match>');

/** @param {string} snippet */
const plain = snippet => snippet.replace(/<\/?mark>/gu, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  .replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** @param {import('./search.js').Found} found */
function description({match, title, snippet}) {
  const mark = marks[/** @type {keyof typeof marks} */ (match)];
  return readsXml ? `${mark} ${escaped(title)} <dim>${matched(snippet)}</dim>` : `${mark} ${title} – ${plain(snippet)}`;
}

/**
 * What the address bar offers for some words.
 * @param {string} text
 * @returns {Promise<{content: string, description: string}[]>}
 */
export async function suggestions(text) {
  if (text.trim() === '') return [];
  const found = await search(text.trim(), most);
  return found.map(each => ({content: each.address, description: description(each)}));
}

let latest = '';

/** @param {string} text @param {(offered: {content: string, description: string}[]) => void} offer */
async function typed(text, offer) {
  latest = text;
  try {
    const offered = await suggestions(text);
    if (text === latest) offer(offered);
  } catch (problem) {
    browser.omnibox.setDefaultSuggestion({description: readsXml ? escaped(problem.message) : problem.message});
  }
}

/** @param {string} text an offered address, or words */
async function entered(text) {
  const url = /^https?:\/\//u.test(text) ? text : await appSearch(text);
  await browser.tabs.update({url});
}

export function listen() {
  browser.omnibox.setDefaultSuggestion({description: 'Search in Carrel'});
  browser.omnibox.onInputStarted.addListener(() =>
    browser.omnibox.setDefaultSuggestion({description: 'Search in Carrel'}));
  browser.omnibox.onInputChanged.addListener((text, offer) => void typed(text, offer));
  browser.omnibox.onInputEntered.addListener(text => void entered(text));
}
