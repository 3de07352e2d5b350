// @ts-check
// A large matrix is shown a part of its rows at a time; the address names the first one.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {number} from '../ui/format.js';

/** So many rows at a time. */
export const size = 50;

/**
 * How many rows are passed over.
 * @param {URLSearchParams} parameters
 */
export const offsetIn = parameters => Math.max(0, Math.trunc(Number(parameters.get('row') ?? 1) || 1) - 1);

/** @param {string} id @param {number} offset */
const address = (id, offset) => `/matrix/${encodeURIComponent(id)}${offset > 0 ? `?row=${offset + 1}` : ''}`;

/** @param {string} label @param {string | null} to */
const step = (label, to) => to === null ? html`<span class="button small" aria-disabled="true">${label}</span>`
  : html`<a class="button small" href=${to}>${label}</a>`;

/**
 * Which rows these are, and the ways to the others.
 * @param {Api.MatrixAtWork} matrix
 * @param {number} offset
 */
export function pager({id, rows, total}, offset) {
  if (total <= size && offset === 0) return nothing;
  return html`<nav class="matrix-pages" aria-label="Rows of the table">
    ${step('Previous', offset > 0 ? address(id, Math.max(0, Math.min(offset, total) - size)) : null)}
    <span class="quiet">${rows.length === 0 ? 'No rows here' : html`Documents ${number(offset + 1)}–${number(
      offset + rows.length)} of ${number(total)}`}</span>
    ${step('Next', offset + rows.length < total && rows.length > 0 ? address(id, offset + rows.length) : null)}</nav>`;
}
