// @ts-check
// How the cells of a matrix stand, in a few words.
import {number} from '../ui/format.js';

/** @type {[keyof Api.MatrixCounts, string][]} */
const kinds = [['checked', 'answered'], ['notStated', 'not stated'], ['unsupported', 'not supported'],
  ['failed', 'failed'], ['waiting', 'waiting'], ['old', 'old']];

/**
 * “12 answered, 3 not stated, 1 failed”; kinds that there are none of are left out.
 * @param {Api.MatrixCounts} given
 */
export const counts = given =>
  kinds.filter(([kind]) => given[kind] > 0).map(([kind, words]) => `${number(given[kind])} ${words}`).join(', ')
    || 'no cells';
