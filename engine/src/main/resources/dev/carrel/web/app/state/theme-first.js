// @ts-check
// Applies the theme that the reader chose before anything is painted. The rest is in ui/theme.js.
(() => {
  try {
    const chosen = localStorage.getItem('carrel.theme');
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  } catch {
    // A browser that keeps nothing follows the system.
  }
})();
