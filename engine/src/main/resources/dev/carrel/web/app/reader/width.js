// @ts-check
// Whether there is room for the column beside the document.

const narrowWindow = matchMedia('(max-width: 999px)');

/** The column is a sheet. */
export const narrow = () => narrowWindow.matches;

/**
 * Calls `changed` when that changes; returns what ends it.
 * @param {() => void} changed
 */
export function watchWidth(changed) {
  narrowWindow.addEventListener('change', changed);
  return () => narrowWindow.removeEventListener('change', changed);
}
