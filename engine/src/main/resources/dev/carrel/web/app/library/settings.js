// @ts-check
// How the library is set, for looking: settings are changed with `carrel config`.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {counted} from '../ui/format.js';
/** @import {LibraryState} from './session.js' */

/** @param {Api.Setting} one */
const row = one => html`<tr class=${one.from === 'default' ? '' : 'changed'}>
  <th scope="row"><code>${one.key}</code><span class="quiet">${one.meaning}</span></th>
  <td><span class="breaks">${one.value}</span>${one.from === 'default' ? nothing
    : html`<span class="quiet">set in ${one.from}; else ${one.default}</span>`}</td>
</tr>`;

/**
 * The list, closed at first, with what was changed at its top.
 * @param {LibraryState} state
 */
export function settings({settings: answer}) {
  if (!answer) return nothing;
  const changed = answer.settings.filter(one => one.from !== 'default');
  const others = answer.settings.filter(one => one.from === 'default');
  return html`<details class="settings">
    <summary><h2>Settings</h2><span
      class="quiet">${changed.length > 0 ? `${counted(changed.length, 'setting')} changed`
        : 'all as they came'}</span></summary>
    <p class="quiet">Change one in a terminal: <code>carrel config search.limit 20</code></p>
    <table><caption
      class="unseen">Settings of this library</caption><tbody>${[...changed, ...others].map(row)}</tbody></table>
  </details>`;
}
