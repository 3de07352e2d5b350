// @ts-check
// Before anything is asked: the last searches, and what the library holds. Or, if it holds nothing, how to fill it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {forgetSearch, forgetSearches, recentSearches} from '../state/recent.js';
import {copy} from '../ui/clipboard.js';
import {empty, failure} from '../ui/empty.js';
import {counted, number} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {redraw, retry} from './session.js';
/** @import {Recent} from '../state/recent.js' */
/** @import {SearchState} from './session.js' */

const command = 'carrel add ~/papers';

/** How to fill an empty library. */
export const emptyLibrary = () => empty({
  picture: 'library',
  title: 'The library is empty',
  text: 'Add a folder of papers, notes and pages, or Zotero. Everything stays on this machine.',
  next: html`<p><a class="button primary" href="/library">${icon('plus')}Add documents</a></p>
    <p class="quiet">or in a terminal: <code>${command}</code>
      <button class="icon-button small" type="button" aria-label="Copy the command"
        @click=${() => copy(command)}>${icon('copy')}</button></p>`,
});

/** @param {string | null} address */
function forget(address) {
  if (address) forgetSearch(address);
  else forgetSearches();
  redraw();
}

/** @param {Recent[]} searches */
const recent = searches => html`<section class="recent">
  <header><h2>Recent searches</h2>
    <button class="text-button" type="button" @click=${() => forget(null)}>Clear</button></header>
  <ul>${searches.map(({address, label}) => html`<li>
    <a href=${address}>${icon('clock')}<span dir="auto">${label}</span></a>
    <button class="icon-button small" type="button" aria-label="Forget ${label}"
      @click=${() => forget(address)}>${icon('close')}</button>
  </li>`)}</ul>
</section>`;

/** @type {Record<string, string>} */
const forms = {
  words: 'some words, by meaning too', phrase: 'an exact phrase', years: 'some years only',
    section: 'one part of the texts',
  author: 'an author', abbreviation: 'an abbreviation, written out too',
};

/**
 * Queries that the library's own texts suggest, each an example of a way to ask.
 * @param {Api.Suggestion[]} suggestions
 */
const ideas = suggestions => html`<section class="recent">
  <header><h2>Ways to ask</h2></header>
  <ul>${suggestions.map(({query, form}) => html`<li><a href="/search?${new URLSearchParams({q: query})}">
    ${icon('search')}<span dir="auto">${query}</span><span class="quiet">${forms[form] ?? ''}</span></a></li>`)}</ul>
</section>`;

/** @param {Api.Status} library */
const holdings = library => html`<p class="holdings">${counted(library.documents, 'document')} and
  ${counted(library.passages, 'passage')}${library.embedded < library.passages
    ? `, ${number(library.embedded)} of them with vectors` : ''}. All of it stays on this machine.</p>`;

/**
 * The page before the first word.
 * @param {SearchState} state
 */
export function startPage({library, trouble, suggestions}) {
  if (trouble) return failure(trouble, retry);
  if (library?.documents === 0) return emptyLibrary();
  const searches = recentSearches();
  return html`<div class="start">
    ${searches.length > 0 ? recent(searches) : nothing}
    ${searches.length < 4 && suggestions.length > 0 ? ideas(suggestions) : nothing}
    ${library ? holdings(library) : html`<p class="holdings">&nbsp;</p>`}
  </div>`;
}
