// @ts-check
// How the browser's extension is paired with this library.
import {html} from '/lib/lit-html/lit-html.js';
import {copy} from '../ui/clipboard.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';

/**
 * The pairing code.
 * @param {Api.Pairing} pairing
 */
export function capture({code, paired}) {
  return html`<section class="panel" aria-labelledby="capture-title">
    <header class="panel-head"><h2 id="capture-title">Capture from the browser</h2></header>
    <p class="quiet">Type this code into Carrel’s browser extension, and it may store the pages you choose in this
      library.</p>
    <p class="pairing"><output class="pairing-code" aria-label="Pairing code">${code}</output>
      <button class="icon-button" type="button" aria-label="Copy the code" title="Copy"
        @click=${() => copy(code)}>${icon('copy')}</button>
      <span class="quiet">${paired > 0 ? `${counted(paired, 'browser')} paired` : 'No browser paired yet'}</span></p>
  </section>`;
}
