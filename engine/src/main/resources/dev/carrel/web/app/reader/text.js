// The document as clean text: what the library holds of it, in one column, with the passage and the hits marked.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {guard} from '/lib/lit-html/directives/guard.js';
import {names} from '../ui/format.js';
import {block} from './blocks.js';
import {missing} from './known-text.js';
import {marked, rangesOf} from './marks.js';
import {outlineOf} from './outline.js';

const pixelsPerCharacter = 0.35;

const wholly = (ranges, kind, {start, end}) =>
  ranges.some(range => range.kind === kind && range.start <= start && end <= range.end);

/** What a paragraph is as a whole, and what of it must be marked word by word. */
function paragraph(one, ranges) {
  const ofPassage = wholly(ranges, 'passage', one);
  const ofHit = !ofPassage && wholly(ranges, 'hit', one);
  const kinds = ['word', 'matched', ...(ofHit || ofPassage ? [] : ['hit', 'passage'])];
  const slice = (from, to) => marked({paragraph: one, from: one.start + from, to: one.start + to, ranges, kinds});
  return html`<div class="block ${ofPassage ? 'of-passage' : ''} ${ofHit ? 'of-hit' : ''}" data-start=${one.start}>
    ${block(one.text, slice)}</div>`;
}

const heading = ({words, level, section: {start}}) => {
  if (level === 0) return html`<h2 dir="auto" data-heading=${start}>${words}</h2>`;
  return level === 1 ? html`<h3 dir="auto" data-heading=${start}>${words}</h3>` : html`<h4 dir="auto" data-heading=${start}>${words}</h4>`;
};

const pageLabel = page => html`<p class="page-label"><span>Page ${page}</span></p>`;

/** Room for what is not loaded yet, about as high as it will be. */
const gap = ({start, end}) => html`<div class="text-gap" data-from=${start} data-to=${end} aria-hidden="true"><svg
  width="1" height=${Math.round(40 + (end - start) * pixelsPerCharacter)}></svg></div>`;

/** The paragraphs of a section that are known and the gaps between them, in order. */
function piecesOf(section, known) {
  const gaps = missing(section, known).map(range => ({...range, isGap: true}));
  return [...known, ...gaps].sort((a, b) => a.start - b.start);
}

function section(one, given) {
  const {known, outline, ranges, shown} = given;
  return html`<section class="text-section ${one.kind}">
    ${outline.filter(entry => entry.section === one).map(heading)}
    ${piecesOf(one, known.get(one) ?? []).map(next => {
      if (next.isGap) return gap(next);
      const turned = next.page !== null && next.page !== shown.page && one.kind !== 'figure';
      if (turned) shown.page = next.page;
      return html`${turned ? pageLabel(next.page) : nothing}${paragraph(next, ranges)}`;
    })}
  </section>`;
}

function article({whole, paragraphs, passage, hits}) {
  const {document, sections} = whole;
  const known = Map.groupBy(paragraphs, one => sections[one.section]);
  const given = {known, ranges: rangesOf({passage, hits}), outline: outlineOf(whole), shown: {page: null}};
  const figures = sections.filter(one => one.kind === 'figure');
  return html`<article class="reading">
    <h1 dir="auto">${document.title || 'Untitled'}</h1>
    <p class="byline" dir="auto">${[names(document.authors, 8), document.year, document.site].filter(Boolean).join(' · ')}</p>
    ${sections.filter(one => one.kind !== 'figure').map(one => section(one, given))}
    ${figures.length > 0 ? html`<h2>Figures and tables</h2>${figures.map(one => section(one, given))}` : nothing}
    ${sections.length === 0 ? html`<p class="quiet">The library holds no text of this document.</p>` : nothing}
  </article>`;
}

/** The text view; it is drawn again only when what it shows has changed. */
export const textView = state => html`<div class="text-window" tabindex="0" role="region" aria-label="The text" ?hidden=${state.view !== 'text'}>
  ${state.view === 'text' ? guard([state.whole, state.paragraphs, state.passage, state.hits], () => article(state)) : nothing}</div>`;
