// @ts-check
// The rows of a list as far as they were asked for, page by page: of a long one a browser holds what was looked at.
import * as api from '../api.js';
/** @import {List} from './address.js' */

export const pageSize = 100;
const mostPages = 80;
const mostAtOnce = 3;
/** Pages asked for before they come into sight: whoever scrolls five rows a frame passes three pages a second. */
const ahead = 2;

/**
 * @typedef {object} Pages
 * @property {(index: number) => Api.WorkRow | undefined} row
 * @property {(first: number, last: number) => void} want
 * @property {(change: (row: Api.WorkRow) => void) => void} each
 * @property {() => void} end
 */

/**
 * The pages of some rows, and after them those that come next in the direction in which one moves.
 * @param {number} first
 * @param {number} last
 * @param {boolean} upwards
 * @param {number} total
 */
function wantedPages(first, last, upwards, total) {
  const [low, high] = [Math.floor(first / pageSize), Math.floor(last / pageSize)];
  const pages = [];
  for (let page = low; page <= high; page++) pages.push(page);
  for (let i = 1; i <= ahead; i++) pages.push(upwards ? low - i : high + i);
  return pages.filter(page => page >= 0 && page * pageSize < total);
}

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
  let lastFirst = 0;
  let total = 1;
  const ending = new AbortController();

  /** @param {number} page */
  async function ask(page) {
    asked.add(page);
    try {
      const answer = await api.works({filter, sort, order, offset: page * pageSize, limit: pageSize}, ending.signal);
      total = answer.total;
      known.set(page, answer.rows);
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
      wanted = wantedPages(first, last, first < lastFirst, total);
      lastFirst = first;
      next();
    },
    each: change => known.forEach(rows => rows.forEach(change)),
    end: () => ending.abort(),
  };
}
