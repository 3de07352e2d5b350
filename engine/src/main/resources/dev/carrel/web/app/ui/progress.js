// @ts-check
// How far something is: a bar with its numbers, or a thin line for work of unknown length.
import {html, svg} from '/lib/lit-html/lit-html.js';

/**
 * A bar from 0 to 1, drawn in SVG because style attributes are forbidden here; the text is for a screen reader.
 * @param {number} share
 * @param {string} text
 * @param {string} [kind]
 */
export function bar(share, text, kind = '') {
  const width = Math.max(0, Math.min(1, share || 0)) * 100;
  return html`<svg class="bar ${kind}" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label=${text}>
    ${svg`<rect class="bar-track" width="100" height="4"/><rect class="bar-fill" width=${width} height="4"/>`}
  </svg>`;
}

/**
 * A line that moves while something is awaited; it keeps its height when nothing is.
 * @param {unknown} waiting
 */
export const waitingLine = waiting =>
  html`<div class="waiting-line ${waiting ? 'moving' : ''}" aria-hidden="true"></div>`;
