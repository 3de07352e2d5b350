// @ts-check
// What is known of the document, where it comes from, and what of it could not be read.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../../api.js';
import {copy} from '../../ui/clipboard.js';
import {counted, day, percent, typeName} from '../../ui/format.js';
import {icon} from '../../ui/icons.js';
import {labelFields} from '../../ui/own-labels.js';
import {outsideLink} from '../../ui/prose.js';
import {citeThis} from '../actions.js';
import {doiLink, readAddress} from '../links.js';
import {redraw} from '../session.js';
/** @import {LoadedState} from '../session.js' */

const manyPeople = 12;

/** @param {string} name @param {unknown} value */
const fact = (name, value) => value === null || value === undefined || value === '' || value === nothing
  ? nothing : html`<dt>${name}</dt><dd dir="auto">${value}</dd>`;

/** @param {string} field @param {string} value */
const filterAddress = (field, value) =>
  `/search?${new URLSearchParams({filter: `${field}:"${value.replaceAll('"', '')}"`})}`;

/** @param {string} field @param {string[]} values */
const labels = (field, values) => values.length === 0 ? nothing
  : html`<span class="labels">${values.map(value =>
    html`<a class="label" href=${filterAddress(field, value)}>${value}</a>`)}</span>`;

/** @param {string[]} authors */
function people(authors) {
  if (authors.length <= manyPeople) return authors.join(', ');
  return html`${authors.slice(0, manyPeople).join(', ')}<details
    class="more-people"><summary>and ${authors.length - manyPeople} others</summary>
    ${authors.slice(manyPeople).join(', ')}</details>`;
}

/** @param {string | null} path */
const file = path => path ? html`<span class="path"><span class="breaks">${path}</span>
  <button class="icon-button small" type="button" aria-label="Copy the path" title="Copy the path"
    @click=${() => copy(path, 'Path copied.')}
  >${icon('copy')}</button></span>` : nothing;

/** @param {Api.Version[]} others */
const versions = others => others?.length ? html`<ul>${others.map(other =>
  html`<li dir="auto"><a href=${readAddress(other.id)}>${other.title || 'Untitled'}</a> <span
    class="quiet">${[other.form, other.year].filter(Boolean).join(' · ')}</span></li>`)}</ul>` : nothing;

/** @type {Record<string, string>} */
const leftOutNames = {references: 'cited works', 'front-matter': 'authors, affiliations and notices',
  figures: 'inside figures and tables', furniture: 'heads, feet and margins',
  hidden: 'hidden from whoever looks at it'};

/** @type {Record<string, string>} */
const hiddenNames = {colour: 'in the colour of what is behind it', size: 'too small to be read',
  unpainted: 'placed without ink', transparent: 'wholly transparent', covered: 'behind something painted over it',
  outside: 'outside of the page', clipped: 'cut away', 'not-displayed': 'told not to be displayed',
  characters: 'in characters without a shape'};

/**
 * What of the file is no content, as a share of its letters; crumbs are not worth a word.
 * @param {Api.WholeCoverage['leftOut']} parts
 */
const leftOut = parts => (parts ?? []).filter(({share}) => share >= 0.005)
  .map(({reason, share}) => `${leftOutNames[reason] ?? reason} ${percent(share)}`).join(' · ');

/**
 * @param {Api.DetailedDocument} document
 * @param {Api.Source | null} source
 * @param {Api.WholeCoverage} coverage
 */
const facts = (document, source, coverage) => html`<dl class="facts">
  ${fact('Authors', document.authors.length > 0 ? people(document.authors) : nothing)}
  ${(document.contributors ?? []).map(({role, name}) => fact(role, name))}
  ${fact('Year', document.year)}
  ${fact('Published', document.published && document.published !== String(document.year) ? document.published
    : nothing)}
  ${fact('Venue', document.site)}
  ${fact('Type', typeName(document.type))}
  ${fact('DOI', document.doi ? doiLink(document.doi) : nothing)}
  ${fact('Address', document.url ? outsideLink(document.url, document.url, 'breaks') : nothing)}
  ${fact('Cite key', document.citekey ? html`<code>${document.citekey}</code>` : nothing)}
  ${fact('Collections', labels('collection', document.collections))}
  ${fact('Tags', labels('tag', document.tags))}
  ${fact('Versions', versions(document.versions))}
  ${fact('File', file(document.path))}
  ${fact('Source', source ? html`<span class="breaks">${source.location}</span>` : nothing)}
  ${fact('Left out', leftOut(coverage.leftOut))}
  ${fact('Added', document.added ? day(document.added) : nothing)}
</dl>`;

/** @param {Api.HiddenText} hidden */
const hiddenText = ({way, page, text}) => html`<li><span class="quiet">${[page == null ? '' : `Page ${page}`,
  hiddenNames[way] ?? way].filter(Boolean).join(', ')}:</span> <q dir="auto">${text}</q></li>`;

/** @param {Api.Unread} unread */
const unread = ({page, reason}) => html`<li>${page == null ? '' : `Page ${page}: `}${reason}</li>`;

/**
 * What is missing of the document, if anything is.
 * @param {Api.WholeCoverage} coverage
 */
function gaps({unreadable, truncated, passages, embedded, hidden}) {
  const notes = [
    unreadable.length > 0
      ? html`<details><summary>${counted(unreadable.length, 'part')} could not be
        read</summary><ul>${unreadable.map(unread)}</ul></details>` : null,
    hidden.length > 0
      ? html`<details class="hidden-text"><summary>${counted(hidden.length, 'text')} in the file that nobody sees who
        looks at it</summary><p>Not part of what is searched, quoted or given to
        models.</p><ul>${hidden.map(hiddenText)}</ul></details>` : null,
    truncated ? `Meaning finds the first ${counted(embedded,
      'passage')} of ${passages}, words find all: your settings limit vectors.` : null,
    !truncated && embedded < passages
      ? `${embedded} of ${counted(passages, 'passage')} can be found by meaning so far; all by words.` : null,
  ].filter(Boolean);
  return notes.length === 0 ? nothing
    : html`<div class="gaps">${notes.map(note =>
      html`<div class="gap">${icon('info')}<div>${note}</div></div>`)}</div>`;
}

/** @param {Api.Document} document */
const actions = document => html`<div class="panel-actions">
  <button class="button" type="button" @click=${citeThis}>${icon('quote')}Copy citation</button>
  ${document.path
    ? html`<a class="button" href=${api.fileAddress(document.id)} target="_blank"
      rel="noopener">${icon('open')}Open file</a>` : nothing}
  ${document.zotero ? outsideLink(document.zotero, html`${icon('zotero')}Open in Zotero`, 'button') : nothing}
</div>`;

/**
 * The tab.
 * @param {LoadedState} state
 */
export const about = ({whole: {document, coverage}, source}) => html`
  <h2 class="panel-title" dir="auto">${document.title || 'Untitled'}</h2>
  ${actions(document)}
  ${labelFields(document, redraw)}
  ${gaps(coverage)}
  ${facts(document, source, coverage)}
  ${document.abstract
    ? html`<h2 class="panel-heading">Abstract</h2><p class="panel-abstract own-words">${document.abstract}</p>`
      : nothing}`;
