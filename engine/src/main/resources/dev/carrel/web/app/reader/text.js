// @ts-check
// The document as clean text: what the library holds of it, in one column, with the passage and the hits marked.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {guard} from '/lib/lit-html/directives/guard.js';
import {names} from '../ui/format.js';
import {block} from './blocks.js';
import {missing} from './known-text.js';
import {marked, rangesOf} from './marks.js';
import {outlineOf} from './outline.js';
/** @import {MarkKind, MarkedRange} from './marks.js' */
/** @import {KnownParagraph} from './known-text.js' */
/** @import {Heading} from './outline.js' */
/** @import {LoadedState, ReaderState} from './session.js' */

/**
 * What the sections are drawn from; `shown` is the page that was named last.
 * @typedef {object} Given
 * @property {Map<Api.Section, KnownParagraph[]>} known
 * @property {Heading[]} outline
 * @property {MarkedRange[]} ranges
 * @property {{page: number | null}} shown
 */

const pixelsPerCharacter = 0.35;

/**
 * @param {MarkedRange[]} ranges
 * @param {MarkKind} kind
 * @param {Api.Range} range
 */
const wholly = (ranges, kind, {start, end}) =>
  ranges.some(range => range.kind === kind && range.start <= start && end <= range.end);

/**
 * What a paragraph is as a whole, and what of it must be marked word by word.
 * @param {KnownParagraph} one
 * @param {MarkedRange[]} ranges
 */
function paragraph(one, ranges) {
  const ofPassage = wholly(ranges, 'passage', one);
  const ofHit = !ofPassage && wholly(ranges, 'hit', one);
  /** @type {MarkKind[]} */
  const kinds = ofHit || ofPassage ? ['word', 'matched', 'note']
    : ['word', 'matched', 'note', 'hit', 'passage'];
  /** @param {number} from @param {number} to */
  const slice = (from, to) => marked({paragraph: one, from: one.start + from, to: one.start + to, ranges, kinds});
  return html`<div class="block ${ofPassage ? 'of-passage' : ''} ${ofHit ? 'of-hit' : ''}" data-start=${one.start}>
    ${block(one.text, slice)}</div>`;
}

/** @param {Heading} heading */
const heading = ({words, level, section: {start}}) => {
  if (level === 0) return html`<h2 dir="auto" data-heading=${start}>${words}</h2>`;
  return level === 1 ? html`<h3 dir="auto" data-heading=${start}>${words}</h3>`
    : html`<h4 dir="auto" data-heading=${start}>${words}</h4>`;
};

/** @param {number | null} page */
const pageLabel = page => html`<p class="page-label"><span>Page ${page}</span></p>`;

/**
 * Room for what is not loaded yet, about as high as it will be.
 * @param {Api.Range} range
 */
const gap = ({start, end}) => html`<div class="text-gap" data-from=${start} data-to=${end} aria-hidden="true"><svg
  width="1" height=${Math.round(40 + (end - start) * pixelsPerCharacter)}></svg></div>`;

/**
 * The paragraphs of a section that are known and the gaps between them, in order.
 * @param {Api.Section} section
 * @param {KnownParagraph[]} known
 * @returns {(KnownParagraph | (Api.Range & {text?: undefined}))[]}
 */
function piecesOf(section, known) {
  return [...known, ...missing(section, known)].sort((a, b) => a.start - b.start);
}

/** @param {Api.Section} one @param {Given} given */
function section(one, given) {
  const {known, outline, ranges, shown} = given;
  return html`<section class="text-section ${one.kind}">
    ${outline.filter(entry => entry.section === one).map(heading)}
    ${piecesOf(one, known.get(one) ?? []).map(next => {
      if (next.text === undefined) return gap(next);
      const turned = next.page !== null && next.page !== shown.page && one.kind !== 'figure';
      if (turned) shown.page = next.page;
      return html`${turned ? pageLabel(next.page) : nothing}${paragraph(next, ranges)}`;
    })}
  </section>`;
}

/** @param {LoadedState} state */
function article({whole, paragraphs, passage, hits, annotations}) {
  const {document, sections} = whole;
  const known = Map.groupBy(paragraphs, one => sections[one.section]);
  const given = {known, ranges: rangesOf({passage, hits, annotations}), outline: outlineOf(whole), shown: {page: null}};
  const figures = sections.filter(one => one.kind === 'figure');
  return html`<article class="reading">
    <h1 dir="auto">${document.title || 'Untitled'}</h1>
    <p class="byline"
      dir="auto">${[names(document.authors, 8), document.year, document.site].filter(Boolean).join(' · ')}</p>
    ${sections.filter(one => one.kind !== 'figure').map(one => section(one, given))}
    ${figures.length > 0 ? html`<h2>Figures and tables</h2>${figures.map(one => section(one, given))}` : nothing}
    ${sections.length === 0 ? html`<p class="quiet">The library holds no text of this document.</p>` : nothing}
  </article>`;
}

/**
 * The text view; it is drawn again only when what it shows has changed.
 * @param {ReaderState} state
 */
export const textView = state =>
  html`<div class="text-window" tabindex="0" role="region" aria-label="The text" ?hidden=${state.view !== 'text'}>
  ${state.view === 'text'
    ? guard([state.whole, state.paragraphs, state.passage, state.hits, state.annotations],
      () => article(/** @type {LoadedState} */ (state))) : nothing}</div>`;
