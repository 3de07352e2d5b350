// @ts-check
// Where the search of this tab is, so that the way back to it leads to what was asked and not to an empty box.

const name = 'carrel.search';
/** @type {Set<() => void>} */
const listeners = new Set();
let place = kept();

/** It outlives a reload, and is no other tab's. */
function kept() {
  try {
    const address = sessionStorage.getItem(name);
    return address?.startsWith('/search?') ? address : '/';
  } catch {
    return '/';
  }
}

/** The address of the last search. */
export const lastSearch = () => place;

/**
 * Notes the address of the search that is shown.
 * @param {string} address
 */
export function rememberPlace(address) {
  if (address === place) return;
  place = address;
  try {
    sessionStorage.setItem(name, address);
  } catch {
    // Then it lasts until the page is loaded anew.
  }
  for (const changed of [...listeners]) changed();
}

/**
 * Calls `changed` whenever it is another.
 * @param {() => void} changed
 */
export const onLastSearch = changed => listeners.add(changed);
