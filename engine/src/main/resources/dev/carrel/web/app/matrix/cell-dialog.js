// @ts-check
// A cell looked at closely: the answer and the sentence that carries it, and an answer of one's own beside them.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {openDialog} from '../ui/dialog.js';
import {withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {addressOf, found, placeOf} from './cell.js';
import {edit} from './session.js';

/** @param {Api.MatrixCell} cell */
function who({by, model}) {
  if (by === 'extract') return 'A sentence of the document, chosen without a model.';
  return model ? html`Said by ${model.name} at <span class="breaks">${model.host}</span>.` : nothing;
}

/** @param {Api.MatrixCell} cell @param {() => void} leave */
const quoted = (cell, leave) => cell.quote === null ? nothing : html`<blockquote class="cell-quote" dir="auto"
    >${cell.quote}</blockquote>
  <p><a class="button small" href=${addressOf(cell) ?? ''} @click=${leave}>${icon('book')}Open at
    ${placeOf(cell)}</a> <span class="quiet">${cell.citation}</span></p>`;

/** @param {Api.MatrixCell} cell */
const troubles = cell => html`
  ${cell.trouble ? html`<p class="notice" role="alert">${icon('warning')}<span>${sentence(cell.trouble)}</span></p>`
    : nothing}
  ${cell.status === 'unsupported' ? html`<p class="quiet">The document does not carry this answer${cell.flags.length > 0
    ? ` (${cell.flags.join(', ')})` : ''}.</p>` : nothing}
  ${cell.old ? html`<p class="quiet">The document, the model or its prompt has changed since this was answered.</p>`
    : nothing}`;

/**
 * Opens a cell.
 * @param {Api.MatrixRow} row
 * @param {Api.MatrixQuestion} question
 * @param {Api.MatrixCell} opened
 */
export function showCell(row, question, opened) {
  let cell = opened;
  let typed = cell.edited ?? '';
  /** @type {Api.Failure | null} */
  let error = null;
  const dialog = openDialog({title: question.text, body});

  /** A link is followed first. */
  function leave() {
    setTimeout(dialog.close);
  }

  /** @param {string | null} answer */
  async function save(answer) {
    try {
      cell = await edit(row, cell, answer);
      if (answer !== null) return dialog.close();
      typed = '';
      error = null;
    } catch (caught) {
      error = caught;
    }
    dialog.paint();
  }

  /** @param {Event} event */
  function submitted(event) {
    event.preventDefault();
    if (typed.trim() !== '') save(typed.trim());
  }

  function body() {
    return html`<p><a href="/read/${encodeURIComponent(row.document)}" @click=${leave}
        >${row.title || 'Untitled'}</a></p>
      <div class="cell-found">${found(cell)}</div>
      <p class="quiet">${cell.status === 'waiting' ? 'Not asked yet.' : who(cell)}</p>
      ${troubles(cell)}
      ${quoted(cell, leave)}
      <form class="cell-edit for-change" @submit=${submitted}>
        <label for="cell-answer">Your own answer</label>
        <textarea class="field" id="cell-answer" rows="2" .value=${typed}
          @input=${withValue(value => { typed = value; })}></textarea>
        <p class="field-note">It takes the place of the answer that was found, which is kept beside it.</p>
        ${error ? html`<p class="field-note wrong" role="alert">${error.message}</p>` : nothing}
        <div class="dialog-end">
          ${cell.edited === null ? nothing : html`<button class="button" type="button" @click=${() => save(null)}
            >Take back</button>`}
          <button class="button primary" type="submit">${icon('pencil')}Save</button></div>
      </form>`;
  }
}
