// @ts-check
// Citations from what a result says of its document: Author (Year). Title. Venue or DOI.
import {copy} from '../ui/clipboard.js';
import {counted} from '../ui/format.js';

/**
 * “Ruth Abernathy” as “Abernathy, R.”; names that are already inverted, or are one word, stay.
 * @param {string} name
 */
function inverted(name) {
  if (name.includes(',') || !name.trim().includes(' ')) return name.trim();
  const words = name.trim().split(/\s+/);
  const initials = words.slice(0, -1).map(word => `${word[0].toUpperCase()}.`);
  return `${words.at(-1)}, ${initials.join(' ')}`;
}

/** @param {string[]} authors */
function people(authors) {
  const all = authors.map(inverted);
  if (all.length <= 1) return all.join('');
  return `${all.slice(0, -1).join(', ')} & ${all.at(-1)}`;
}

/** @param {string} text */
const sentence = text => text === '' || /[.!?]$/.test(text) ? text : `${text}.`;

/**
 * One document as a line of a bibliography.
 * @param {Api.Document} document
 */
export function citation(document) {
  const year = `(${document.year ?? 'n.d.'})`;
  const title = sentence(document.title || 'Untitled');
  const who = people(document.authors ?? []);
  const where = document.doi ? `https://doi.org/${document.doi}` : document.url ?? '';
  const head = who === '' ? `${title} ${year}.` : `${who} ${year}. ${title}`;
  return [head, sentence(document.site ?? ''), where].filter(part => part !== '').join(' ');
}

/**
 * Copies a passage as a quotation, with its page and citation.
 * @param {Api.Hit} hit
 */
export function copyPassage({passage, document}) {
  const page = passage.page == null ? '' : ` p. ${passage.page}.`;
  return copy(`“${passage.text}”\n\n${citation(document)}${page}`, 'Passage and citation copied.');
}

/**
 * Copies citations, one a line.
 * @param {Api.Document[]} documents
 */
export const copyCitations = documents =>
  copy(documents.map(citation).join('\n'), `${counted(documents.length, 'citation')} copied.`);
