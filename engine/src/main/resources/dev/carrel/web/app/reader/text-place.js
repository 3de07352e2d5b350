// @ts-check
// Where the reader is in the text, how to get somewhere else in it, and what is loaded as it comes into sight.
import {partOf} from './known-text.js';
/** @import {KnownParagraph} from './known-text.js' */
/** @import {ReaderState} from './session.js' */

const room = () => document.querySelector('.text-window:not([hidden])');

/**
 * The page of the paragraph that is looked at, a quarter down the window; null where there are no pages.
 * @param {KnownParagraph[]} paragraphs
 */
export function pageOfText(paragraphs) {
  const shown = room();
  if (!shown) return null;
  const line = shown.getBoundingClientRect().top + shown.clientHeight / 4 + 2;
  const blocks = /** @type {HTMLElement[]} */ ([...shown.querySelectorAll('[data-start]')]);
  const block = blocks.find(one => one.getBoundingClientRect().bottom > line);
  return paragraphs.find(({start}) => String(start) === block?.dataset.start)?.page ?? null;
}

/**
 * The character that is to be seen: where a page begins, or a passage; null if that is not known yet, or nothing is
 * wanted.
 * @param {ReaderState} state
 */
export function wantedCharacter({aim, passage, whole}) {
  if (!aim || !whole) return null;
  if (aim.at !== undefined) return aim.at;
  const wanted = aim.page;
  if (wanted) return whole.pages.find(({page}) => page >= wanted)?.start ?? null;
  return passage?.start ?? null;
}

/**
 * Goes to what the address or the reader wants to see, once it is drawn.
 * @param {ReaderState} state
 */
export function scrollToPassage(state) {
  const at = wantedCharacter(state);
  if (state.view !== 'text' || at === null) return;
  const wanted = state.paragraphs.find(({start, end}) => start <= at && at <= end);
  const shown = room();
  const target = wanted && shown?.querySelector(`[data-start="${wanted.start}"]`);
  if (!shown || !target) return;
  state.aim = null;
  shown.scrollTop += target.getBoundingClientRect().top - shown.getBoundingClientRect().top - shown.clientHeight / 4;
}

/**
 * Calls `wanted(range)` for gaps of the text that come near the window. Call `look()` after each drawing.
 * @param {(range: Api.Range) => void} wanted
 */
export function watchGaps(wanted) {
  /** @param {IntersectionObserverEntry[]} entries */
  const seen = entries =>
    entries.filter(({isIntersecting}) => isIntersecting).forEach(({target, rootBounds, boundingClientRect}) => {
    const fromBelow = rootBounds !== null && boundingClientRect.top < rootBounds.top;
    const {from, to} = /** @type {HTMLElement} */ (target).dataset;
    wanted(partOf({start: Number(from), end: Number(to)}, fromBelow));
  });
  /** @type {IntersectionObserver | null} */
  let watcher = null;
  return {
    look() {
      watcher?.disconnect();
      const watching = new IntersectionObserver(seen, {root: room(), rootMargin: '50% 0px'});
      room()?.querySelectorAll('.text-gap').forEach(gap => watching.observe(gap));
      watcher = watching;
    },
    end: () => watcher?.disconnect(),
  };
}
