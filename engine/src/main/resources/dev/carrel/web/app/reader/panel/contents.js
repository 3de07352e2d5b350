// The outline of the document, and the captions of its figures and tables.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {outlineOf} from '../outline.js';
import {current} from '../session.js';
import {shutSheet} from '../side.js';

function goToPlace({page, box, start}) {
  const {view, viewer, ready} = current();
  if (view === 'pdf' && ready && page) {
    if (box) viewer.goToRegion({page, box});
    else viewer.goToPage(page);
  } else {
    const heading = document.querySelector(`.text-window [data-heading="${start}"]`);
    (heading ?? document.querySelector(`.text-window [data-start="${start}"]`))?.scrollIntoView({block: 'start'});
  }
  shutSheet();
}

const entry = (words, page, level, act) => html`<li class="level-${Math.min(level, 3)}">
  <button class="outline-entry" type="button" @click=${act}><span>${words}</span>${page ? html`<span class="quiet">${page}</span>` : nothing}</button></li>`;

const heading = ({words, level, paragraph}) => entry(words, paragraph?.page, level,
  () => goToPlace({page: paragraph?.page, box: paragraph?.boxes[0], start: paragraph?.start}));

function caption({label, text, page}, layout) {
  const paragraph = layout.paragraphs.find(one => one.section.kind === 'figure' && (one.text === text || one.text.includes(text)));
  return entry(html`${label ? html`<strong>${label}</strong> ` : nothing}${text}`, page, 0,
    () => goToPlace({page, box: paragraph?.boxes[0], start: paragraph?.start}));
}

/** The tab. */
export function contents({whole, layout}) {
  const headings = outlineOf(whole, layout);
  return html`
    ${headings.length > 0 ? html`<ol class="outline">${headings.map(heading)}</ol>` : html`<p class="panel-empty">This document has no headings.</p>`}
    ${whole.captions.length > 0 ? html`<h2 class="panel-heading">Figures and tables</h2>
      <ol class="outline captions">${whole.captions.map(one => caption(one, layout))}</ol>` : nothing}`;
}
