// @ts-check
// The query language on half a page. All of it is in docs/searching.md.
import {html} from '/lib/lit-html/lit-html.js';

const signs = [
  ['"exact phrase"', 'these words in this order'],
  ['-word', 'must not stand there'],
  ['heat OR warming', 'at least one of them'],
  ['author:smith', 'an author or editor'],
  ['year:2019..2023', 'also year:2020, year:2020.. and year:..2019'],
  ['type:paper', 'paper, documentation, page or note'],
  ['section:methods', 'abstract, introduction, methods, results, discussion, conclusion, content, figure or note'],
  ['in:discussion', 'words of a heading above the passage'],
  ['tag:"systematic review"', 'also collection:, venue:, citekey:, doi: and source:'],
  ['star:yes', 'what you have starred; also read:yes, read:no and read:todo'],
  ['note:echo', 'works with a highlight or a note of yours that holds the word; note:yes for any'],
  ['said:"state of the art"', 'works about which another document says so where it cites them'],
  ['hidden:yes', 'documents with text that nobody sees; hidden:"ignore all" for what it says'],
  ['-type:note', 'the opposite of any condition'],
];

/** A table of the signs, for the help dialog. */
export const queryHelp = () => html`<section>
  <h3>Query language</h3>
  <dl class="keys signs">${signs.map(([sign, says]) =>
    html`<div><dt><code>${sign}</code></dt><dd>${says}</dd></div>`)}</dl>
  <p class="quiet">Words need no signs at all: questions and whole sentences are understood. What does not parse is
    searched as typed.</p>
</section>`;
