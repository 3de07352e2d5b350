// @ts-check
// Copies references, in the citation style that was chosen last.
import * as api from '../api.js';
import {keep, kept} from '../state/kept.js';
import {copyRich} from '../ui/clipboard.js';
import {counted} from '../ui/format.js';

/** The styles that are offered by name; the library knows thousands more. */
export const styles = [
  {value: 'apa', label: 'APA'},
  {value: 'vancouver', label: 'Vancouver'},
  {value: 'chicago', label: 'Chicago (author–date)'},
  {value: 'ieee', label: 'IEEE'},
  {value: 'harvard', label: 'Harvard'},
  {value: '', label: 'As in the settings'},
];

/** @returns {string} */
export const chosenStyle = () => kept('citation.style', styles[0].value);

/** @param {string} style */
export const chooseStyle = style => keep('citation.style', style);

/**
 * Copies references to documents, one a line; programs that know formatting get it too.
 * @param {Pick<Api.Document, 'id'>[]} documents
 */
export const copyCitations = documents => {
  const ids = documents.map(({id}) => id);
  const style = chosenStyle();
  return copyRich({text: api.references(ids, style, 'text').then(text => text.trim()),
    html: api.references(ids, style, 'html')}, `${counted(documents.length, 'citation')} copied.`);
};

/**
 * Words of a document, with its reference and page.
 * @param {string} words
 * @param {Pick<Api.Document, 'id'>} document
 * @param {number | null | undefined} page
 */
const quotation = async (words, {id}, page) =>
  `“${words}”\n\n${(await api.references([id], chosenStyle(), 'text')).trim()}${page == null ? '' : ` p. ${page}.`}`;

/**
 * Copies words of a document as a quotation.
 * @param {string} words
 * @param {Pick<Api.Document, 'id'>} document
 * @param {number | null | undefined} page
 */
export async function copyQuotation(words, document, page) {
  return copyRich({text: quotation(words, document, page)}, 'Words and citation copied.');
}

/**
 * Copies a passage as a quotation, with its page and citation.
 * @param {Api.Hit} hit
 */
export const copyPassage = ({passage, document}) =>
  copyRich({text: quotation(passage.text, document, passage.page)}, 'Passage and citation copied.');
