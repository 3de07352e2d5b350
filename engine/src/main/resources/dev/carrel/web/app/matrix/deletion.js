// @ts-check
// The question before a matrix is deleted.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {openDialog} from '../ui/dialog.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {toast} from '../ui/toast.js';

/**
 * Asks, deletes, and calls `deleted` afterwards.
 * @param {Pick<Api.ListedMatrix, 'id' | 'name' | 'rows' | 'questions'>} matrix
 * @param {() => void} deleted
 */
export function showDeletion({id, name, rows, questions}, deleted) {
  /** @type {Api.Failure | null} */
  let error = null;
  const dialog = openDialog({title: 'Delete this matrix?', kind: 'small', body});

  async function remove() {
    try {
      await api.deleteMatrix(id);
      dialog.close();
      toast(`Deleted ${name}.`);
      deleted();
    } catch (caught) {
      error = caught;
      dialog.paint();
    }
  }

  function body() {
    return html`<p><b class="breaks">${name}</b></p>
      <p>${counted(rows, 'document')} × ${counted(questions, 'question')}, with all answers and what was written by
        hand. This cannot be taken back.</p>
      ${error ? html`<p class="field-note wrong" role="alert">${error.message}
        <span>${sentence(error.hint)}</span></p>` : nothing}
      <div class="dialog-end">
        <button class="button" type="button" autofocus @click=${() => dialog.close()}>Keep it</button>
        <button class="button danger" type="button" @click=${remove}>${icon('bin')}Delete</button></div>`;
  }
}
