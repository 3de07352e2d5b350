// @ts-check
// The outline of the document, and the captions of its figures and tables.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {outlineOf} from '../outline.js';
import {need} from '../marking.js';
import {current} from '../session.js';
import {shutSheet} from '../side.js';
/** @import {Heading} from '../outline.js' */
/** @import {LoadedState} from '../session.js' */

/**
 * @typedef {{page: number | null, box?: Api.Box | null, start?: number}} Spot
 * @param {Spot} spot
 */

function goToPlace({page, box, start}) {
  const {view, viewer, ready} = current();
  if (view === 'pdf' && ready && viewer && page) {
    if (box) viewer.goToRegion({page, box});
    else viewer.goToPage(page);
  } else {
    const heading = document.querySelector(`.text-window [data-heading="${start}"]`);
    (heading ?? document.querySelector(`.text-window [data-start="${start}"]`))?.scrollIntoView({block: 'start'});
  }
  shutSheet();
}

/**
 * Captions are paragraphs of their own sections, which may have to be fetched.
 * @param {Api.Caption} caption
 */
async function goToCaption({text, page}) {
  const figures = (current().whole?.sections ?? []).filter(({kind}) => kind === 'figure');
  await need(figures);
  const paragraph = current().paragraphs.find(one =>
    figures.some(({start, end}) => start <= one.start && one.end <= end)
    && one.text.includes(text));
  goToPlace({page, box: paragraph?.boxes[0], start: paragraph?.start});
}

/**
 * @param {unknown} words
 * @param {number | null} page
 * @param {number} level
 * @param {() => void} act
 */
const entry = (words, page, level, act) => html`<li class="level-${Math.min(level, 3)}">
  <button class="outline-entry" type="button" @click=${act}><span
    dir="auto">${words}</span>${page ? html`<span class="quiet">${page}</span>` : nothing}</button></li>`;

/** @param {Heading} heading */
const heading = ({words, level, section: {page, box, start}}) =>
  entry(words, page, level, () => goToPlace({page, box, start}));

/** @param {Api.Caption} one */
const caption = one =>
  entry(html`${one.label ? html`<strong>${one.label}</strong> ` : nothing}${one.text}`, one.page, 0,
  () => goToCaption(one));

/**
 * The tab.
 * @param {LoadedState} state
 */
export function contents({whole}) {
  const headings = outlineOf(whole);
  return html`
    ${headings.length > 0 ? html`<ol class="outline">${headings.map(heading)}</ol>`
      : html`<p class="panel-empty">This document has no headings.</p>`}
    ${whole.captions.length > 0 ? html`<h2 class="panel-heading">Figures and tables</h2>
      <ol class="outline captions">${whole.captions.map(caption)}</ol>` : nothing}`;
}
