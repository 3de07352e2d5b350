// @ts-check
// A switch of a few words of which one is chosen: radio buttons, so that arrow keys and screen readers know them.
import {html} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';
/** @import {IconName} from './icons.js' */

/** @typedef {{value: string, label: string, hint?: string, icon?: IconName}} Option */

/**
 * @typedef {object} Switch
 * @property {string} name
 * @property {string} label
 * @property {Option[]} options
 * @property {string | null} value
 * @property {(value: any) => void} choose
 */

/**
 * A segmented switch. `options` are `{value, label, hint?, icon?}`; `choose` is called with the value.
 * @param {Switch} switch
 */
export function segmented({name, label, options, value, choose}) {
  return html`<fieldset class="segmented">
    <legend class="unseen">${label}</legend>
    ${options.map(option => html`<label title=${option.hint ?? ''}>
      <input type="radio" name=${name} value=${option.value} .checked=${option.value === value}
        @change=${() => choose(option.value)}>
      <span>${option.icon ? icon(option.icon) : ''}${option.label}</span>
    </label>`)}
  </fieldset>`;
}
