// @ts-check
// Says to a screen reader what changed elsewhere on the page.

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * Announces a sentence once things have been quiet for a moment, so that typing does not make it stutter.
 * @param {string} text
 */
export function announce(text) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const place = document.getElementById('announcements');
    if (place) place.textContent = text;
  }, 400);
}
