// Short messages that come and go. They are announced, never ask anything, and can be closed.
import {html, render} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

const shownFor = 5000;
let messages = [];
let place = null;

function paint() {
  place ??= document.getElementById('toasts');
  render(messages.map(message => html`<div class="toast ${message.kind}">
    ${icon(message.kind === 'error' ? 'warning' : 'check')}<span>${message.text}</span>
    <button class="icon-button small" type="button" aria-label="Close" @click=${() => drop(message)}>${icon('close')}</button>
  </div>`), place);
}

function drop(message) {
  messages = messages.filter(other => other !== message);
  paint();
}

/** Shows a sentence for some seconds; `kind` is `done` or `error`. */
export function toast(text, kind = 'done') {
  const message = {text, kind};
  messages = [...messages.slice(-2), message];
  paint();
  setTimeout(() => drop(message), shownFor);
}
