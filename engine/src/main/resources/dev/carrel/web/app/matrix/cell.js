// @ts-check
// A cell of the table: what stands in it, where that stands, and what has to be known of it.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {placeAddress} from '../reader/links.js';
import {icon} from '../ui/icons.js';

/**
 * What the model or the document says, never shown as an answer if the pages do not carry it.
 * @param {Api.MatrixCell} cell
 */
export function found(cell) {
  switch (cell.status) {
    case 'checked':
      return html`<span class="cell-words" dir="auto">${cell.answer ?? `“${cell.quote}”`}</span>`;
    case 'unsupported':
      return html`<span class="cell-label">not supported</span>
        <s class="cell-words quiet" dir="auto">${cell.answer}</s>`;
    case 'not stated':
      return html`<span class="quiet">not stated</span>`;
    case 'failed':
      return html`<span class="cell-label failed">${icon('warning')}failed</span>`;
    default:
      return html`<span class="quiet" aria-label="waiting">…</span>`;
  }
}

/** @param {Api.MatrixCell} cell */
const edited = cell => html`<span class="cell-words" dir="auto">${cell.edited}</span>
  <span class="cell-beside quiet">${icon('pencil')}<span class="unseen">written by hand;</span>
    ${cell.status === 'waiting' ? 'not asked' : html`found: ${found(cell)}`}</span>`;

/**
 * Where a cell's quotation stands; null if it has none.
 * @param {Api.MatrixCell} cell
 */
export const addressOf = ({document, passage, quote}) =>
  document && passage ? placeAddress({document, passage, sentence: quote ?? ''}) : null;

/**
 * The page or the paragraph, as short as it can be said.
 * @param {Api.MatrixCell} cell
 */
export const placeOf = ({page, paragraph}) => page !== null ? `p. ${page}` : `¶${(paragraph ?? 0) + 1}`;

/** @param {Api.MatrixCell} cell */
function link(cell) {
  const address = addressOf(cell);
  return address === null ? nothing
    : html`<a class="answer-citation" href=${address} tabindex="-1" title=${cell.quote ?? ''}>${placeOf(cell)}</a>`;
}

/** @param {Api.MatrixCell} cell */
const marks = cell => html`${cell.by === 'extract' && cell.status === 'checked'
  ? html`<span class="cell-mark" title="A sentence of the document, chosen without a model">sentence</span>` : nothing}
  ${cell.old ? html`<span class="cell-mark old" title="The document, the model or its prompt has changed since"
    >old</span>` : nothing}`;

/**
 * All that stands in a cell.
 * @param {Api.MatrixCell} cell
 */
export const cellContent = cell => html`${cell.edited === null ? found(cell) : edited(cell)}
  <span class="cell-foot">${link(cell)}${marks(cell)}</span>`;
