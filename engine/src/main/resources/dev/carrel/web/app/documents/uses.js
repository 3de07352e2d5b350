// @ts-check
// What can be done with the works that are selected: the bar, and the questions that it asks.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {navigate} from '../router.js';
import {readConditions} from '../search/conditions.js';
import {formats} from '../search/selection.js';
import {mostNamed} from '../state/scope.js';
import {openDialog} from '../ui/dialog.js';
import {whenSubmitted} from '../ui/events.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {toast} from '../ui/toast.js';
import {howMany, label, meant, selectAll, selectNone, some} from './selection.js';
import {current, reload} from './session.js';
/** @import {IconName} from '../ui/icons.js' */
/** @import {ListState} from './session.js' */

/** @type {{path: string, label: string, says: string, picture: IconName}[]} */
const pages = [
  {path: '/ask', label: 'Ask', says: 'Ask these', picture: 'quote'},
  {path: '/matrix', label: 'Matrix', says: 'Make a matrix of these', picture: 'table'},
  {path: '/scan', label: 'Scan', says: 'Scan a claim in these', picture: 'scales'},
];

/**
 * A filter of conditions alone means the same to a search as to the list.
 * @param {string} filter
 */
const isOfConditions = filter => filter.trim() !== ''
  && readConditions(filter).other.every(piece => /^-?[a-z]+:/.test(piece));

/** @param {string} path */
async function use(path) {
  const {all, selected, list} = current();
  const written = new URLSearchParams();
  if (all && selected.size === 0 && path !== '/ask' && isOfConditions(list.filter)) {
    written.set('query', list.filter.trim());
  } else if (howMany(current()) > mostNamed) {
    return toast(`Choose up to ${mostNamed} works, or select all of a filter without plain words.`, 'error');
  } else {
    const named = all ? (await api.works({...list, limit: mostNamed + selected.size})).rows
      .map(row => row.document.id).filter(id => !selected.has(id)) : [...selected.keys()];
    named.forEach(id => written.append('document', id));
  }
  return navigate(`${path}?${written}`);
}

/** @param {string} format @param {string} ending */
async function save(format, ending) {
  const {list: {sort, order}} = current();
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await api.exportWorks({...meant(), format, sort, order}));
    link.download = `carrel.${ending}`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toast(error.message, 'error');
  }
}

/** Offers the formats. */
function askFormat() {
  const dialog = openDialog({
    title: `Export ${counted(howMany(current()), 'work')}`,
    kind: 'small',
    body: () => html`<ul class="formats">${formats.map(({value, label: name, says, ending}) => html`<li>
      <button type="button" @click=${() => { dialog.close(); save(value, ending); }}>
        <strong>${name}</strong><span>${says}</span></button></li>`)}</ul>`,
  });
}

/** Asks for tags to add and to remove. */
function askTags() {
  const known = (current().facets?.tags ?? []).map(({value}) => value);
  const dialog = openDialog({title: `Tag ${counted(howMany(current()), 'work')}`, kind: 'small', body});

  function done() {
    const [add, remove] = ['tags-add', 'tags-remove'].map(id =>
      /** @type {HTMLInputElement} */ (document.getElementById(id)).value.split(',')
        .map(tag => tag.trim()).filter(tag => tag !== ''));
    dialog.close();
    if (add.length + remove.length > 0) label(meant(), {add: some(add), remove: some(remove)});
  }

  function body() {
    return html`<form class="tags-form" @submit=${whenSubmitted(done)}>
      <label for="tags-add">Add</label>
      <input class="field" id="tags-add" list="known-tags" autocomplete="off" placeholder="to cite, chapter 2">
      <label for="tags-remove">Remove</label>
      <input class="field" id="tags-remove" list="known-tags" autocomplete="off">
      <datalist id="known-tags">${known.map(tag => html`<option value=${tag}></option>`)}</datalist>
      <p class="quiet">Several are parted by commas. They are yours: Zotero and your files are not changed, and tags
        that come from there stay.</p>
      <div class="dialog-end"><button class="button primary" type="submit">${icon('tag')}Tag</button></div>
    </form>`;
  }
  document.getElementById('tags-add')?.focus();
}

/** Asks before anything is taken out. */
function askRemoval() {
  const count = howMany(current());
  const dialog = openDialog({title: `Remove ${counted(count, 'work')}?`, kind: 'small', body: () => html`
    <p>${counted(count, 'work')} will leave the library with all versions. Your files stay where they are; captured
      pages, which the library keeps itself, are deleted.</p>
    <p>What a source still holds stays out until it is added by name. Your tags, stars and what you have read come back
      with a work.</p>
    <div class="dialog-end">
      <button class="button" type="button" autofocus @click=${() => dialog.close()}>Keep</button>
      <button class="button danger" type="button" @click=${remove}>${icon('bin')}Remove</button>
    </div>`});

  async function remove() {
    dialog.close();
    try {
      await api.removeWorks(meant());
      toast(`Removed ${counted(count, 'work')}.`);
      selectNone();
      reload();
    } catch (error) {
      toast(error.message, 'error');
    }
  }
}

/** @param {IconName} picture @param {string} name @param {() => void} act @param {string} [says] */
const action = (picture, name, act, says = name) => html`<button class="button" type="button" aria-label=${says}
  title=${says} @click=${act}>${icon(picture)}<span>${name}</span></button>`;

/**
 * The bar that appears while something is selected.
 * @param {ListState} state
 */
export function usesBar(state) {
  const count = howMany(state);
  if (count === 0) return nothing;
  return html`<div class="selection-bar documents-bar" role="region" aria-label="Selection">
    <strong>${counted(count, 'work')} selected</strong>
    ${!state.all && count < (state.total ?? 0) ? html`<button class="text-button" type="button"
      @click=${selectAll}>Select all ${counted(state.total ?? 0, 'work')}</button>` : nothing}
    <span class="for-change">${action('star', 'Star', () => label(meant(), {star: 'yes'}), 'Give a star')}
    ${action('close', 'Unstar', () => label(meant(), {star: 'no'}), 'Take the star away')}
    ${action('clock', 'To read', () => label(meant(), {reading: 'to-read'}))}
    ${action('check', 'Read', () => label(meant(), {reading: 'read'}))}
    ${action('minus', 'Unread', () => label(meant(), {reading: 'none'}), 'Neither read nor to read')}
    ${action('tag', 'Tag', askTags)}</span>
    ${action('export', 'Export', askFormat)}
    ${pages.map(({path, label: name, says, picture}) => action(picture, name, () => use(path), says))}
    <span class="for-change">${action('bin', 'Remove', askRemoval)}</span>
    <button class="icon-button" type="button" aria-label="Select nothing" @click=${selectNone}>${icon('close')}</button>
  </div>`;
}
