// Where the reader is in the text, and how to get somewhere else in it.

const room = () => document.querySelector('.text-window:not([hidden])');

/** The page of the paragraph that is looked at, a quarter down the window; null where there are no pages. */
export function pageOfText({paragraphs}) {
  const shown = room();
  if (!shown) return null;
  const line = shown.getBoundingClientRect().top + shown.clientHeight / 4 + 2;
  const block = [...shown.querySelectorAll('[data-start]')].find(one => one.getBoundingClientRect().bottom > line);
  return paragraphs.find(({start}) => String(start) === block?.dataset.start)?.page ?? null;
}

/** The first paragraph of a page, or of a range of the text. */
function wanted({aim, passage, layout: {paragraphs}}) {
  if (aim.page) return paragraphs.find(({page}) => page >= aim.page);
  return passage?.range ? paragraphs.find(({end}) => end > passage.range.start) : undefined;
}

/** Goes to what the address or the reader wants to see, once it is drawn. */
export function scrollToPassage(state) {
  if (state.view !== 'text' || !state.aim || !state.layout) return;
  const target = room()?.querySelector(`[data-start="${wanted(state)?.start}"]`);
  if (!target) return;
  state.aim = null;
  room().scrollTop += target.getBoundingClientRect().top - room().getBoundingClientRect().top - room().clientHeight / 4;
}
