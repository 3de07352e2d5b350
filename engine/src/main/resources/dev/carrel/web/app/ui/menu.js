// A button with a short list below it, built on <details> so that it works without a line of state.
import {html} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';

const shut = event => {
  if (event.type === 'focusout' && event.currentTarget.contains(event.relatedTarget)) return;
  event.currentTarget.open = false;
};

const shutOnEscape = event => {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary').focus();
};

/** A menu; `items` are `{label, hint?, act}` or `{label, href}`. */
export function menu({label, picture, items}) {
  return html`<details class="menu" @focusout=${shut} @click=${event => event.target.closest('.menu-item') && shut(event)}
      @keydown=${shutOnEscape}>
    <summary class="button">${icon(picture)}${label}${icon('down')}</summary>
    <div class="menu-list">
      ${items.map(item => item.href
        ? html`<a class="menu-item" href=${item.href} download>${item.label}</a>`
        : html`<button class="menu-item" type="button" @click=${item.act}>${item.label}</button>`)}
    </div>
  </details>`;
}
