// @ts-check
// A reader's own labels on one work: shown in a line, or to be changed.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {chip} from './chips.js';
import {whenSubmitted} from './events.js';
import {icon} from './icons.js';
import {segmented} from './segmented.js';
import {toast} from './toast.js';

const readings = [
  {value: 'none', label: 'Neither'}, {value: 'to-read', label: 'To read'}, {value: 'read', label: 'Read'},
];

/**
 * What was noted, in a line; nothing if nothing was.
 * @param {Api.Labels | undefined} labels
 */
export function notedLabels(labels) {
  if (!labels || (!labels.starred && labels.reading === 'none' && labels.tags.length === 0)) return nothing;
  return html`<p class="own-labels">
    ${labels.starred
      ? html`<span class="own-star">${icon('starred')}<span class="unseen">Starred</span></span>` : nothing}
    ${labels.reading === 'none' ? nothing
      : html`<span class="work-note">${labels.reading === 'read' ? 'Read' : 'To read'}</span>`}
    ${labels.tags.map(tag => html`<span class="work-tag">${tag}</span>`)}</p>`;
}

/**
 * The labels of a document, to be changed; `redraw` is called when they are others.
 * @param {Api.Document} document
 * @param {() => void} redraw
 */
export function labelFields(document, redraw) {
  const {labels} = document;

  /** @param {Partial<Api.Labels>} after @param {api.LabelChange} change */
  async function note(after, change) {
    const before = document.labels;
    document.labels = {...before, ...after};
    redraw();
    try {
      await api.labelWorks({documents: [document.id], ...change});
    } catch (error) {
      document.labels = before;
      redraw();
      toast(error.message, 'error');
    }
  }

  /** @param {string} tag */
  const without = tag => labels.tags.filter(other => other !== tag);

  function add() {
    const field = /** @type {HTMLInputElement} */ (window.document.getElementById('own-tag'));
    const tag = field.value.trim();
    if (tag === '') return;
    field.value = '';
    note({tags: [...without(tag), tag].sort()}, {add: [tag]});
  }

  return html`<div class="own-fields for-change" role="group" aria-label="Your labels">
    <button class="button" type="button" aria-pressed=${labels.starred}
      @click=${() => note({starred: !labels.starred}, {star: labels.starred ? 'no' : 'yes'})}
      >${icon(labels.starred ? 'starred' : 'star')}Star</button>
    ${segmented({name: 'own-reading', label: 'Reading', options: readings, value: labels.reading,
      choose: reading => note({reading: /** @type {Api.Labels['reading']} */ (reading)}, {reading})})}
    <form class="own-tags" @submit=${whenSubmitted(add)}>
      ${labels.tags.map(tag => chip({label: tag, remove: () => note({tags: without(tag)}, {remove: [tag]})}))}
      <label class="unseen" for="own-tag">Add a tag of your own</label>
      <input class="field" id="own-tag" autocomplete="off" placeholder="Add a tag" maxlength="200">
    </form>
  </div>`;
}
