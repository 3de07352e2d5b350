// @ts-check
// What else the library holds around this document: like this passage, like the whole, cited by it and citing it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {names, percent} from '../../ui/format.js';
import {icon} from '../../ui/icons.js';
import {sentence} from '../../ui/prose.js';
import {segmented} from '../../ui/segmented.js';
import {doiLink, placeAddress, readAddress} from '../links.js';
import {similarToText} from '../selection.js';
import {likeness, load} from './neighbours.js';
/** @import {Brief, Neighbours} from './neighbours.js' */
/** @import {LoadedState, ReaderState} from '../session.js' */

/** @param {Brief} document */
const byline = document => [names(document.authors ?? [], 2), document.year].filter(Boolean).join(' · ');

/** @param {Brief} document @param {number | null} [share] */
const documentEntry = (document, share) => html`<li class="related-entry" dir="auto">
  <a href=${readAddress(document.id)}>${document.title || 'Untitled'}</a>
  <span class="quiet">${[byline(document), share == null ? '' : percent(share)].filter(Boolean)
    .join(' · ')}</span></li>`;

/** @param {Api.NearPassage} nearPassage */
const nearEntry = ({document, passage, similarity}) => html`<li class="related-entry" dir="auto">
  <a href=${readAddress(document.id, passage.id)}>${document.title || 'Untitled'}</a>
  <span class="quiet">${[byline(document), passage.page == null ? '' : `page ${passage.page}`,
    similarity == null ? '' : percent(similarity)].filter(Boolean).join(' · ')}</span>
  <span class="related-words own-words">${passage.text}</span></li>`;

/** @param {Api.Failure} failure */
const inWords = ({message, hint}) => sentence(hint ? `${message} ${hint}` : message);

const bones = () => html`<div class="bone"></div><div class="bone short"></div><div class="bone"></div>`;

/** @param {ReaderState} state */
function nearPassages({near, passage}) {
  const ask = passage
    ? html`<button class="button" type="button"
      @click=${() => similarToText(passage.text, 'this passage')}>${icon('semantic')}Find passages like this
        one</button>`
    : html`<p class="panel-empty">Select words in the document to find passages like them.</p>`;
  if (!near) return html`<h2 class="panel-heading">Similar passages</h2>${ask}`;
  return html`<h2 class="panel-heading">Like ${near.what}</h2>
    ${near.waiting ? bones() : nothing}
    ${near.error ? html`<p class="panel-empty">${inWords(near.error)}</p>` : nothing}
    ${!near.waiting && !near.error && near.results.length === 0
      ? html`<p class="panel-empty">Nothing else in the library is like it.</p>` : nothing}
    <ul>${near.results.map(nearEntry)}</ul>`;
}

const ways = [{value: 'both', label: 'Both'}, {value: 'meaning', label: 'Meaning'},
  {value: 'citations', label: 'Citations'}];

/** @param {Neighbours} neighbours */
function similar({similar: found, by, similarError}) {
  return html`<h2 class="panel-heading">Similar documents</h2>
    ${segmented({name: 'similar-by', label: 'Compared by', value: by, options: ways, choose: likeness})}
    ${similarError ? html`<p class="panel-empty">${inWords(similarError)}</p>` : nothing}
    ${!found && !similarError ? bones() : nothing}
    ${found ? html`<ul>${found.results.map(one => documentEntry(one.document, one.meaning?.similarity))}</ul>`
      : nothing}
    ${(found?.missing ?? []).map(note => html`<p class="panel-empty">${sentence(note)}</p>`)}
    ${found?.results.length === 0 && found.missing.length === 0
      ? html`<p class="panel-empty">Nothing similar was found.</p>` : nothing}`;
}

/**
 * Documents of which there are `total`; those that are not loaded yet are a button away.
 * @param {string} title
 * @param {number} total
 * @param {Brief[] | undefined} documents
 * @param {(() => void) | undefined} more
 */
const listed = (title, total, documents, more) => total === 0 ? nothing : html`<h2 class="panel-heading">${title}</h2>
  ${documents ? html`<ul>${documents.map(document => documentEntry(document))}</ul>` : bones()}
  ${documents && documents.length < total
    ? html`<button class="text-button" type="button" @click=${more}>Show more</button>` : nothing}`;

/** @param {Neighbours} neighbours @param {Api.DetailedDocument} detailedDocument */
function citations({citing, moreCiting, cited, moreCited}, {citedBy, cites}) {
  return html`${listed(`Cited by ${citedBy.length}`, citedBy.length, citing, moreCiting)}
    ${listed(`Cites ${cites.length} in the library`, cites.length, cited, moreCited)}`;
}

/** @param {Api.CitingSentence} citingSentence */
const saidEntry = ({document, passage, page, text, title, authors, year}) => {
  const about = [names(authors, 2), year, page == null ? '' : `page ${page}`].filter(Boolean);
  return html`<li class="related-entry said-entry" dir="auto"><q class="said-words own-words">${text}</q>
    <span class="quiet"><a href=${placeAddress({document, passage, sentence: text})}>${title || 'Untitled'}</a>${
    about.map(part => ` · ${part}`)}</span></li>`;
};

/** @param {Api.DetailedDocument} detailedDocument */
const sayings = ({said, saidInAll}) => saidInAll === 0 ? nothing : html`
  <h2 class="panel-heading">What your library says about this paper</h2>
  <ul>${said.map(saidEntry)}</ul>
  ${said.length < saidInAll ? html`<p class="panel-empty">The latest ${said.length} of ${saidInAll}.</p>` : nothing}`;

/** @param {Api.Reference} reference */
const reference = ({text, doi, document}) => html`<li class="reference" dir="auto">
  ${document ? html`<a href=${readAddress(document)}>${text}</a> <span class="here">in the library</span>` : text}
  ${doi ? html`<span class="reference-doi">${doiLink(doi)}</span>` : nothing}</li>`;

/** @param {number} count @param {Api.Reference[] | undefined} all */
const references = (count, all) => count === 0 ? nothing : html`<details class="references">
  <summary>All ${count} references</summary>${all ? html`<ol>${all.map(reference)}</ol>` : bones()}</details>`;

/**
 * The tab.
 * @param {LoadedState} state
 */
export function related(state) {
  load(state);
  const {whole} = state;
  const found = state.related ?? {by: 'both'};
  return html`${nearPassages(state)}${sayings(whole.document)}${similar(found)}
    ${citations(found, whole.document)}${references(whole.references, found.references)}`;
}
