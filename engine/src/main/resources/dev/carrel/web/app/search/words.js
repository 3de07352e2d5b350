// @ts-check
// An answer in a few words.
import {parametersOf} from '../state/address.js';
import {counted} from '../ui/format.js';
/** @import {Search} from '../state/address.js' */

/**
 * “12 papers”, “1 passage”.
 * @param {Api.SearchAnswer} answer
 */
export const found = answer => counted(answer.results.length, answer.view === 'passages' ? 'passage' : 'paper');

/**
 * Whether words were asked for. Conditions alone choose documents, and none of them answers better than another.
 * @param {Api.SearchAnswer} answer
 */
export const asksWords = answer => answer.queries.some(query => query.trim() !== '');

/**
 * The number of results as a sentence to be announced.
 * @param {Api.SearchAnswer} answer
 */
export const answerInWords = answer => answer.results.length === 0 ? 'Nothing found.' : `${found(answer)} found.`;

/**
 * The title of the window, which bookmarks take over.
 * @param {Search} search
 */
export const titleOf = search => [parametersOf(search).q.join(' · ') || 'Search', 'Carrel'].join(' · ');
