// @ts-check
// What stands where there is nothing: what happened, and what to do next.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';
import {sentence} from './prose.js';
/** @import {IconName} from './icons.js' */

/** @typedef {{picture: IconName, title: unknown, text?: unknown, next?: unknown}} Empty */

/**
 * An empty state; `next` is a template with buttons, links or a list of advice.
 * @param {Empty} empty
 */
export function empty({picture, title, text, next = nothing}) {
  return html`<section class="empty">
    <div class="empty-picture">${icon(picture)}</div>
    <h2>${title}</h2>
    ${text ? html`<p>${text}</p>` : nothing}
    ${next}
  </section>`;
}

/**
 * A failure in plain words, with a button that tries again.
 * @param {Api.Failure} error
 * @param {() => void} [retry]
 */
export function failure(error, retry) {
  return empty({
    picture: 'warning',
    title: sentence(error.message),
    text: error.hint ? sentence(error.hint) : null,
    next: retry ? html`<button class="button" type="button" @click=${retry}>${icon('refresh')}Try again</button>`
      : nothing,
  });
}
