// The side panel: search, and on request what the library knows that is like the page in the tab.
import {browser} from '../base/browser.js';
import {byId} from '../base/element.js';
import {textOf} from '../capture/tab.js';
import {searchBox, showResults} from '../search/box.js';
import {like} from '../search/search.js';

const most = 15;
const says = byId('says');

/** @param {number} tabId */
async function showLike(tabId) {
  byId('query').value = '';
  says.textContent = 'Looking …';
  try {
    const tab = await browser.tabs.get(tabId);
    const found = await like(await textOf(tabId), most, tab.url);
    showResults(byId('results'), found);
    says.textContent = found.length === 0 ? 'The library knows nothing like this page.'
      : `Like “${tab.title ?? 'this page'}”`;
  } catch (problem) {
    showResults(byId('results'), []);
    // The right to read a tab comes with a click on the icon or in the context menu, and goes with the page.
    says.textContent = problem.cause
      ? 'Right-click the page and choose “What is like this page?”: that lets Carrel read it.' : problem.message;
  }
}

/** The page that somebody asked about elsewhere, if there is one. @param {any} asked */
const answer = asked => {
  if (asked) {
    void browser.storage.session.remove('like');
    void showLike(asked.tabId);
  }
};

searchBox({field: byId('query'), list: byId('results'), status: says, limit: most});
byId('like').addEventListener('click', async () => {
  const [tab] = await browser.tabs.query({active: true, lastFocusedWindow: true});
  await showLike(tab?.id ?? -1);
});
browser.storage.session.onChanged.addListener(({like: asked}) => answer(asked?.newValue));
answer((await browser.storage.session.get('like')).like);
