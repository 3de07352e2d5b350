// Shows everything that was captured, and deletes it by page, domain, day or altogether.
import {browser} from '../base/browser.js';
import {byId, element} from '../base/element.js';
import {day, deletePages, domain, storedPages, waitingPages} from './stored.js';
/** @import {StoredPage} from './stored.js' */

/** @type {StoredPage[]} */
let all = [];
/** More are drawn when asked for: a page of ten thousand rows is slow. */
const atOnce = 500;
let drawn = atOnce;

const counted = (/** @type {number} */ n) => n === 1 ? '1 page' : `${n} pages`;

/** @param {string} question @returns {Promise<boolean>} */
function sure(question) {
  const dialog = byId('question');
  byId('asks').textContent = question;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), {once: true});
  });
}

/** @param {StoredPage[]} pages @param {string} question */
async function remove(pages, question) {
  if (pages.length === 0 || !await sure(question)) return;
  await deletePages(pages).catch(problem => { byId('says').textContent = problem.message; });
  await browser.runtime.sendMessage({does: 'settle'});
  await load();
}

/** @param {StoredPage} page */
function row(page) {
  const {address, title, occasion, documents, waits} = page;
  const versions = documents.length > 1 ? `${documents.length} versions` : '';
  const told = [waits.length > 0 ? 'waits for Carrel' : '', versions, occasion === 'remembered' ? 'remembered' : '',
    new Date(page.time).toLocaleTimeString(undefined, {timeStyle: 'short'})].filter(part => part !== '').join(' · ');
  return element('li', {className: 'spread'},
    element('div', {className: 'page-text'},
      element('a', {href: /^https?:/u.test(address) ? address : '#', target: '_blank', rel: 'noreferrer', dir: 'auto'},
        title || address),
      element('span', {className: 'quiet'}, address)),
    element('div', {className: 'row'}, element('span', {className: 'quiet'}, told),
      element('button', {
        className: 'plain danger', type: 'button', 'aria-label': `Delete ${title || address}`,
        onclick: () => remove([page], `Delete “${title || address}” with all its versions?`),
      }, 'Delete')));
}

/** @param {[string, StoredPage[]]} group */
function group([name, pages]) {
  return element('section', {className: 'panel'},
    element('div', {className: 'spread'}, element('h2', {}, name),
      element('button', {
        className: 'plain danger', type: 'button', 'aria-label': `Delete all of ${name}`,
        onclick: () => remove(pages, `Delete ${counted(pages.length)} of ${name}?`),
      }, `Delete ${counted(pages.length)}`)),
    element('ul', {className: 'pages'}, ...pages.map(row)));
}

function chosen() {
  const words = byId('filter').value.trim().toLowerCase();
  const which = byId('which').value;
  return all.filter(({title, address, occasion}) => (which === 'all' || which === occasion)
    && (words === '' || `${title} ${address}`.toLowerCase().includes(words)));
}

function draw() {
  const pages = chosen();
  const groups = Map.groupBy(pages.slice(0, drawn), byId('by').value === 'day' ? day : domain);
  byId('groups').replaceChildren(...[...groups].map(group),
    ...pages.length > drawn ? [element('button', {type: 'button', onclick: () => {
      drawn += atOnce;
      draw();
    }}, `Show more of ${counted(pages.length)}`)] : []);
  byId('count').textContent = counted(pages.length);
  byId('delete-all').disabled = pages.length === 0;
}

async function load() {
  try {
    all = await storedPages();
    byId('says').textContent = '';
  } catch (problem) {
    all = await waitingPages();
    byId('says').textContent = `${problem.message} Until then only what waits in the browser can be shown.`;
  }
  draw();
}

for (const id of ['filter', 'which', 'by']) byId(id).addEventListener('input', draw);
byId('delete-all').addEventListener('click', () => remove(chosen(), `Delete ${counted(chosen().length)}?`));
await load();
