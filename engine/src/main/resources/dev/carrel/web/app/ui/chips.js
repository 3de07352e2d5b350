// @ts-check
// Small things in a row that can be taken away.
import {html} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

/** @typedef {{label: string, prefix?: string, remove: () => void, edit?: () => void}} Chip */

/**
 * A chip that can be removed and, if `edit` is given, pressed.
 * @param {Chip} chip
 */
export function chip({label, prefix = '', remove, edit}) {
  const words = html`${prefix ? html`<span class="chip-prefix">${prefix}</span>` : ''}<bdi>${label}</bdi>`;
  return html`<span class="chip">
    ${edit ? html`<button class="chip-words" type="button" title="Edit" @click=${edit}>${words}</button>`
      : html`<span class="chip-words">${words}</span>`}
    <button class="chip-remove" type="button" aria-label="Remove ${prefix} ${label}"
      @click=${remove}>${icon('close')}</button>
  </span>`;
}
