// @ts-check
// Tabs, as screen readers and arrow keys know them.
import {html} from '/lib/lit-html/lit-html.js';
import {targetOf} from '../../ui/events.js';
/** @import {Switch} from '../../ui/segmented.js' */

/** @type {Record<string, number>} */
const steps = {ArrowRight: 1, ArrowLeft: -1};

/**
 * The arrows choose the tab beside, round and round.
 * @param {KeyboardEvent} event
 */
function turn(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
  const next = tabs[(tabs.indexOf(targetOf(event)) + (steps[event.key] ?? 0) + tabs.length) % tabs.length];
  if (!steps[event.key] || !next) return;
  event.preventDefault();
  next.click();
  next.focus();
}

/**
 * A row of tabs; `options` are `{value, label}`. What they show names its tab by the id `tab-` and its value.
 * @param {Switch} switch
 */
export const tabs = ({name, label, options, value, choose}) =>
  html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${turn}>
  ${options.map(option =>
    html`<button class="tab" type="button" role="tab" id="${name}-${option.value}" data-tab=${option.value}
    aria-selected=${String(option.value === value)} tabindex=${option.value === value ? 0 : -1}
    @click=${() => choose(option.value)}>${option.label}</button>`)}
</div>`;
