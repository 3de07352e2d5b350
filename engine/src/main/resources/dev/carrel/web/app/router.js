// @ts-check
// Addresses to pages. A page is a module with `open(container, place)` and `close()`, and, if it can follow a change of
// its own address without being opened anew, `moved(place)`. A place is `{path, parts, parameters}`. The last route of
// the table is for addresses that no other knows.
import {targetOf} from './ui/events.js';

/** @typedef {{path: string, parts: string[], parameters: URLSearchParams}} Place */

/**
 * @typedef {object} Page
 * @property {(container: HTMLElement, place: Place) => unknown} open
 * @property {() => void} close
 * @property {(place: Place) => unknown} [moved]
 */

/** @typedef {{path: RegExp, name: string, title: string, load: () => Promise<Page>}} Route */

/** @type {Route[]} */
let routes = [];
/** @type {HTMLElement} */
let container;
/** @type {{route: Route, page: Page | null} | null} */
let current = null;
/** @type {(route: Route, error: Error | null) => void} */
let changed = () => {};

/** @param {string} path */
const isKnown = path => routes.slice(0, -1).some(route => route.path.test(path));

/** @param {string} path */
function find(path) {
  for (const route of routes) {
    const parts = route.path.exec(path);
    if (parts) return {route, parts: parts.slice(1).map(decodeURIComponent)};
  }
  return {route: routes[routes.length - 1], parts: []};
}

/** @param {string[]} parts */
const placeOf = parts => ({path: location.pathname, parts, parameters: new URLSearchParams(location.search)});

/**
 * Styles outside of a page that depend on it go by this. A rule with `:has()` would have the browser look again at
 * every change inside the page, such as a row of a list that scrolls.
 * @param {string} name
 */
const nameForStyles = name => { document.documentElement.dataset.page = name; };

/** Each opening gets an element of its own, as lit-html remembers what it drew into one. */
function freshElement() {
  const element = document.createElement('div');
  container.replaceChildren(element);
  return element;
}

async function show({arriving = false} = {}) {
  const {route, parts} = find(location.pathname);
  if (current?.route === route && current.page?.moved) return current.page.moved(placeOf(parts));
  current?.page?.close();
  /** @type {NonNullable<typeof current>} */
  const opening = {route, page: null};
  current = opening;
  changed(route, null);
  try {
    const page = await route.load();
    if (current !== opening) return;
    opening.page = page;
    document.title = `${route.title} · Carrel`;
    if (arriving) window.scrollTo(0, 0);
    nameForStyles(route.name);
    page.open(freshElement(), placeOf(parts));
    if (document.activeElement === document.body) container.focus({preventScroll: true});
  } catch (error) {
    if (current !== opening) return;
    nameForStyles('failed');
    changed(route, error);
  }
}

/**
 * Goes to an address of the app, as a new entry of the history.
 * @param {string} address
 */
export function navigate(address) {
  history.pushState(null, '', address);
  return show({arriving: true});
}

/**
 * Writes the address of what is already shown, as a new entry of the history if it is to be one and differs.
 * @param {string} address
 * @param {boolean} asNew
 */
export function writeAddress(address, asNew) {
  if (asNew && address !== location.pathname + location.search) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/** @param {MouseEvent} event */
function follow(event) {
  /** @type {HTMLAnchorElement | null} */
  const link = targetOf(event).closest('a[href]');
  const meant = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !meant || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !isKnown(address.pathname)) return;
  if (address.hash) return;
  event.preventDefault();
  navigate(address.pathname + address.search);
}

/**
 * Shows the page of the present address, and of all that follow. `onChange` gets the route, and an error if it failed.
 * @param {Route[]} table
 * @param {HTMLElement} element
 * @param {(route: Route, error: Error | null) => void} onChange
 */
export function start(table, element, onChange) {
  routes = table;
  container = element;
  changed = onChange;
  document.addEventListener('click', follow);
  // Pages that load what they show must restore their place themselves: the browser would try too early.
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => show());
  return show();
}
