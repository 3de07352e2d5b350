// @ts-check
// The page's parts: the form, and the matrices that are there.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {counts} from '../matrix/counts.js';
import {showDeletion} from '../matrix/deletion.js';
import {failure} from '../ui/empty.js';
import {counted, day} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {form} from './form.js';
import {refresh} from './session.js';
/** @import {MatricesState} from './session.js' */

/** @param {Api.ListedMatrix} one */
const summary = one => html`<li class="matrix-line">
  <div><p><a href="/matrix/${encodeURIComponent(one.id)}">${one.name}</a></p>
    <p class="quiet">${counted(one.rows, 'document')} × ${counted(one.questions, 'question')} ·
      ${day(one.made)}</p></div>
  <p class="quiet">${one.job ? html`<strong>running</strong> · ` : nothing}${counts(one.counts)}</p>
  <button class="icon-button for-change" type="button" aria-label="Delete ${one.name}" title="Delete"
    @click=${() => showDeletion(one, refresh)}>${icon('bin')}</button></li>`;

/** @param {MatricesState} state */
function list({matrices, error}) {
  if (error) return failure(error, refresh);
  if (!matrices || matrices.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="matrices-title">
    <h2 id="matrices-title">Saved matrices</h2>
    <ul>${matrices.map(summary)}</ul></section>`;
}

/**
 * The page for a state.
 * @param {MatricesState} state
 */
export const view = state => html`<div class="ask-page matrices-page">
  <header class="page-head"><div><h1>Matrix</h1>
    <p class="quiet">The same questions to many documents: a table with one row a document and one column a question,
      each cell with the sentence that carries it.</p></div></header>
  ${form(state)}
  ${list(state)}
</div>`;
