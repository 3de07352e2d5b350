// Tells the extension when the page in this tab has been read: visible for long enough, and seen far enough down. It
// runs in pages, as a plain script, and only while remembering is turned on. The page's text is not looked at here.
(() => {
  const browser = /** @type {typeof chrome} */ (/** @type {any} */ (globalThis).browser ?? globalThis.chrome);
  let address = location.href;
  let seconds = 0;
  let furthest = 0;
  let told = false;

  const hasPassword = () =>
    [...document.querySelectorAll('input[type=password]')].some(field => field.checkVisibility());

  const seen = () => {
    const {scrollHeight} = document.documentElement;
    return scrollHeight === 0 ? 0 : 100 * Math.min(1, (scrollY + innerHeight) / scrollHeight);
  };

  // An application that shows another page without loading one.
  const begin = () => {
    address = location.href;
    seconds = furthest = 0;
    told = false;
  };

  const tick = async () => {
    if (location.href !== address) begin();
    if (told || document.visibilityState !== 'visible') return;
    seconds++;
    furthest = Math.max(furthest, seen());
    const {remembering} = await browser.storage.local.get('remembering');
    const {on, paused, seconds: needed, scrolled} = /** @type {any} */ (remembering ?? {});
    if (!on || paused || seconds < needed || furthest < scrolled || told || hasPassword()) return;
    told = true;
    await browser.runtime.sendMessage({does: 'remember', address});
  };

  const clock = setInterval(() => {
    // The extension was unloaded or turned off.
    if (browser.runtime?.id === undefined) clearInterval(clock);
    else tick().catch(() => clearInterval(clock));
  }, 1000);
})();
