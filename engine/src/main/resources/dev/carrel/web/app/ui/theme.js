// @ts-check
// Light, dark, or as the system says. theme-first.js reads the same key before the first paint.
import {html} from '/lib/lit-html/lit-html.js';
import {icon} from './icons.js';
/** @import {IconName} from './icons.js' */

/** @typedef {'system' | 'light' | 'dark'} Theme */

const key = 'carrel.theme';
/** @type {Theme[]} */
const order = ['system', 'light', 'dark'];
/** @type {Record<Theme, {icon: IconName, label: string}>} */
const looks = {
  system: {icon: 'half', label: 'Theme: as the system'},
  light: {icon: 'sun', label: 'Theme: light'},
  dark: {icon: 'moon', label: 'Theme: dark'},
};

function chosen() {
  return /** @type {Theme} */ (document.documentElement.dataset.theme ?? 'system');
}

/** @param {Theme} theme */
function choose(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Then it lasts until the page is closed.
  }
}

/**
 * The button that goes round system, light and dark.
 * @param {() => void} changed
 */
export function themeSwitch(changed) {
  const look = looks[chosen()];
  const next = order[(order.indexOf(chosen()) + 1) % order.length];
  const turn = () => {
    choose(next);
    changed();
  };
  return html`<button class="icon-button" type="button" @click=${turn} aria-label=${look.label} title=${look.label}
    >${icon(look.icon)}</button>`;
}
