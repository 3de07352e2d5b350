// @ts-check
// A PDF as a column of sheets that scroll: where the reader is, how large it is shown, and what is marked.
import {openFile, pixelsPerPoint} from './file.js';
import {createPainter} from './painter.js';
import {createSheet} from './sheet.js';
import {allSizes, pageSize} from './sizes.js';

/** @import {PDFDocumentProxy, PDFDocumentLoadingTask} from '/lib/pdfjs-dist/build/pdf.min.mjs' */
/** @import {Size} from './sizes.js' */
/** @import {Mark, Sheet} from './sheet.js' */

/** @typedef {ReturnType<typeof createViewer>} Viewer */

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];
const comfortable = 1.5;
const redrawAfter = 180;

/** @param {string} classes */
function element(classes) {
  const made = document.createElement('div');
  made.className = classes;
  return made;
}

/**
 * @param {string | null | undefined} label
 * @param {number} page
 */
const printedNumber = (label, page) => label && label !== String(page) ? label : null;

/** @param {Size} one @param {Size} other */
const differs = (one, other) => one.width !== other.width || one.height !== other.height;

/**
 * A viewer of the file at an address; `changed` is called when the page or the zoom is another, `leaving` when somebody
 * goes elsewhere.
 * @param {{address: string, changed: () => void, leaving: () => void}} given
 */
export function createViewer({address, changed, leaving}) {
  const scroller = element('sheets-window');
  const column = element('sheets');
  /** @type {{fit: 'auto' | 'width' | null, scale: number, page: number, pages: number, labels: string[] | null}} */
  const state = {fit: 'auto', scale: 1, page: 1, pages: 0, labels: null};
  /** @type {PDFDocumentLoadingTask | null} */
  let loading = null;
  /** @type {PDFDocumentProxy} */
  let pdf;
  /** @type {Sheet[]} */
  let sheets = [];
  /** @type {ReturnType<typeof createPainter> | null} */
  let painter = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let redrawing;
  let ended = false;
  /** @type {number | null} */
  let target = null;
  let moves = 0;
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', 'The pages');
  scroller.append(column);

  /** The point of the document at a height of the window, which is to stay there whatever else changes. */
  function anchor() {
    const sheet = sheets[pageInView() - 1];
    const height = scroller.clientHeight / 3;
    if (!sheet) return () => {};
    const share = (scroller.scrollTop + height - sheet.element.offsetTop) / sheet.element.offsetHeight;
    return () => { scroller.scrollTop = sheet.element.offsetTop + share * sheet.element.offsetHeight - height; };
  }

  function fitting() {
    const room = scroller.clientWidth - Number.parseFloat(getComputedStyle(column).paddingLeft) * 2;
    const whole = room / (sheets[0].size.width * pixelsPerPoint);
    return state.fit === 'width' ? whole : Math.min(whole, comfortable);
  }

  /** @param {number} scale */
  function setScale(scale) {
    if (!(scale > 0) || scale === state.scale) return;
    const restore = anchor();
    state.scale = scale;
    column.style.setProperty('--scale', String(scale * pixelsPerPoint));
    restore();
    clearTimeout(redrawing);
    redrawing = setTimeout(() => painter?.redraw(), redrawAfter);
    changed();
  }

  const refit = () =>
    sheets.length > 0 && typeof state.fit === 'string' && scroller.clientWidth > 0 && setScale(fitting());
  const resizing = new ResizeObserver(refit);

  /** The page a third down the window, found by halving. */
  function pageInView() {
    const line = scroller.scrollTop + scroller.clientHeight / 3;
    let [low, high] = [0, sheets.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (sheets[middle].element.offsetTop <= line) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  function scrolled() {
    const page = sheets.length === 0 || scroller.clientHeight === 0 ? state.page : pageInView();
    if (page === state.page) return;
    state.page = page;
    changed();
  }

  /** @param {number} first @param {(Size | null)[]} sizes */
  function correct(first, sizes) {
    if (ended) return false;
    const differing = sizes.flatMap((size, i) => size && differs(sheets[first - 1 + i].size, size)
      ? [{size, sheet: sheets[first - 1 + i]}] : []);
    if (differing.length === 0) return true;
    const restore = anchor();
    differing.forEach(({size, sheet}) => sheet.resize(size));
    restore();
    return true;
  }

  /**
   * A box can be larger than the words that are meant: once these are known, they are brought into view.
   * @param {Sheet} sheet
   */
  function settle(sheet) {
    if (target !== sheet.number) return;
    const mark = sheet.element.querySelector('[data-mark=sentence]')
      ?? sheet.element.querySelector('[data-mark=passage]');
    target = null;
    if (!mark) return;
    const top = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    if (top < 0 || top > scroller.clientHeight * 0.7) scroller.scrollTop += top - scroller.clientHeight / 4;
  }

  /**
   * Goes where a link within the file leads: a page, and a height on it if it tells one.
   * @param {unknown} target
   */
  async function follow(target) {
    try {
      const place = typeof target === 'string' ? await pdf.getDestination(target) : /** @type {any[]} */ (target);
      if (!place || ended) return;
      const page = Number.isInteger(place[0]) ? place[0] : await pdf.getPageIndex(place[0]);
      const height = typeof place[3] === 'number' ? await heightOn(page + 1, place[3]) : 0;
      await viewer.goToRegion({page: page + 1, box: [0, height, 0, height]});
    } catch {
      // A link that leads nowhere.
    }
  }

  /** @param {number} number @param {number} y */
  async function heightOn(number, y) {
    const page = await pdf.getPage(number);
    return page.getViewport({scale: 1 / (page.userUnit || 1)}).convertToViewportPoint(0, y)[1];
  }

  /** Whoever moves has the last word: what was on its way elsewhere is called off. */
  function wander() {
    moves++;
    target = null;
    leaving();
  }
  ['wheel', 'pointerdown', 'keydown', 'touchstart'].forEach(kind =>
    scroller.addEventListener(kind, wander, {passive: true}));

  const viewer = {
    element: scroller,
    state,

    async open() {
      loading = openFile(address);
      pdf = await loading.promise;
      const size = await pageSize(pdf, 1);
      if (ended) return;
      sheets = Array.from({length: pdf.numPages}, (_, i) => createSheet(i + 1, size, {written: settle, follow}));
      state.pages = sheets.length;
      column.append(...sheets.map(sheet => sheet.element));
      scroller.addEventListener('scroll', scrolled, {passive: true});
      resizing.observe(scroller);
      refit();
      painter = createPainter({pdf, sheets, scroller, scale: () => state.scale, current: () => state.page});
      allSizes(pdf, correct).catch(() => {});
      pdf.getPageLabels().then(labels => {
        state.labels = labels;
        changed();
      }, () => {});
    },

    /** The number that is printed on the page that is looked at, where it is another than its place in the file. */
    printed: () => printedNumber(state.labels?.[state.page - 1], state.page),

    /** Whether the pages are wider than the window, so that the arrows are needed to look around. */
    isWide: () => scroller.scrollWidth > scroller.clientWidth + 1,
    moveAcross: (/** @type {number} */ by) => scroller.scrollBy({left: by * 80}),

    /** @param {number} number */
    goToPage(number) {
      const page = Math.max(1, Math.min(state.pages, number));
      const sheet = sheets[page - 1];
      wander();
      if (sheet) scroller.scrollTop = sheet.element.offsetTop - 12;
    },

    /**
     * Brings a region into the upper third of the window.
     * @param {{page: number, box: Api.Box}} box
     */
    async goToRegion({page, box}) {
      if (!sheets[page - 1]) return;
      wander();
      const move = moves;
      correct(page, [await pageSize(pdf, page).catch(() => null)]);
      if (ended || move !== moves) return;
      const {element: shown, size} = sheets[page - 1];
      const top = shown.offsetTop + shown.offsetHeight * box[1] / size.height;
      const left = shown.offsetLeft + shown.offsetWidth * box[0] / size.width;
      const across = left < scroller.scrollLeft || left > scroller.scrollLeft + scroller.clientWidth / 2;
      scroller.scrollTo({top: top - scroller.clientHeight / 4, left: across ? left - 24 : scroller.scrollLeft});
      target = page;
      if (shown.querySelector('.textLayer')) settle(sheets[page - 1]);
    },

    /**
     * Marks regions, each `{page, box, kind, words}`; nothing else stays marked.
     * @param {Mark[]} regions
     */
    mark(regions) {
      for (const sheet of sheets) sheet.mark(regions.filter(({page}) => page === sheet.number));
    },

    /** @param {'auto' | 'width'} kind */
    fit(kind) {
      state.fit = kind;
      refit();
      changed();
    },

    /** @param {number} step */
    zoom(step) {
      const larger = steps.find(one => one > state.scale * 1.01) ?? steps[steps.length - 1];
      const smaller = steps.findLast(one => one < state.scale * 0.99) ?? steps[0];
      state.fit = null;
      setScale(step > 0 ? larger : smaller);
    },

    end() {
      ended = true;
      resizing.disconnect();
      painter?.end();
      loading?.destroy();
    },
  };
  return viewer;
}
