// @ts-check
// The highlights and notes of this document, in reading order.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../../api.js';
import {icon} from '../../ui/icons.js';
import {change, colours, forget, goTo} from '../annotating.js';
import {set} from '../session.js';
/** @import {LoadedState} from '../session.js' */

/** @param {Api.Annotation} one */
const where = one => one.page === null ? 'In the text'
  : `Page ${one.label && one.label !== String(one.page) ? `${one.label} (${one.page} of the file)` : one.page}`;

/** @param {Api.Annotation} one */
function form(one) {
  /** @param {SubmitEvent} event */
  const submit = event => {
    event.preventDefault();
    change(one, {note: String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('note'))});
  };
  /** @param {KeyboardEvent} event */
  const keys = event => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      /** @type {HTMLTextAreaElement} */ (event.target).form?.requestSubmit();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      set({writing: null});
    }
  };
  return html`<form class="note-form" @submit=${submit}>
    <textarea name="note" rows="4" dir="auto" maxlength="20000" aria-label="Note" autofocus
      .value=${one.note} @keydown=${keys}></textarea>
    <div class="note-actions"><button class="button primary" type="submit">Save</button>
      <button class="button" type="button" @click=${() => set({writing: null})}>Cancel</button></div>
  </form>`;
}

/** @param {Api.Annotation} one */
const tools = one => html`<div class="note-actions">
  <span class="highlighters for-change" role="group" aria-label="Colour"
    >${colours.map(colour => html`<button class="highlighter"
    type="button" data-colour=${colour} aria-label=${colour} title=${colour}
    aria-pressed=${String(one.colour === colour)} @click=${() => change(one, {colour})}></button>`)}</span>
  <button class="text-button for-change" type="button" @click=${() => set({note: one.id, writing: one.id})}
    >${icon('pencil')}${one.note ? 'Edit note' : 'Add a note'}</button>
  <button class="text-button for-change" type="button" @click=${() => forget(one)}>${icon('bin')}Delete</button>
</div>`;

/** @param {Api.Annotation} one @param {LoadedState} state */
const entry = (one, {note, writing}) => html`<li class="panel-note ${one.id === note ? 'at' : ''}"
  data-colour=${one.colour} data-note=${one.id}>
  <button class="note-quote" type="button" ?disabled=${!one.found} @click=${() => goTo(one)}>
    <span class="panel-hit-head"><span class="panel-hit-where">${where(one)}</span>
      ${one.by === 'zotero' ? html`<span class="label" title="Made in Zotero, and changed only there"
        >${icon('zotero')}Zotero</span>` : nothing}</span>
    <span class="panel-hit-words" dir="auto">${one.quote}</span>
  </button>
  ${one.found ? nothing : html`<p class="note-lost">${icon('warning')}No longer found in the text.</p>`}
  ${writing === one.id ? form(one) : html`
    ${one.note ? html`<p class="note-text" dir="auto">${one.note}</p>` : nothing}
    ${one.by === 'owner' ? tools(one) : nothing}`}
</li>`;

/**
 * The tab.
 * @param {LoadedState} state
 */
export const noteList = state => state.annotations.length === 0
  ? html`<p class="panel-empty">Select words of the document to highlight them or to write a note on them.</p>`
  : html`<ol class="panel-notes">${state.annotations.map(one => entry(one, state))}</ol>
    <a class="button" download href=${api.exportAddress({format: 'annotations', id: state.whole.document.id})}
      >${icon('export')}Export as Markdown</a>`;
