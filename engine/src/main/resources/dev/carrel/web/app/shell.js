// @ts-check
// The frame around all pages: the bar with the places to go, the notice that the server is away, and the corners where
// messages appear.
import {html, nothing, render} from '/lib/lit-html/lit-html.js';
import {isOnline} from './state/connection.js';
import {lastSearch} from './state/last-search.js';
import {failure} from './ui/empty.js';
import {icon} from './ui/icons.js';
import {themeSwitch} from './ui/theme.js';
/** @import {Route} from './router.js' */
/** @import {IconName} from './ui/icons.js' */

/** @param {string} id */
const byId = id => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {{route: Route, error: Error | null, help: () => void}} Shown */

/** @returns {{name: string, label: string, href: string, picture: IconName}[]} */
const places = () => [
  {name: 'search', label: 'Search', href: lastSearch(), picture: 'search'},
  {name: 'documents', label: 'Documents', href: '/documents', picture: 'list'},
  {name: 'ask', label: 'Ask', href: '/ask', picture: 'quote'},
  {name: 'scan', label: 'Scan', href: '/scan', picture: 'scales'},
  {name: 'matrix', label: 'Matrix', href: '/matrix', picture: 'table'},
  {name: 'map', label: 'Map', href: '/map', picture: 'map'},
  {name: 'library', label: 'Library', href: '/library', picture: 'library'},
  {name: 'evaluate', label: 'Evaluate', href: '/evaluate', picture: 'gauge'},
  {name: 'api', label: 'API', href: '/api', picture: 'braces'},
];

const mark = html`<svg class="brand-mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
  <rect width="32" height="32" rx="8"/>
  <path d="M8 23V10.5C8 9.7 8.7 9 9.5 9H15v14M24 23V10.5c0-.8-.7-1.5-1.5-1.5H17v14M6.5 23h19"/></svg>`;

/** @param {ReturnType<typeof places>[number]} returnType @param {string} current */
const place = ({name, label, href, picture}, current) => html`<a href=${href}
  aria-current=${name === current ? 'page' : nothing}>${icon(picture)}<span>${label}</span></a>`;

const away = () => html`<div class="away" role="alert">${icon('offline')}
  <span>Carrel does not answer. Start it again with <code>carrel serve</code>; this page goes on by
    itself.</span></div>`;

/** @param {Shown} shown @param {() => void} repaint */
const shell = ({route, error, help}, repaint) => html`
  <a class="skip" href="#page">Skip to the page</a>
  <header class="top">
    <a class="brand" href="/" aria-label="Carrel, to the search">${mark}<span>Carrel</span></a>
    <nav aria-label="Pages">${places().map(one => place(one, route.name))}</nav>
    <div class="top-tools">
      <button class="icon-button" type="button" aria-label="Keys and query language" title="Keys and query language (?)"
        @click=${help}>${icon('help')}</button>
      <a class="icon-button to-settings" href="/settings" aria-label="Settings" title="Settings"
        aria-current=${route.name === 'settings' ? 'page' : nothing}>${icon('sliders')}</a>
      ${themeSwitch(repaint)}
    </div>
  </header>
  ${isOnline() ? nothing : away()}
  ${error ? html`<div class="page-failure">${failure(unloaded(error), () => location.reload())}</div>` : nothing}
  <main id="page" tabindex="-1" ?hidden=${Boolean(error)}></main>
  <div id="toasts" class="toasts" role="status"></div>
  <div id="announcements" class="unseen" role="status" aria-live="polite"></div>`;

/** @param {Error} error */
function unloaded(error) {
  console.error(error);
  return {message: 'This page could not be opened.', hint: 'Reload it; if that does not help, restart `carrel serve`.'};
}

/**
 * Draws the frame; pages draw themselves into `pageContainer()`.
 * @param {Shown} shown
 */
export function paintShell(shown) {
  render(shell(shown, () => paintShell(shown)), byId('app'));
}

/** Where pages live. */
export const pageContainer = () => byId('page');
