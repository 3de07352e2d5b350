// A switch of a few words of which one is chosen: radio buttons, so that arrow keys and screen readers know them.
import {html} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

/**
 * A segmented switch. `options` are `{value, label, hint?, icon?}`; `choose` is called with the value.
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
