// Snippets come as escaped text with <mark>. They are read by the browser's parser in a document that runs and loads
// nothing, and only their text is taken over.
import {element} from '../base/element.js';

/** @param {string} snippet @returns {{text: string, marked: boolean}[]} */
export function runs(snippet) {
  const {body} = new DOMParser().parseFromString(snippet, 'text/html');
  return [...body.childNodes].map(node => ({text: node.textContent ?? '', marked: node.nodeName === 'MARK'}));
}

/** @param {string} snippet */
export const snippetNodes = snippet =>
  runs(snippet).map(({text, marked}) => marked ? element('mark', {}, text) : text);
