// @ts-check
// Paragraphs as blocks: tables, lists and code are recognised by their shape, as the text that the library holds shows
// it.
import {html} from '/lib/lit-html/lit-html.js';

/** @typedef {{line: string, start: number}} Line */
/** @typedef {(from: number, to: number) => unknown} Slice */

const item = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/;
const column = ' | ';

/**
 * The lines of a text with their places.
 * @param {string} text
 */
function linesOf(text) {
  let at = 0;
  return text.split('\n').map(line => {
    const start = at;
    at += line.length + 1;
    return {line, start};
  });
}

/** @param {string} line */
const columns = line => line.split(column).length;
/** @param {Line[]} lines */
const isTable = lines => lines.length > 1 && columns(lines[0].line) > 1
  && lines.every(({line}) => columns(line) === columns(lines[0].line));
/** @param {Line[]} lines */
const isList = lines =>
  lines.length > 1 && item.test(lines[0].line) && lines.filter(({line}) => item.test(line)).length * 2 >= lines.length;
const codeSigns = [
  /^(?: {2,}|\t)\S/, /[;{}]\s*$/, /\w\(.*\)\s*$/, /^\s*\S+ = \S/,
  /^\s*(?:import|from|def|class|return|const|let|var|function)\b/,
];
/** @param {Line} line */
const looksCoded = ({line}) => codeSigns.some(sign => sign.test(line));
/** @param {Line} line */
const isCall = ({line}) => /^[\w.]+\(.*\)$/.test(line) && /[=."'_]/.test(line);
/** @param {Line[]} lines */
const isCode = lines => lines.length === 1 ? isCall(lines[0]) : lines.filter(looksCoded).length * 2 >= lines.length;

/** @param {Line} line @param {Slice} slice */
function cells({line, start}, slice) {
  let at = start;
  return line.split(column).map(cell => {
    const from = at;
    at += cell.length + column.length;
    return slice(from, from + cell.length);
  });
}

/** @param {Line[]} lines @param {Slice} slice */
const table = (lines, slice) => html`<div class="wide-block" tabindex="0" role="group" aria-label="Table"><table>
  <thead><tr>${cells(lines[0], slice).map(cell => html`<th scope="col" dir="auto">${cell}</th>`)}</tr></thead>
  <tbody>${lines.slice(1)
    .map(line => html`<tr>${cells(line, slice).map(cell => html`<td dir="auto">${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;

/** @param {Line[]} lines @param {Slice} slice */
const list = (lines, slice) => html`<ul>${lines.map(({line, start}) =>
  html`<li dir="auto" class=${item.test(line) ? '' : 'deeper'}>${slice(start, start + line.length)}</li>`)}</ul>`;

/**
 * One paragraph as a block; `slice(from, to)` gives a part of its text, marked.
 * @param {string} text
 * @param {Slice} slice
 */
export function block(text, slice) {
  const lines = linesOf(text);
  if (isTable(lines)) return table(lines, slice);
  if (isList(lines)) return list(lines, slice);
  if (isCode(lines)) return html`<pre tabindex="0">${slice(0, text.length)}</pre>`;
  return html`<p dir="auto">${slice(0, text.length)}</p>`;
}
