// @ts-check
// Short messages that come and go. They are announced, never ask anything, and can be closed.
import {html, render} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

/** @typedef {{text: string, kind: 'done' | 'error'}} Message */

const shownFor = 5000;
/** @type {Message[]} */
let messages = [];
/** @type {HTMLElement | null} */
let place = null;

function paint() {
  place ??= document.getElementById('toasts');
  if (!place) return;
  render(messages.map(message => html`<div class="toast ${message.kind}">
    ${icon(message.kind === 'error' ? 'warning' : 'check')}<span>${message.text}</span>
    <button class="icon-button small" type="button" aria-label="Close"
      @click=${() => drop(message)}>${icon('close')}</button>
  </div>`), place);
}

/** @param {Message} message */
function drop(message) {
  messages = messages.filter(other => other !== message);
  paint();
}

/**
 * Shows a sentence for some seconds; `kind` is `done` or `error`.
 * @param {string} text
 * @param {Message['kind']} [kind]
 */
export function toast(text, kind = 'done') {
  /** @type {Message} */
  const message = {text, kind};
  messages = [...messages.slice(-2), message];
  paint();
  setTimeout(() => drop(message), shownFor);
}
