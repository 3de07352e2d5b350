// @ts-check
// Dialogs and sheets on the platform's own <dialog>: it keeps the focus inside and gives it back, and Escape closes.
import {html, render} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

/** @typedef {{paint: () => void, close: () => void}} Dialog */

/**
 * @typedef {object} DialogOptions
 * @property {string} title
 * @property {() => unknown} body
 * @property {string} [kind]
 * @property {() => void} [closed]
 */

/**
 * Opens a dialog and returns `{paint, close}`. `body` is called at each paint; `kind` is `sheet` for one at the edge.
 * @param {DialogOptions} dialogOptions
 */
export function openDialog({title, body, kind = '', closed = () => {}}) {
  const element = document.createElement('dialog');
  element.className = `dialog ${kind}`;
  element.setAttribute('aria-label', title);
  const close = () => element.close();
  const paint = () => render(html`
    <header><h2>${title}</h2>
      <button class="icon-button" type="button" aria-label="Close" @click=${close}>${icon('close')}</button></header>
    <div class="dialog-body" tabindex="0" role="group" aria-label=${title}>${body()}</div>`, element);
  element.addEventListener('click', event => event.target === element && close());
  element.addEventListener('close', () => {
    element.remove();
    closed();
  });
  document.body.append(element);
  paint();
  element.showModal();
  return {paint, close};
}
