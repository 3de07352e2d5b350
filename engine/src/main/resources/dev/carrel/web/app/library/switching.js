// @ts-check
// Opens another library in place of the one that the server has open.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {openDialog} from '../ui/dialog.js';
import {bytes, counted} from '../ui/format.js';
import {sentence} from '../ui/prose.js';

const pause = 300;

/**
 * Asks the server until it has that library open, and begins anew with it.
 * @param {string} name
 */
async function arrive(name) {
  const server = await api.server().catch(() => null);
  if (server?.library === name) location.assign('/library');
  else setTimeout(() => arrive(name), pause);
}

/** @param {Api.LibrarySummary} library */
const facts = ({documents, bytes: size, problem}) =>
  problem ?? [counted(documents ?? 0, 'document'), bytes(size)].join(' · ');

/**
 * Lists them, each with a button.
 * @param {Api.ServedLibraries} libraries
 */
export function chooseLibrary(libraries) {
  /** @type {Api.Failure | null} */
  let error = null;
  let opening = '';
  const dialog = openDialog({title: 'Switch library', kind: 'small', body});

  /** @param {string} name */
  async function open(name) {
    opening = name;
    error = null;
    dialog.paint();
    try {
      await api.openLibrary(name);
      await arrive(name);
    } catch (failed) {
      error = failed;
      opening = '';
      dialog.paint();
    }
  }

  /** @param {Api.LibrarySummary} library */
  function line(library) {
    return html`<li class="library-choice"><span><b class="breaks">${library.name}</b><span
      class="quiet">${facts(library)}</span></span>
    ${library.name === libraries.open ? html`<span class="quiet">open</span>`
      : html`<button class="button" type="button" ?disabled=${opening !== '' || library.problem !== null}
        aria-label="Open ${library.name}" @click=${() => open(library.name)}>${opening === library.name
          ? 'Opening …' : 'Open'}</button>`}</li>`;
  }

  function body() {
    return html`<ul>${libraries.libraries.map(line)}</ul>
      <p class="field-note ${error ? 'wrong' : ''}" role=${error ? 'alert' : nothing}>${error
        ? html`${error.message} ${error.hint ? sentence(error.hint) : nothing}`
        : html`The server has one library open at a time: all windows go over to it. Browsers that capture pages are
          paired with each library on its own. <code>carrel library create</code> makes a new one.`}</p>`;
  }
}
