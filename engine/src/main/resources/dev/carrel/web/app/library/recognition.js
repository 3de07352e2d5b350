// @ts-check
// Trying scanned files again with text recognition: asks for the languages, because a wrong one reads nonsense.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {keep, kept} from '../state/kept.js';
import {openDialog} from '../ui/dialog.js';
import {withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {start} from './session.js';
/** @import {ApiError} from '../api.js' */

/** Asks for the languages, and tries again everything that could not be read. */
export function askForRecognition() {
  /** @type {ApiError | null} */
  let error = null;
  let languages = kept('languages', 'eng');
  const dialog = openDialog({title: 'Try again with text recognition', kind: 'small', body});

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    error = await start(() => api.sync({retry: true, ocr: languages.trim() || 'eng'}));
    if (error) return dialog.paint();
    keep('languages', languages);
    dialog.close();
  }

  function body() {
    return html`<form class="adding" novalidate @submit=${submit}>
      <div class="adding-field"><label for="ocr-languages">Languages of the pages</label>
      <input class="field" id="ocr-languages" type="text" autocomplete="off" spellcheck="false" .value=${languages}
        aria-describedby="ocr-note" aria-invalid=${error ? 'true' : 'false'}
          @input=${withValue(typed => { languages = typed; })}>
      <p class="field-note ${error ? 'wrong' : ''}" id="ocr-note" role=${error ? 'alert' : nothing}>${error
        ? html`${error.message} <span>${sentence(error.hint)}</span>`
          : 'Tesseract’s short names, such as eng, deu or eng+deu. A page takes some seconds.'}</p></div>
      <div class="dialog-end">
        <button class="button" type="button" @click=${() => dialog.close()}>Cancel</button>
        <button class="button primary" type="submit">${icon('refresh')}Try again</button>
      </div>
    </form>`;
  }
}
