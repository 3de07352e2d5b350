// Says to a screen reader what changed elsewhere on the page.

let waiting;

/** Announces a sentence once things have been quiet for a moment, so that typing does not make it stutter. */
export function announce(text) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    document.getElementById('announcements').textContent = text;
  }, 400);
}
