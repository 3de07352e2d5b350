// A field with results as one types, for the popup and the side panel.
import {browser} from '../base/browser.js';
import {element} from '../base/element.js';
import {appSearch, marks, meanings, search} from './search.js';
import {snippetNodes} from './snippet.js';

const pause = 150;

/** @param {string} address */
async function openTab(address) {
  await browser.tabs.create({url: address});
}

/** @param {import('./search.js').Found} found */
function row(found) {
  const match = /** @type {keyof typeof marks} */ (found.match);
  return element('li', {className: 'hit'},
    element('a', {
      href: found.address, className: 'hit-title', dir: 'auto',
      onclick: (/** @type {MouseEvent} */ event) => {
        event.preventDefault();
        openTab(found.address);
      },
    },
    element('span', {className: 'match', title: meanings[match], role: 'img', 'aria-label': meanings[match]},
      marks[match]),
    ` ${found.title}`),
    element('p', {className: 'byline', dir: 'auto'}, found.byline),
    element('p', {className: 'snippet', dir: 'auto'}, ...snippetNodes(found.snippet)));
}

/**
 * @param {HTMLElement} list
 * @param {import('./search.js').Found[]} found
 */
export const showResults = (list, found) => list.replaceChildren(...found.map(row));

/**
 * @param {{field: HTMLInputElement, list: HTMLElement, status: HTMLElement, limit: number}} parts
 */
export function searchBox({field, list, status, limit}) {
  let asking = new AbortController();
  let timer = 0;

  const look = async () => {
    asking.abort();
    asking = new AbortController();
    const query = field.value.trim();
    if (query === '') {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    try {
      const found = await search(query, limit, asking.signal);
      showResults(list, found);
      status.textContent = found.length === 0 ? 'Nothing in the library matches.' : '';
    } catch (problem) {
      if (problem.name === 'AbortError') return;
      list.replaceChildren();
      status.textContent = problem.message;
    }
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  });
  field.form?.addEventListener('submit', async event => {
    event.preventDefault();
    if (field.value.trim() !== '') openTab(await appSearch(field.value.trim()));
  });
}
