// @ts-check
// Which of the page's three shapes the window has room for.

const narrowWindow = matchMedia('(max-width: 959px)');
const wideWindow = matchMedia('(min-width: 1500px)');

/** Filters are a sheet. */
export const narrow = () => narrowWindow.matches;

/** The current hit is shown whole beside the list. */
export const wide = () => wideWindow.matches;

/**
 * Calls `changed` when the shape changes; returns what ends it.
 * @param {() => void} changed
 */
export function watchWidth(changed) {
  const windows = [narrowWindow, wideWindow];
  windows.forEach(one => one.addEventListener('change', changed));
  return () => windows.forEach(one => one.removeEventListener('change', changed));
}
