// Addresses to pages. A page is a module with `open(container, place)` and `close()`, and, if it can follow a change of
// its own address without being opened anew, `moved(place)`. A place is `{path, parts, parameters}`.

let routes = [];
let container = null;
let current = null;
let changed = () => {};

function find(path) {
  for (const route of routes) {
    const parts = route.path.exec(path);
    if (parts) return {route, parts: parts.slice(1).map(decodeURIComponent)};
  }
  return {route: routes[0], parts: []};
}

const placeOf = parts => ({path: location.pathname, parts, parameters: new URLSearchParams(location.search)});

async function show() {
  const {route, parts} = find(location.pathname);
  if (current?.route === route && current.page?.moved) return current.page.moved(placeOf(parts));
  current?.page?.close();
  const opening = current = {route, page: null};
  changed(route, null);
  try {
    const page = await route.load();
    if (current !== opening) return;
    container.replaceChildren();
    opening.page = page;
    document.title = `${route.title} · Carrel`;
    page.open(container, placeOf(parts));
  } catch (error) {
    if (current === opening) changed(route, error);
  }
}

/** Goes to an address of the app, as a new entry of the history. */
export function navigate(address) {
  history.pushState(null, '', address);
  window.scrollTo(0, 0);
  return show();
}

/** Writes the address of what is already shown. */
export function writeAddress(address, asNew) {
  if (asNew) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

function follow(event) {
  const link = event.target.closest?.('a[href]');
  const meant = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !meant || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !routes.some(route => route.path.test(address.pathname))) return;
  if (address.hash) return;
  event.preventDefault();
  navigate(address.pathname + address.search);
}

/** Shows the page of the present address, and of all that follow. `onChange` gets the route, and an error if it failed. */
export function start(table, element, onChange) {
  routes = table;
  container = element;
  changed = onChange;
  document.addEventListener('click', follow);
  window.addEventListener('popstate', show);
  return show();
}
