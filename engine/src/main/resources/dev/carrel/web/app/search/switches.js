// @ts-check
// Mode, view and ranking. A switch that was not touched shows what the library's settings chose.
import {html} from '/lib/lit-html/lit-html.js';
import {segmented} from '../ui/segmented.js';
import {change} from './session.js';
/** @import {SearchState} from './session.js' */
/** @import {Option} from '../ui/segmented.js' */

/** @type {Option[]} */
const modes = [
  {value: 'hybrid', label: 'Both', hint: 'By words and by meaning', icon: 'both'},
  {value: 'semantic', label: 'Meaning', hint: 'Finds texts that share no word with the query', icon: 'semantic'},
  {value: 'keyword', label: 'Words', hint: 'Finds the words themselves', icon: 'keyword'},
];
const views = [
  {value: 'papers', label: 'Papers', hint: 'One result a document'},
  {value: 'passages', label: 'Passages', hint: 'Every matching passage'},
];
const rankings = [
  {value: 'blend', label: 'Blend', hint: 'Both scores, and the company a result keeps',
    says: 'The scores of words and of meaning together, raised where near neighbours are found too; the usual choice.'},
  {value: 'rrf', label: 'RRF', hint: 'Places in both lists (reciprocal rank fusion)',
    says: 'What stands high in the list by words, in that by meaning, or in both; scores themselves do not count.'},
  {value: 'weighted', label: 'Weighted', hint: 'Scores, verbatim matches and headings',
    says: 'Mostly meaning, then words, with something on top where the query stands verbatim or in a heading.'},
  {value: 'signals', label: 'Signals', hint: 'Passage, whole document, abstract, captions and citations',
    says: 'How near passage, document, abstract and captions are, and how much others in the library cite the work.'},
];

/**
 * @param {SearchState} state
 * @param {'mode' | 'view' | 'ranking'} name
 * @param {string} otherwise
 */
const shown = (state, name, otherwise) => state.search[name] ?? state.answer?.[name] ?? otherwise;

/**
 * By words, by meaning, or both.
 * @param {SearchState} state
 */
export const mode = state => segmented({
  name: 'mode', label: 'Search by', options: modes, value: shown(state, 'mode', 'hybrid'),
    choose: value => change({mode: value})});

/**
 * Papers or passages, and the ranking; on narrow screens they are in the sheet.
 * @param {SearchState} state
 * @param {string} place
 */
export const viewAndRanking = (state, place) => html`
  ${segmented({name: `view-${place}`, label: 'Show', options: views, value: shown(state, 'view', 'papers'),
    choose: value => change({view: value})})}
  ${segmented({name: `ranking-${place}`, label: 'Ranking', options: rankings, value: shown(state, 'ranking', 'blend'),
    choose: value => change({ranking: value})})}
  <details class="ranking-options"><summary>Options</summary><dl>${rankings.map(({label, says}) => html`
    <dt>${label}</dt><dd>${says}</dd>`)}</dl></details>`;
