// Captures what a tab shows.
import {browser} from '../base/browser.js';
import {addressOfText} from '../base/text-fragment.js';
import {readPdf} from './pdf.js';
import {snapshot} from './snapshot.js';

const mostBytes = 9_000_000;
const mostPdfBytes = 29_000_000;
const longestTitle = 1000;

/**
 * What is sent to the server.
 * @typedef {object} Capture
 * @property {string} url
 * @property {string} [title]
 * @property {string} [html]
 * @property {string} [pdf] in base 64
 * @property {string} time
 * @property {'chosen' | 'remembered'} occasion
 */

/**
 * Runs a function in the page of a tab.
 * @template {any[]} A @template R
 * @param {number} tabId
 * @param {(...args: A) => R} func
 * @param {A} args
 * @returns {Promise<Awaited<R>>}
 */
async function inTab(tabId, func, args) {
  const [{result}] = await browser.scripting.executeScript({target: {tabId}, func, args}).catch(cause => {
    const says = 'The browser does not let extensions read this page, as its own ones, its shop and, in Firefox, PDFs.';
    throw new Error(says, {cause});
  });
  if (result == null) throw new Error('The page could not be read. Save it and add the file.');
  return /** @type {Awaited<R>} */ (result);
}

/**
 * @param {number} tabId
 * @param {'page' | 'selection'} what the selection if there is one, else the page
 * @param {'chosen' | 'remembered'} occasion
 * @returns {Promise<{capture: Capture, cut: boolean}>}
 */
export async function captureTab(tabId, what, occasion) {
  const seen = await inTab(tabId, snapshot, [what, mostBytes]);
  const title = seen.title.trim().slice(0, longestTitle);
  const known = {url: seen.address, ...title && {title}, time: new Date().toISOString(), occasion};
  if (seen.pdf) {
    const {pdf, problem} = await inTab(tabId, readPdf, [mostPdfBytes]);
    if (problem) throw new Error(problem);
    return {capture: {...known, pdf}, cut: false};
  }
  const url = seen.selected ? addressOfText(seen.address, seen.selected) : seen.address;
  return {capture: {...known, url, html: seen.html}, cut: seen.cut};
}

/**
 * The beginning of the text that a tab shows, for looking up what is like it.
 * @param {number} tabId
 */
export const textOf = tabId => inTab(tabId, () => {
  const main = document.querySelector('article, main, [role=main]') ?? document.body;
  return `${document.title}\n\n${/** @type {HTMLElement} */ (main).innerText}`.slice(0, 8000);
}, []);
