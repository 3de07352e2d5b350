// Where the reader is in the text, how to get somewhere else in it, and what is loaded as it comes into sight.
import {partOf} from './known-text.js';

const room = () => document.querySelector('.text-window:not([hidden])');

/** The page of the paragraph that is looked at, a quarter down the window; null where there are no pages. */
export function pageOfText(paragraphs) {
  const shown = room();
  if (!shown) return null;
  const line = shown.getBoundingClientRect().top + shown.clientHeight / 4 + 2;
  const block = [...shown.querySelectorAll('[data-start]')].find(one => one.getBoundingClientRect().bottom > line);
  return paragraphs.find(({start}) => String(start) === block?.dataset.start)?.page ?? null;
}

/** The character that is to be seen: where a page begins, or a passage; null if that is not known yet, or nothing is wanted. */
export function wantedCharacter({aim, passage, whole}) {
  if (!aim || !whole) return null;
  if (aim.page) return whole.pages.find(({page}) => page >= aim.page)?.start ?? null;
  return passage?.start ?? null;
}

/** Goes to what the address or the reader wants to see, once it is drawn. */
export function scrollToPassage(state) {
  const at = wantedCharacter(state);
  if (state.view !== 'text' || at === null) return;
  const wanted = state.paragraphs.find(({start, end}) => start <= at && at <= end);
  const target = wanted && room()?.querySelector(`[data-start="${wanted.start}"]`);
  if (!target) return;
  state.aim = null;
  room().scrollTop += target.getBoundingClientRect().top - room().getBoundingClientRect().top - room().clientHeight / 4;
}

/** Calls `wanted(range)` for gaps of the text that come near the window. Call `look()` after each drawing. */
export function watchGaps(wanted) {
  const seen = entries => entries.filter(({isIntersecting}) => isIntersecting).forEach(({target, rootBounds, boundingClientRect}) => {
    const fromBelow = rootBounds !== null && boundingClientRect.top < rootBounds.top;
    wanted(partOf({start: Number(target.dataset.from), end: Number(target.dataset.to)}, fromBelow));
  });
  let watcher = null;
  return {
    look() {
      watcher?.disconnect();
      watcher = new IntersectionObserver(seen, {root: room(), rootMargin: '50% 0px'});
      room()?.querySelectorAll('.text-gap').forEach(gap => watcher.observe(gap));
    },
    end: () => watcher?.disconnect(),
  };
}
