// The page as it stands in the tab now, as HTML. This function is sent into the tab, so all that it needs is inside of
// it.
//
// It runs in one go in a world of its own: the page can neither change meanwhile nor see or replace what is used here.

/**
 * @typedef {object} Snapshot
 * @property {string} address
 * @property {string} title
 * @property {string} html
 * @property {boolean} cut whether the page was larger than is taken
 * @property {string} selected the text that was selected; empty if the whole page is meant
 * @property {boolean} pdf whether it is no page but a PDF
 */

/**
 * @param {'page' | 'selection'} what the selection, if there is one
 * @param {number} mostBytes
 * @returns {Snapshot}
 */
export function snapshot(what, mostBytes) {
  const left = new Set(['STYLE', 'NOSCRIPT', 'TEMPLATE', 'CANVAS', 'OBJECT', 'EMBED', 'VIDEO', 'AUDIO', 'INPUT',
    'TEXTAREA', 'SELECT', 'SVG']);
  const empty = new Set(['AREA', 'BASE', 'BR', 'COL', 'HR', 'IMG', 'LINK', 'META', 'SOURCE', 'TRACK', 'WBR']);
  const kept = new Set(['id', 'class', 'lang', 'dir', 'href', 'src', 'alt', 'title', 'datetime', 'content', 'name',
    'property', 'itemprop', 'itemtype', 'itemscope', 'rel', 'type', 'role', 'aria-hidden', 'aria-label', 'aria-level',
    'hidden', 'colspan', 'rowspan', 'start', 'cite', 'style', 'encoding']);
  const longestAttribute = 2000;
  // Some four hundred pages of a book: more is no text that somebody read, and would keep the library busy for minutes.
  const mostText = 1_000_000;
  const mostFrames = 50;
  const selection = getSelection();
  const selects = what === 'selection' && selection !== null && !selection.isCollapsed
    && selection.toString().trim() !== '';
  const encoder = new TextEncoder();
  /** @type {string[]} */
  const out = [];
  let room = mostBytes;
  let textRoom = mostText;
  let cut = false;
  let frames = 0;

  /** @param {string} text */
  const put = text => {
    const bytes = /^[\0-\x7f]*$/u.test(text) ? text.length : encoder.encode(text).length;
    if (bytes > room) cut = true;
    else {
      out.push(text);
      room -= bytes;
    }
    return !cut;
  };

  /** @param {string} data */
  const text = data => {
    textRoom -= data.length;
    if (textRoom < 0) cut = true;
    else put(escaped(data));
  };

  /** @param {string} text */
  const escaped = text => text.replace(/[&<>"]/gu, c => `&#${c.charCodeAt(0)};`);

  /** An address as a whole, whatever it is relative to. @param {Element} element @param {Attr} attribute */
  const whole = (element, {name, value}) => {
    const {href} = /** @type {any} */ (element);
    return name === 'href' && typeof href === 'string' ? href : value;
  };

  /** @param {Element} element */
  const start = element => {
    const attributes = [...element.attributes].filter(({name, value}) =>
      kept.has(name) && value.length <= longestAttribute)
      .map(attribute => ` ${attribute.name}="${escaped(whole(element, attribute))}"`);
    return `<${element.localName}${attributes.join('')}>`;
  };

  /** @param {Element} element */
  const inHead = element => {
    const {tagName} = element;
    if (tagName === 'SCRIPT') return element.getAttribute('type')?.trim().toLowerCase() === 'application/ld+json';
    // A selection has an address of its own.
    const speaksForPage = element.matches('link[rel~=canonical i], meta[property="og:url" i]');
    return ['TITLE', 'META', 'LINK'].includes(tagName) && !(selects && speaksForPage);
  };

  /** @param {Element} element */
  const isShown = element => !left.has(element.tagName.toUpperCase())
    && (!element.isConnected || getComputedStyle(element).display !== 'none');

  /** @param {Element} element */
  const shadow = element => {
    try {
      // Extensions may look into closed ones too.
      const {openOrClosedShadowRoot} = /** @type {any} */ (element);
      return globalThis.chrome?.dom?.openOrClosedShadowRoot(/** @type {HTMLElement} */ (element))
        ?? openOrClosedShadowRoot ?? element.shadowRoot;
    } catch {
      return element.shadowRoot;
    }
  };

  /** @param {Element} element @returns {Node[]} */
  const children = element => {
    if (element instanceof HTMLIFrameElement) {
      try {
        frames++;
        const body = frames <= mostFrames ? element.contentDocument?.body : null;
        return [...body?.childNodes ?? []];
      } catch {
        return [];
      }
    }
    if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) {
      return element.assignedNodes({flatten: true});
    }
    return [...(shadow(element) ?? element).childNodes];
  };

  /** Without recursion, however deep a page is nested. @param {Node[]} roots */
  const walk = roots => {
    /** @type {(Node | string)[]} */
    const ahead = [...roots].reverse();
    while (ahead.length > 0) {
      const next = ahead.pop();
      if (typeof next === 'string') out.push(next);
      else if (cut) continue;
      else if (next?.nodeType === Node.TEXT_NODE) text(/** @type {Text} */ (next).data);
      else if (next?.nodeType === Node.ELEMENT_NODE) {
        const element = /** @type {Element} */ (next);
        const data = element.tagName === 'SCRIPT' && inHead(element);
        if (data) {
          const json = (element.textContent ?? '').replaceAll('<', '\\u003c');
          put(`<script type="application/ld+json">${json}</script>`);
        } else if (element.tagName !== 'SCRIPT' && isShown(element)) {
          const isFrame = element.tagName === 'IFRAME';
          if (!put(isFrame ? '<section>' : start(element)) || empty.has(element.tagName)) continue;
          ahead.push(isFrame ? '</section>' : `</${element.localName}>`);
          for (const child of children(element).reverse()) ahead.push(child);
        }
      }
    }
  };

  const result = {address: location.href, title: document.title, html: '', cut: false, selected: '', pdf: false};
  if (document.contentType === 'application/pdf') return {...result, pdf: true};
  put(`<!DOCTYPE html><html lang="${escaped(document.documentElement.lang)}"><head><meta charset="utf-8">`);
  put(`<title>${escaped(document.title)}</title>`);
  for (const element of document.head?.children ?? []) {
    if (!inHead(element) || element.tagName === 'TITLE') continue;
    if (element.tagName === 'SCRIPT') walk([element]);
    else put(start(element));
  }
  out.push('</head><body>');
  if (selects) {
    for (let i = 0; i < selection.rangeCount; i++) walk([...selection.getRangeAt(i).cloneContents().childNodes]);
  } else if (document.body) walk([...document.body.childNodes]);
  out.push('</body></html>');
  return {...result, html: out.join(''), cut, selected: selects ? selection.toString() : ''};
}
