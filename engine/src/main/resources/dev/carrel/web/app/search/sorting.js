// @ts-check
// In which order the results are listed. It does not choose them: they are the most relevant ones in any order.
import {html} from '/lib/lit-html/lit-html.js';
import {withValue} from '../ui/events.js';
import {change} from './session.js';
/** @import {SearchState} from './session.js' */

const orders = [
  {value: 'relevance', label: 'Relevance'},
  {value: 'date', label: 'Newest first'},
  {value: 'author', label: 'Author'},
  {value: 'title', label: 'Title'},
  {value: 'added', label: 'Latest added'},
];

/**
 * The list of orders; one that was not touched shows what the library's settings chose.
 * @param {SearchState} state
 */
export const sorting = ({search, usualOrder}) => html`<label class="sorting"><span class="quiet">Sort by</span>
  <select aria-label="Sort by"
    @change=${withValue(sort => change({sort}))}>${orders.map(({value, label}) => html`<option
    value=${value} .selected=${value === (search.sort ?? usualOrder)}>${label}</option>`)}</select></label>`;
