// @ts-check
// Taking a source out asks first, and says what stays.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {openDialog} from '../ui/dialog.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {toast} from '../ui/toast.js';
import {retry} from './session.js';
/** @import {ApiError} from '../api.js' */

/**
 * Asks whether a source is to be removed, and removes it.
 * @param {Api.Source} source
 */
export function confirmRemoval(source) {
  /** @type {ApiError | null} */
  let error = null;
  let removing = false;
  const dialog = openDialog({title: 'Remove this source?', kind: 'small', body});

  async function remove() {
    removing = true;
    dialog.paint();
    try {
      await api.removeSource(source.id);
      dialog.close();
      toast(`Removed ${source.location}.`);
      retry();
    } catch (caught) {
      error = caught;
      removing = false;
      dialog.paint();
    }
  }

  function body() {
    return html`<p class="breaks"><b>${source.location}</b></p>
      <p>${counted(source.documents, 'document')} of it will leave the library. The files themselves stay where they
        are; adding the
        source again brings the documents back.</p>
      ${error ? html`<p class="field-note wrong"
        role="alert">${error.message} <span>${sentence(error.hint)}</span></p>` : nothing}
      <div class="dialog-end">
        <button class="button" type="button" autofocus @click=${() => dialog.close()}>Keep it</button>
        <button class="button danger" type="button" ?disabled=${removing} @click=${remove}>${icon('bin')}Remove</button>
      </div>`;
  }
}
