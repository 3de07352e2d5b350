// @ts-check
// The page's shape: the bar, the document, and beside it all that is known of it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {empty, failure} from '../ui/empty.js';
import {icon} from '../ui/icons.js';
import {waitingLine} from '../ui/progress.js';
import {panel} from './panel/panel.js';
import {selectionBar} from './selection.js';
import {retry} from './loading.js';
import {textView} from './text.js';
import {toolbar} from './toolbar.js';
import {narrow} from './width.js';
/** @import {ApiError} from '../api.js' */
/** @import {ReaderState} from './session.js' */

const unfound = () => empty({
  picture: 'book',
  title: 'This document is not in the library',
  text: 'It may have been removed, or its file has changed.',
  next: html`<a class="button" href="/">${icon('search')}Search the library</a>`,
});

/** @param {ApiError} error */
const problem = error => error.status === 404 ? unfound() : failure(error, retry);

/** @param {Api.Failure} failure */
const fileNotice = ({message, hint}) => html`<p class="file-notice" role="status">${icon('warning')}
  <span><strong>${message}</strong> ${hint} Below is the text that the library holds.</span></p>`;

const skeleton = () => html`<div class="reading reading-skeleton" aria-busy="true">
  <div class="bone title"></div><div class="bone short"></div><div class="bone tall"></div><div
    class="bone tall"></div></div>`;

/** @param {ReaderState} state */
function content(state) {
  const {whole, viewer, view, fileError, ready} = state;
  if (!whole) return skeleton();
  return html`
    ${waitingLine(viewer && !ready && !fileError)}
    ${fileError ? fileNotice(fileError) : nothing}
    ${viewer && !fileError ? html`<div class="pages-window ${state.darkPages ? 'dark-pages' : ''}"
      ?hidden=${view !== 'pdf'}>${viewer.element}</div>`
      : nothing}
    ${textView(state)}`;
}

/**
 * The reader page for a state.
 * @param {ReaderState} state
 */
export function view(state) {
  if (state.error) return html`<div class="reader failed"><h1 class="unseen">Read</h1>${problem(state.error)}</div>`;
  const beside = state.panel && !narrow();
  return html`<div class="reader ${beside ? 'with-panel' : ''}">
    ${toolbar(state)}
    <div class="document">${content(state)}${selectionBar(state)}</div>
    ${beside ? html`<aside class="reader-panel" aria-label="About this document">${panel(state)}</aside>` : nothing}
  </div>`;
}
