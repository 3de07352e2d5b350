// @ts-check
// All pictures of the app: strokes on a grid of 20, drawn in the colour of the text around them.
import {html, svg} from '/lib/lit-html/lit-html.js';

const strokes = {
  search: svg`<circle cx="8.5" cy="8.5" r="5"/><path d="m12.5 12.5 4 4"/>`,
  close: svg`<path d="m5.5 5.5 9 9m0-9-9 9"/>`,
  plus: svg`<path d="M10 4.5v11M4.5 10h11"/>`,
  minus: svg`<path d="M4.5 10h11"/>`,
  width: svg`<path d="M3.5 5v10m13-10v10M6 10h8m-6-2-2 2 2 2m4-4 2 2-2 2"/>`,
  side: svg`<rect x="3" y="4" width="14" height="12" rx="2"/><path d="M12 4v12"/>`,
  zotero: svg`<path d="M5.5 5h9l-9 10h9"/>`,
  check: svg`<path d="m4.5 10.5 3.5 3.5 7.5-8"/>`,
  down: svg`<path d="m5.5 8 4.5 4.5L14.5 8"/>`,
  right: svg`<path d="M8 5.5 12.5 10 8 14.5"/>`,
  left: svg`<path d="M12 5.5 7.5 10l4.5 4.5"/>`,
  filter: svg`<path d="M3.5 5.5h13M6 10h8m-5.5 4.5h3"/>`,
  clock: svg`<circle cx="10" cy="10" r="6.5"/><path d="M10 6.5V10l2.5 1.5"/>`,
  sun: svg`<circle cx="10" cy="10" r="3"/><path
    d="M10 2.5v2m0 11v2m7.5-7.5h-2m-11 0h-2m12.800-5.3-1.400 1.400m-7.800 7.800-1.400 1.400m10.600 0-1.400-1.400
      M6.100 6.100 4.700 4.700"/>`,
  moon: svg`<path d="M16 11.5A6.5 6.5 0 0 1 8.5 4a6.5 6.5 0 1 0 7.5 7.5Z"/>`,
  half: svg`<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5v13a6.5 6.5 0 0 0 0-13Z" fill="currentColor"/>`,
  help: svg`<circle cx="10" cy="10" r="7"/><path d="M8 8a2 2 0 1 1 2.800 1.900c-.6.3-.8.600-.8 1.3m0 2.3v.1"/>`,
  keyboard: svg`<rect x="2.5" y="5.5" width="15" height="9" rx="2"/><path
    d="M5.5 8.5h.1m2.900 0h.1m2.900 0h.1m2.800 0h.1M7 11.5h6"/>`,
  copy: svg`<rect x="7" y="7" width="9" height="9" rx="2"/><path
    d="M13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7"/>`,
  scales: svg`<path d="M10 3.5v13m-4 0h8M4 6h12M4.5 6 2.500 11.500a2.2 2.2 0 0 0 4 0L4.500 6Zm11 0-2 5.500a2.2 2.2 0 0 0
    4 0L15.5 6Z"/>`,
  map: svg`<circle cx="6" cy="7" r="1.8"/><circle cx="13.5" cy="5.5" r="1.2"/>
    <circle cx="9.5" cy="13.5" r="2.2"/><circle
    cx="15.5" cy="12" r="1.2"/>`,
  list: svg`<path d="M7.5 5.5h9m-9 4.5h9m-9 4.500h9M3.500 5.500h.1m-.1 4.500h.1m-.1 4.500h.1"/>`,
  star: svg`<path d="m10 3.200 2.100 4.300 4.700.7-3.400 3.300.8 4.700-4.200-2.200-4.200 2.200.8-4.700
    -3.400-3.300 4.700-.7Z"/>`,
  starred: svg`<path fill="currentColor" d="m10 3.200 2.100 4.300 4.700.7-3.400 3.300.8 4.700-4.200-2.200-4.200
    2.200.8-4.700-3.400-3.300 4.700-.7Z"/>`,
  tag: svg`<path d="M3.500 4v5l7.500 7.500 5.500-5.500L9 3.500H4a.5.5 0 0 0-.5.5Zm3.200 2.700v.1"/>`,
  up: svg`<path d="m5.500 12 4.500-4.500 4.500 4.500"/>`,
  table: svg`<rect x="3" y="4" width="14" height="12" rx="1.5"/><path d="M3 8h14M3 12h14M8 4v12"/>`,
  pencil: svg`<path d="m4 16 .8-3.400L13 4.400l2.600 2.600-8.200 8.200L4 16Zm7.500-10 2.600 2.600"/>`,
  quote: svg`<path d="M8.5 6C6 7 5 8.700 5 11v3h3.5v-3.5H5M16 6c-2.5 1-3.5 2.700-3.5 5v3H16v-3.5h-3.5"/>`,
  export: svg`<path d="M10 12V3.5m0 0L7 6.5m3-3 3 3M4 11.5v3A1.5 1.5 0 0 0 5.5 16h9a1.5 1.5 0 0 0 1.5-1.5v-3"/>`,
  open: svg`<path
    d="M11.5 4H16v4.5M16 4l-6.5 6.5M8.5 5h-3A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5
      v-3"/>`,
  bars: svg`<path d="M4 5.5h12M4 10h7m-7 4.5h4"/>`,
  warning: svg`<path d="M10 3.5 2.800 16h14.400L10 3.5Z"/><path d="M10 8.5v3.3m0 2.2v.1"/>`,
  info: svg`<circle cx="10" cy="10" r="7"/><path d="M10 9.5v4m0-7v.1"/>`,
  refresh: svg`<path d="M15.5 8A6 6 0 1 0 16 11m0-6.5V8h-3.5"/>`,
  offline: svg`<path
    d="M3 3l14 14M5 9.5a7 7 0 0 1 2.700-1.700m4 .1A7 7 0 0 1 15 9.5m-7.5 2.700a3.700 3.700 0 0 1 4.800-.1M10 15v.1
      M2.5 7a10.5 10.5 0 0 1 3-2m3.5-.8A10.5 10.5 0 0 1 17.5 7"/>`,
  book: svg`<path
    d="M10 5.5C8.5 4.5 6.5 4 3.5 4v11c3 0 5 .5 6.5 1.5 1.5-1 3.5-1.5 6.5-1.5V4c-3 0-5 .5-6.5 1.5Zm0 0v11"/>`,
  library: svg`<path d="M4.5 4v12m3.5-12v12m3-11.700 4 11.200M3 16h14"/>`,
  folder: svg`<path
    d="M3 15V5.500A1.500 1.500 0 0 1 4.500 4h3L9.500 6h6A1.500 1.500 0 0 1 17 7.500V15a1 1 0 0 1-1 1H4a1 1 0 0
      1-1-1Z"/>`,
  file: svg`<path d="M5 3.500h6.500L15.500 7.500V16.500H5V3.500Zm6.500 0v4h4"/>`,
  globe: svg`<circle cx="10" cy="10" r="6.5"/><path
    d="M3.500 10h13M10 3.500c2 2 2.800 4.200 2.800 6.500s-.8 4.500-2.800 6.500c-2-2-2.800-4.200-2.800-6.500
      s.8-4.500 2.800-6.500Z"/>`,
  bin: svg`<path d="M4.500 6h11M8 6V4h4v2m-6 0 .600 10h6.800L14 6m-5.500 3v4.500m3-4.500v4.5"/>`,
  sliders: svg`<path d="M3.5 6.500h7m5 0h1m-13 7h1m5 0h7"/><circle cx="13" cy="6.5" r="2"/><circle cx="7" cy="13.5"
    r="2"/>`,
  stop: svg`<rect x="5.5" y="5.5" width="9" height="9" rx="1.5"/>`,
  play: svg`<path d="m6.500 4.500 9 5.500-9 5.500v-11Z"/>`,
  gauge: svg`<path d="M3.5 14a7 7 0 1 1 13 0M10 12.5l3-4.5"/>`,
  braces: svg`<path
    d="M8 4c-2 0-2.5.8-2.5 2.5S5.5 9.5 4 10c1.5.5 1.5 1.800 1.5 3.5S6 16 8 16m4-12c2 0 2.5.8 2.5 2.5s0 3 1.5 3.5
      c-1.5.5-1.5 1.800-1.5 3.5S14 16 12 16"/>`,
  both: svg`<path
    d="M8.5 11.5a3 3 0 0 0 4.3 0l2.3-2.3a3 3 0 0 0-4.3-4.3L10 5.700m1.5 2.800a3 3 0 0 0-4.3 0l-2.3 2.3a3 3 0 0 0
      4.3 4.3l.8-.8"/>`,
  semantic: svg`<path
    d="M10 5.200a2.3 2.3 0 0 0-4.400-.6A2.400 2.400 0 0 0 4 8.3a2.600 2.600 0 0 0 .6 4.400A2.5 2.5 0 0 0 10 13.800
      m0-8.600a2.3 2.3 0 0 1 4.400-.6A2.400 2.400 0 0 1 16 8.3a2.600 2.600 0 0 1-.6 4.400 2.5 2.5 0 0 1-5.400 1.100
      m0-8.600v10.3M7.200 8.5c.9 0 1.600.5 1.800 1.200m3.800-1.200c-.9 0-1.600.5-1.8 1.200"/>`,
  keyword: svg`<path d="m3.5 14.5 3.5-9 3.5 9M4.700 11.5h4.600"/><circle cx="14" cy="12.2" r="2.3"/><path
    d="M16.3 9.700v4.800"/>`,
};

/** @typedef {keyof typeof strokes} IconName */

/**
 * A picture by its name; it says nothing to a screen reader, so its button or text must.
 * @param {IconName} name
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor"
    stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"
    >${strokes[name]}</svg>`;
}
