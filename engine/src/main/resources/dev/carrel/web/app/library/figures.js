// @ts-check
// The library at a glance. Every figure has its place from the start, so that nothing moves when it arrives.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {bytes, number, percent} from '../ui/format.js';
import {bar} from '../ui/progress.js';
/** @import {LibraryState} from './session.js' */

/**
 * @param {string} label
 * @param {unknown} [value]
 * @param {unknown} [more]
 */
const figure = (label, value, more = nothing) => html`<div class="figure">
  <dt>${label}</dt><dd><span class="figure-value">${value ?? '–'}</span><span
    class="figure-more">${more}</span></dd></div>`;

/** @param {Api.LibraryCounts} counts */
function vectors({passages, embedded}) {
  const share = passages === 0 ? 0 : embedded / passages;
  const told = embedded < passages ? percent(Math.min(0.99, share)) : passages === 0 ? '' : 'all';
  return figure('With vectors', number(embedded), html`${bar(share, `${told} of the passages`)}<span>${told}</span>`);
}

/**
 * The row of figures.
 * @param {LibraryState} state
 */
export function figures({status, server}) {
  return html`<dl class="figures">
    ${figure('Documents', status && number(status.documents))}
    ${figure('Passages', status && number(status.passages))}
    ${status ? vectors(status) : figure('With vectors')}
    ${figure('On disk', status && bytes(server?.disk?.library ?? status.bytes), server?.disk
      ? `+ ${bytes(server.disk.caches)} caches` : nothing)}
    ${figure('Memory', server?.memory.resident == null ? '–' : bytes(server.memory.resident), server?.memory
      ? `heap ${bytes(server.memory.heapUsed)}` : nothing)}
    ${figure('Model', html`<span class="figure-name">${status ? status.model?.name ?? 'none' : '–'}</span>`,
      status?.model ? `${number(status.model.dimensions)} dimensions` : nothing)}
  </dl>`;
}
