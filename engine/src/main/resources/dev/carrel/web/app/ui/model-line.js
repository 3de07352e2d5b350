// @ts-check
// Where the words of a question go, said before they go.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {withTick} from './events.js';
/** @import {Assistant} from '../state/assistant.js' */

/**
 * @typedef {object} ModelLine
 * @property {Assistant} model
 * @property {string} sent what goes there
 * @property {string} otherwise what is shown without a model
 * @property {() => void} allow lets the reader decide anew
 */

/**
 * The line beside a button that may ask a model.
 * @param {ModelLine} line
 */
export function modelLine({model, sent, otherwise, allow}) {
  if (model === undefined) return nothing;
  if (model === null) return html`<span class="quiet">No model is asked: ${otherwise}.</span>`;
  const place = html`${model.name} at <span class="breaks">${model.host}</span>`;
  switch (model.sending) {
    case 'undecided':
      return html`<span class="quiet">You are asked before ${sent} go to ${place}.</span>`;
    case 'refused':
      return html`<span class="quiet">Nothing is sent to ${place}: ${otherwise}.
        <button class="text-button" type="button" @click=${allow}>Allow it</button></span>`;
    default:
      return html`<span class="quiet">${sent.charAt(0).toUpperCase() + sent.slice(1)} go to ${place}.</span>`;
  }
}

/**
 * The choice to do without the model; there is none where none would be asked.
 * @param {Assistant} model
 * @param {boolean} extract
 * @param {(extract: boolean) => void} choose
 */
export const withoutModel = (model, extract, choose) => !model || model.sending === 'refused' ? nothing
  : html`<label class="check-line"><input type="checkbox" .checked=${extract} @change=${withTick(choose)}><span>Without
    the model</span></label>`;
