// @ts-check
// Snippets come from the server as escaped text with <mark>. They are taken apart into plain strings here and given to
// lit-html as text, so that nothing a document says can ever become markup.
import {html} from '/lib/lit-html/lit-html.js';

/** @typedef {{text: string, marked: boolean, matched?: boolean}} Run */

/** @type {Record<string, string>} */
const entities = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&'};
/** @param {string} escaped */
const plain = escaped => escaped.replace(/&(?:lt|gt|quot|#39|amp);/g, entity => entities[entity]);

/**
 * An escaped snippet as runs of `{text, marked}`.
 * @param {string} snippet
 */
export function runs(snippet) {
  /** @type {Run[]} */
  const found = [];
  let marked = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') marked = true;
    else if (piece === '</mark>') marked = false;
    else if (piece !== '') found.push({text: plain(piece), marked});
  }
  return found;
}

/**
 * From where to where a snippet shows the passage's own text, and how far that is shifted; null if unknown.
 * @param {string} shown
 * @param {string} text
 */
function placeOf(shown, text) {
  const lead = (shown.match(/^(?:…\s*)?/)?.[0] ?? '').length;
  const body = shown.slice(lead).replace(/\s*…$/, '');
  const at = text.indexOf(body);
  return at < 0 ? null : {shift: lead - at, start: lead, end: lead + body.length};
}

/**
 * Cuts the runs at the borders of the sentence, so that each lies inside or outside of it.
 * @param {Run[]} pieces
 * @param {number} from
 * @param {number} to
 */
function cut(pieces, from, to) {
  /** @type {Run[]} */
  const result = [];
  let at = 0;
  for (const {text, marked} of pieces) {
    const borders = [0, from - at, to - at, text.length].filter(border => border >= 0 && border <= text.length);
    borders.sort((a, b) => a - b);
    for (let i = 1; i < borders.length; i++) {
      const part = text.slice(borders[i - 1], borders[i]);
      const start = at + borders[i - 1];
      if (part !== '') result.push({text: part, marked, matched: start >= from && start < to});
    }
    at += text.length;
  }
  return result;
}

/**
 * Takes the sentence with what is around it, for a snippet that was cut elsewhere.
 * @param {string} text
 * @param {Api.Range} range
 */
function around(text, {start, end}) {
  const from = start < 60 ? 0 : text.indexOf(' ', start - 60) + 1;
  const to = Math.min(text.length, Math.max(end, from + 300));
  const pieces = [{text: (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : ''),
    marked: false}];
  const shift = (from > 0 ? 2 : 0) - from;
  return cut(pieces, start + shift, end + shift);
}

/**
 * The runs of a passage's snippet, each saying whether it is marked and whether it is of the matched sentence.
 * @param {Api.Passage} passage
 */
function snippetRuns(passage) {
  const pieces = runs(passage.snippet ?? '');
  const {sentence, text} = passage;
  if (!sentence) return pieces;
  const place = placeOf(pieces.map(piece => piece.text).join(''), text);
  if (!place) return pieces;
  const from = sentence.start + place.shift;
  if (from >= place.end || sentence.end + place.shift <= place.start) return around(text, sentence);
  return cut(pieces, Math.max(place.start, from), Math.min(place.end, sentence.end + place.shift));
}

/** @param {Run} run */
const word = ({text, marked}) => marked ? html`<mark>${text}</mark>` : text;

/**
 * A passage's snippet as text, with the words that matched marked and the sentence that matched emphasised.
 * @param {Api.Passage} passage
 */
export function snippet(passage) {
  return snippetRuns(passage).map(run => run.matched ? html`<span class="matched">${word(run)}</span>` : word(run));
}
