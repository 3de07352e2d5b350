// @ts-check
// Every setting by what it is about: its meaning, its value, a control that changes it, and what a change needs.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {repeat} from '/lib/lit-html/directives/repeat.js';
import * as api from '../api.js';
import {takeJob} from '../state/jobs.js';
import {maySetUp} from '../state/rights.js';
import {failure} from '../ui/empty.js';
import {withValue} from '../ui/events.js';
import {counted} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {segmented} from '../ui/segmented.js';
import {toast} from '../ui/toast.js';
import {change, current, load, set, setIn} from './session.js';
/** @import {Range, SettingsState, Told} from './session.js' */

/** @type {Record<string, string>} */
const groups = {search: 'Search', ranking: 'Ranking', expansion: 'Further phrasings', keyword: 'Words',
  indexing: 'Passages', chunking: 'Passages', embedding: 'Vectors', rerank: 'Reading results again',
  reading: 'Reading files', export: 'Export', zotero: 'Zotero', watch: 'Watching', assistant: 'Language model',
  scan: 'Scan', index: 'Index'};

/** @type {Record<string, string>} */
const needs = {reading: 'holds for what is read from now on', reindex: 'needs passages and vectors to be made anew',
  restart: 'needs the server to be started again'};

const scopes = [{value: 'library', label: 'This library'}, {value: 'all', label: 'All libraries'}];

async function reindex() {
  try {
    takeJob(await api.reindex());
    toast('Passages and vectors are being made anew; the page Library shows how far it is.');
  } catch (error) {
    toast([error.message, error.hint].filter(Boolean).join(' '), 'error');
  }
}

/** @param {string} key */
const fieldId = key => `setting-${key.replaceAll('.', '-')}`;

/** @param {Api.Setting} setting @param {Told | undefined} told */
function control({key, value, choices}, told) {
  if (choices.length > 0) {
    return html`<select class="field" id=${fieldId(key)} aria-describedby="${fieldId(key)}-note"
      ?disabled=${choices.length === 1 || !maySetUp()} @change=${withValue(chosen => change(key, chosen))}>
      ${choices.map(choice => html`<option value=${choice} .selected=${live(choice === value)}>${choice}</option>`)}
    </select>`;
  }
  return html`<input class="field" id=${fieldId(key)} type="text" autocomplete="off" autocapitalize="off"
    spellcheck="false" ?disabled=${!maySetUp()} .value=${live(told?.failure ? told.typed ?? value : value)}
    aria-invalid=${told?.failure ? 'true' : 'false'} aria-describedby="${fieldId(key)}-note"
    @change=${withValue(typed => change(key, typed.trim() || undefined))}>`;
}

/** @param {Api.Setting} setting */
function origin({from, default: standard}) {
  if (from === 'default') return 'default';
  return html`set ${setIn(/** @type {Api.Setting} */ ({from})) ? 'in' : 'by'} <span class="breaks">${from}</span>; else
    <span class="breaks">${standard}</span>`;
}

/** @param {Api.Setting} setting @param {Told | undefined} told */
function note(setting, told) {
  if (told?.failure) {
    return html`<p class="setting-note wrong" id="${fieldId(setting.key)}-note" role="alert">${told.failure.message}
      ${told.failure.hint ? sentence(told.failure.hint) : nothing}</p>`;
  }
  const need = needs[setting.effect];
  return html`<p class="setting-note" id="${fieldId(setting.key)}-note">${setting.choices.length > 0 ? nothing
    : `${setting.takes} · `}${origin(setting)}${need
    ? html`<span class=${told ? 'due' : ''}> · ${need}</span>` : nothing}
    ${told && setting.effect === 'reindex' ? html`<button class="button small for-change" type="button"
      @click=${reindex}>${icon('refresh')}Make anew now</button>` : nothing}</p>`;
}

/** @param {Api.Setting} setting @param {SettingsState} state */
function row(setting, {told}) {
  const known = told.get(setting.key);
  const place = setIn(setting);
  return html`<li class="setting ${setting.from === 'default' ? '' : 'changed'}">
    <label for=${fieldId(setting.key)}><code>${setting.key}</code><span>${setting.meaning}</span></label>
    <div class="setting-value">
      <div class="setting-control">${control(setting, known)}
        <button class="icon-button for-set-up" type="button" title="Take it back" aria-label="Take ${setting.key} back"
          ?disabled=${!place} @click=${() => change(setting.key, undefined, place ?? 'library')}
          >${icon('close')}</button></div>
      ${note(setting, known)}
    </div>
  </li>`;
}

/** @param {SettingsState} state */
function grouped({settings, filter}) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  /** @type {Map<string, Api.Setting[]>} */
  const found = new Map();
  for (const one of settings ?? []) {
    const text = `${one.key} ${one.meaning} ${one.value}`.toLowerCase();
    if (!words.every(word => text.includes(word))) continue;
    const name = groups[one.key.split('.')[0]] ?? 'Other';
    found.set(name, [...found.get(name) ?? [], one]);
  }
  return [...found];
}

/** @param {SettingsState} state */
const tools = ({filter, scope}) => html`<div class="settings-tools">
  <label class="unseen" for="settings-filter">Find a setting</label>
  <input class="field" id="settings-filter" type="search" autocomplete="off" spellcheck="false"
    placeholder="Find a setting" .value=${live(filter)} @input=${withValue(typed => set({filter: typed}))}>
  <span class="settings-scope for-set-up"><span>Changes hold for</span>${segmented({name: 'settings-scope',
    label: 'Changes hold for', options: scopes, value: scope,
    choose: value => set({scope: /** @type {Range} */ (value)})})}</span>
</div>`;

/** @param {SettingsState} state */
function list(state) {
  const all = grouped(state);
  if (all.length === 0) return html`<p class="quiet">No setting is like that.</p>`;
  return repeat(all, ([name]) => name, ([name, settings]) => html`<section class="settings-group">
    <h2>${name}</h2>
    <ul>${repeat(settings, one => one.key, one => row(one, current()))}</ul>
  </section>`);
}

/**
 * The page for a state.
 * @param {SettingsState} state
 */
export function view(state) {
  if (state.error && !state.settings) return failure(state.error, load);
  const changed = (state.settings ?? []).filter(({from}) => from !== 'default').length;
  return html`<div class="settings-page">
    <header class="page-head"><div><h1>Settings</h1><p class="quiet">${!state.settings ? nothing
      : changed > 0 ? `${counted(changed, 'setting')} changed. ` : 'All are as they came. '}${maySetUp() ? html`What
      is changed here is written to <code>carrel.toml</code>, as <code>carrel config</code> does.`
      : 'They are changed at the machine that Carrel runs on.'}</p></div></header>
    ${tools(state)}
    ${state.settings ? list(state) : html`<div aria-hidden="true">${[1, 2, 3].map(() =>
      html`<div class="bone tall"></div>`)}</div>`}
  </div>`;
}
