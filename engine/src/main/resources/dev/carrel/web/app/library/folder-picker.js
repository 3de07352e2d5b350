// @ts-check
// A dialog that walks through the folders of the machine that Carrel runs on: a browser tells no page where a file is.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import * as api from '../api.js';
import {openDialog} from '../ui/dialog.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';

/**
 * Opens at a folder, or at home, and hands over the one that is chosen.
 * @param {string} begin
 * @param {(path: string) => void} chosen
 */
export function pickFolder(begin, chosen) {
  /** @type {Api.Folder | null} */
  let folder = null;
  /** @type {Api.Failure | null} */
  let error = null;
  /** @type {Promise<void>} */
  let arrived = Promise.resolve();
  const dialog = openDialog({title: 'Choose a folder', body});

  /**
   * Goes on to a folder once the one before is there, so that quick clicks mean what the person saw coming.
   * @param {() => string} path
   */
  function go(path) {
    arrived = arrived.then(() => show(path()));
    return arrived;
  }

  /**
   * @param {string} path
   * @returns {Promise<void>}
   */
  async function show(path) {
    try {
      folder = await api.folders(path);
      error = null;
    } catch (failed) {
      error = failed;
      if (!folder && path !== '') {
        await show('');
        return;
      }
    }
    dialog.paint();
    document.querySelector('.picker-folders')?.scrollTo(0, 0);
  }

  async function take() {
    const before = error;
    await arrived;
    if (error && error !== before) return;
    if (folder) chosen(folder.path);
    dialog.close();
  }

  function says() {
    if (error) return [error.message, error.hint].filter(Boolean).join(' ');
    if (!folder) return '';
    const {files, folders, whole} = folder;
    return [files === 0 ? 'No files that Carrel reads lie right here'
      : `${counted(files, 'file')} that Carrel reads ${files === 1 ? 'lies' : 'lie'} right here`,
    whole ? '' : `only the first ${folders.length} folders are shown`].filter(Boolean).join('; ');
  }

  function body() {
    return html`<div class="picker-path">
        <button class="icon-button" type="button" aria-label="One folder up" title="One folder up"
          ?disabled=${!folder?.parent} @click=${() => go(() => folder?.parent ?? '')}>${icon('up')}</button>
        <strong class="breaks" aria-live="polite">${folder?.path ?? '…'}</strong></div>
      <ul class="picker-folders" aria-label="Folders">${folder ? repeat(folder.folders, one => one.path, one =>
        html`<li><button type="button" @click=${() => go(() => one.path)}>${icon('folder')}${one.name}</button></li>`)
        : nothing}</ul>
      <p class="picker-says ${error ? 'wrong' : 'quiet'}" role="status">${says()}</p>
      <div class="dialog-end">
        <button class="button" type="button" @click=${() => dialog.close()}>Cancel</button>
        <button class="button primary" type="button" ?disabled=${!folder} @click=${take}>Choose this folder</button>
      </div>`;
  }
  return go(() => begin.trim());
}
