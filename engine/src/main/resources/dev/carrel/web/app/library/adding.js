// @ts-check
// The form that adds a folder, a file or Zotero. Paths are those of the machine that Carrel runs on.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {withTick, withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {segmented} from '../ui/segmented.js';
import {pickFolder} from './folder-picker.js';
import {current, setForm, start} from './session.js';
/** @import {AddForm, LibraryState} from './session.js' */
/** @import {Option} from '../ui/segmented.js' */

/** @param {AddForm} form */
function asked({kind, path, zotero, ocr, languages}) {
  const what = kind === 'zotero' ? {zotero: zotero.trim() || 'auto'} : {paths: [path.trim()]};
  return ocr ? {...what, ocr: languages.trim() || 'eng'} : what;
}

const nothingNamed = {message: 'Name a folder or a file.', hint: 'For example ~/papers'};

/** What the server answers where it wants to be told that all of it is meant. */
const unsure = 428;

/** @param {{large?: boolean}} [confirmed] */
async function send(confirmed = {}) {
  const {form} = current();
  if (form.sending) return;
  if (form.kind === 'folder' && form.path.trim() === '') return refuse(nothingNamed);
  setForm({sending: true, error: null});
  const error = await start(() => api.addSources({...asked(form), ...confirmed}));
  if (error) refuse(error);
  else setForm({sending: false, path: '', zotero: ''});
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  send();
}

/** @param {Api.Failure} error */
function refuse(error) {
  setForm({sending: false, error});
  document.getElementById(current().form.kind === 'zotero' ? 'add-zotero' : 'add-path')?.focus();
}

/** @param {Api.Failure & {status?: number}} error */
const advice = ({hint, status}) => status === unsure
  ? html` <button class="button small" type="button" @click=${() => send({large: true})}>Add all of it</button>`
  : hint ? html` <span>${sentence(hint)}</span>` : nothing;

/** @param {Api.Failure | null} error */
const trouble = error =>
  html`<p class="field-note ${error ? 'wrong' : ''}" id="add-note" role=${error ? 'alert' : nothing}>${error
  ? html`${error.message}${advice(error)}` : nothing}</p>`;

/** @param {AddForm} form */
const folderField = ({path, error}) => html`
  <label for="add-path">Path on this machine</label>
  <div class="path-field"><input class="field" id="add-path" type="text" autocomplete="off" autocapitalize="off"
    spellcheck="false" placeholder="~/papers"
    .value=${path} aria-invalid=${error ? 'true' : 'false'} aria-describedby="add-note"
    @input=${withValue(path => setForm({path, error: null}))}>
    <button class="button for-set-up" type="button"
      @click=${() => pickFolder(path, chosen => setForm({path: chosen, error: null}))}>Choose …</button></div>
  ${error ? trouble(error)
    : html`<p class="field-note" id="add-note">A folder with all below it, or one file: PDF, Markdown, HTML,
    notebooks, BibTeX and more. <code>~/</code> is your home. Files can also be dropped onto this page.</p>`}`;

/** @param {AddForm} form */
const zoteroField = ({zotero, error}) => html`
  <label for="add-zotero">Zotero’s data directory or address</label>
  <input class="field" id="add-zotero" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
    placeholder="found by itself"
    .value=${zotero} aria-invalid=${error ? 'true' : 'false'} aria-describedby="add-note"
    @input=${withValue(zotero => setForm({zotero, error: null}))}>
  ${error ? trouble(error)
    : html`<p class="field-note" id="add-note">Leave it empty to look in the usual places. Zotero is only read, never
    written to.</p>`}`;

/** @param {AddForm} form */
const recognition = ({ocr, languages}) => html`<div class="ocr">
  <label class="check-line"><input type="checkbox" .checked=${ocr} @change=${withTick(ocr => setForm({ocr}))}>
    Read scanned pages (OCR)</label>
  <label class="languages" ?hidden=${!ocr}><span>in</span><input class="field" type="text" size="8" spellcheck="false"
    autocomplete="off"
    aria-label="Languages of the scanned pages" title="Tesseract’s names of languages, such as eng+deu"
    .value=${languages} @input=${withValue(languages => setForm({languages}))}></label>
</div>`;

/** @type {Option[]} */
const kinds = [{value: 'folder', label: 'Folder or file', icon: 'folder'},
  {value: 'zotero', label: 'Zotero', icon: 'book'}];

/**
 * The form.
 * @param {LibraryState} state
 */
export function adding({form}) {
  return html`<section class="panel for-change" aria-labelledby="adding-title">
    <header class="panel-head"><h2 id="adding-title">Add documents</h2></header>
    <form class="adding" novalidate @submit=${submit}>
      ${segmented({name: 'add-kind', label: 'What to add', options: kinds, value: form.kind,
        choose: kind => setForm({kind, error: null})})}
      <div class="adding-field">${form.kind === 'zotero' ? zoteroField(form) : folderField(form)}</div>
      <div class="adding-end">${recognition(form)}
        <button class="button primary" type="submit" ?disabled=${form.sending}>${icon('plus')}Add</button></div>
    </form>
  </section>`;
}
