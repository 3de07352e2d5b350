// @ts-check
// How the browser's extension is paired with this library.
import {html} from '/lib/lit-html/lit-html.js';
import {copy} from '../ui/clipboard.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';

const browsers = ['Chrome', 'Edge', 'Brave', 'Firefox'];

/**
 * The extension and its pairing code.
 * @param {Api.Pairing} pairing
 */
export function capture({code, paired}) {
  return html`<section class="panel" aria-labelledby="capture-title">
    <header class="panel-head"><h2 id="capture-title">Capture from the browser</h2></header>
    <p class="quiet">Get the extension for ${browsers.map((name, i) => html`${i === 0 ? '' : i === 3 ? ' or ' : ', '}<a
      href="/api/extension?browser=${name.toLowerCase()}" download>${name}</a>`)}, unpack it and load it:
      <code>chrome://extensions</code>, <i>Developer mode</i>, <i>Load unpacked</i>; in Firefox
      <code>about:debugging</code>, <i>This Firefox</i>, <i>Load Temporary Add-on</i>. Then type this code into it, and
      it may store the pages you choose in this library and search it.</p>
    <p class="pairing"><output class="pairing-code" aria-label="Pairing code">${code}</output>
      <button class="icon-button" type="button" aria-label="Copy the code" title="Copy"
        @click=${() => copy(code)}>${icon('copy')}</button>
      <span class="quiet">${paired > 0 ? `${counted(paired, 'browser')} paired` : 'No browser paired yet'}</span></p>
  </section>`;
}
