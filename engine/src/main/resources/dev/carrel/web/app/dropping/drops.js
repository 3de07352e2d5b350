// @ts-check
// What is dropped onto any page: files are kept in the library's own folder and added, a DOI opens its document, other
// text is looked for.
import {html, render} from '/lib/lit-html/lit-html.js';
import {navigate} from '../router.js';
import {icon} from '../ui/icons.js';
import {addFiles} from './files.js';
import {openText} from './text.js';

/** @type {HTMLElement | null} */
let veil = null;
let depth = 0;

/** @param {DragEvent} event */
const types = event => [...event.dataTransfer?.types ?? []];

/**
 * Text that is dragged within the app, or into a field, is the browser's own business.
 * @param {DragEvent} event
 */
function isOurs(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const inField = target instanceof Element && target.closest('input, textarea, [contenteditable], dialog') !== null;
  return !fromHere && !inField && types(event).some(type => type === 'Files' || type === 'text/plain');
}

let fromHere = false;

function show() {
  veil ??= document.body.appendChild(Object.assign(document.createElement('div'), {className: 'drop-veil'}));
  render(html`<p>${icon('plus')}Drop files to add them, a DOI to open it, words to look for them</p>`, veil);
  veil.hidden = false;
}

function hide() {
  depth = 0;
  if (veil) veil.hidden = true;
}

/** @param {DragEvent} event */
function over(event) {
  if (!isOurs(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
}

/** @param {DragEvent} event */
function drop(event) {
  const ours = isOurs(event);
  hide();
  if (!ours || !event.dataTransfer) return;
  event.preventDefault();
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry?.() ?? null);
  const files = [...event.dataTransfer.files].filter((_, i) => !entries[i]?.isDirectory);
  if (types(event).includes('Files')) addFiles(files, entries.some(entry => entry?.isDirectory));
  else openText(event.dataTransfer.getData('text/plain'), navigate);
}

/** Takes drops from now on. */
export function takeDrops() {
  document.addEventListener('dragstart', () => { fromHere = true; });
  document.addEventListener('dragend', () => { fromHere = false; });
  document.addEventListener('dragenter', event => {
    if (isOurs(event)) show();
    depth++;
  });
  document.addEventListener('dragleave', () => {
    if (--depth <= 0) hide();
  });
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
}
