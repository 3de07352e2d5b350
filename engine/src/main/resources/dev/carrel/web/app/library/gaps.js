// @ts-check
// What cannot be found, or only in part: by reason, with what may help.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {counted, number} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {capital, groupsOf} from './gap-groups.js';
import {askForRecognition} from './recognition.js';
import {startOrSay, toggle} from './session.js';
import {pathParts} from './words.js';
/** @import {Gap, Group} from './gap-groups.js' */
/** @import {LibraryState} from './session.js' */

/**
 * @typedef {object} GapSection
 * @property {string} id
 * @property {string} title
 * @property {string} says
 * @property {Group[]} groups
 * @property {Set<string>} open
 * @property {unknown} [action]
 */

const first = 5;
const most = 500;

const tryAgain = () => startOrSay(() => api.sync({retry: true}));
const goOn = () => startOrSay(() => api.sync({}));

/** @param {Gap} item */
function path(item) {
  const [before, name] = pathParts(item.path);
  const words = item.called ? html`<span dir="auto" title=${item.path}>${item.called}</span>`
    : html`<span class="path-before">${before}</span>${name}`;
  return item.id && item.indexed ? html`<a href="/read/${encodeURIComponent(item.id)}">${words}</a>` : words;
}

/** @param {Gap} item */
const line = item => html`<li><span class="gap-path breaks">${path(item)}</span>${item.detail
  ? html`<span class="gap-detail">${item.detail}</span>` : nothing}</li>`;

/** @param {Group} group */
function button({cure}) {
  if (cure === 'vectors') return html`<button class="button small for-change" type="button"
    @click=${goOn}>${icon('play')}Make them now</button>`;
  if (cure === 'recognition') {
    return html`<button class="button small for-change" type="button"
      @click=${askForRecognition}>${icon('refresh')}Try again with
      OCR</button>`;
  }
  return nothing;
}

/** @param {Group} one @param {Set<string>} open */
function group(one, open) {
  const whole = open.has(one.name);
  const shown = one.items.slice(0, whole ? most : first);
  return html`<article class="gap-group">
    <header><div><h3>${one.title} <span class="quiet">${number(one.items.length)}</span></h3>
      ${one.shared ? html`<p class="quiet">${capital(one.shared)}.</p>` : nothing}
      ${one.advice ? html`<p class="quiet">${one.advice}</p>` : nothing}</div>${button(one)}</header>
    <ul>${shown.map(line)}</ul>
    ${one.items.length > first
      ? html`<button class="text-button" type="button" aria-expanded=${whole} @click=${() => toggle(one.name)}>${whole
      ? 'Show fewer' : `Show all ${number(one.items.length)}`}</button>` : nothing}
    ${whole && one.items.length > most
      ? html`<p class="quiet">The first ${number(most)}; <code>carrel show --coverage</code> lists all.</p>` : nothing}
  </article>`;
}

/** @param {GapSection} gapSection */
const section = ({id, title, says, groups, open, action = nothing}) => html`<section aria-labelledby=${id}>
  <header class="section-head"><h2 id=${id}>${title}</h2><span class="quiet">${says}</span>${action}</header>
  ${groups.map(one => group(one, open))}
</section>`;

/** @param {Group[]} groups */
const count = groups => groups.reduce((sum, one) => sum + one.items.length, 0);

/**
 * What was not read, and what was read in part. Nothing, if all is well.
 * @param {LibraryState} state
 */
export function gaps({status, open}) {
  if (!status) return nothing;
  const {unread, partly} = groupsOf(status);
  const retryAll = html`<button class="button small for-change" type="button"
    @click=${tryAgain}>${icon('refresh')}Try all
    again</button>`;
  return html`
    ${unread.length > 0
      ? section({id: 'unread-title', title: 'Could not be read', says: counted(count(unread), 'file'), groups: unread,
      open, action: retryAll}) : nothing}
    ${partly.length > 0
      ? section({id: 'partly-title', title: 'Found only in part', says: counted(count(partly), 'document'),
      groups: partly, open, action: unread.length > 0 ? nothing : retryAll}) : nothing}`;
}
