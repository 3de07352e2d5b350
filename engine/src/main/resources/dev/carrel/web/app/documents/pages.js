// @ts-check
// The rows of a list as far as they were asked for, page by page: of a long one a browser holds what was looked at.
import * as api from '../api.js';
/** @import {List} from './address.js' */

export const pageSize = 100;
const mostPages = 80;
const mostAtOnce = 3;

/**
 * @typedef {object} Pages
 * @property {(index: number) => Api.WorkRow | undefined} row
 * @property {(first: number, last: number) => void} want
 * @property {(change: (row: Api.WorkRow) => void) => void} each
 * @property {() => void} end
 */

/**
 * Asks for rows of a list as they are wanted. `got` hears how many there are in all, `failed` what went wrong.
 * @param {List} list
 * @param {(total: number) => void} got
 * @param {(error: any) => void} failed
 * @returns {Pages}
 */
export function openPages({filter, sort, order}, got, failed) {
  /** @type {Map<number, Api.WorkRow[]>} */
  const known = new Map();
  /** @type {Set<number>} */
  const asked = new Set();
  /** @type {number[]} */
  let wanted = [];
  const ending = new AbortController();

  /** @param {number} page */
  async function ask(page) {
    asked.add(page);
    try {
      const {total, rows} = await api.works({filter, sort, order, offset: page * pageSize, limit: pageSize},
        ending.signal);
      known.set(page, rows);
      for (const old of known.keys()) if (known.size > mostPages && old !== page) known.delete(old);
      got(total);
    } catch (error) {
      if (error.name !== 'AbortError') failed(error);
    }
    asked.delete(page);
    next();
  }

  /** What was wanted last comes first: whoever scrolls on does not wait for what has passed by. */
  function next() {
    while (asked.size < mostAtOnce) {
      const page = wanted.find(one => !known.has(one) && !asked.has(one));
      if (page === undefined || ending.signal.aborted) return;
      ask(page);
    }
  }

  return {
    row: index => known.get(Math.floor(index / pageSize))?.[index % pageSize],
    want(first, last) {
      wanted = [];
      for (let page = Math.floor(first / pageSize); page <= Math.floor(last / pageSize); page++) wanted.push(page);
      next();
    },
    each: change => known.forEach(rows => rows.forEach(change)),
    end: () => ending.abort(),
  };
}
