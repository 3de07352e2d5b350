// @ts-check
// The page's parts: what the matrix is called and how it stands, what can be done with it, and the table.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {duration} from '../library/words.js';
import {navigate} from '../router.js';
import {stopJob} from '../state/jobs.js';
import {secondsLeft} from '../state/pace.js';
import {openDialog} from '../ui/dialog.js';
import {empty, failure} from '../ui/empty.js';
import {counted, number, percent} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {bar} from '../ui/progress.js';
import {sentence} from '../ui/prose.js';
import {counts} from './counts.js';
import {showDeletion} from './deletion.js';
import {pager} from './pages.js';
import {refresh, run} from './session.js';
import {table} from './table.js';
/** @import {MatrixState} from './session.js' */

const formats = [
  {value: 'xlsx', label: 'XLSX', says: 'for spreadsheets, with links'},
  {value: 'csv', label: 'CSV', says: 'a table for any program'},
  {value: 'markdown', label: 'Markdown', says: 'a table to paste into notes'},
  {value: 'json', label: 'JSON', says: 'all that is known of each cell'},
];

/** @param {Api.MatrixAtWork} matrix */
function showExport({id, name}) {
  const dialog = openDialog({title: `Export ${name}`, kind: 'small',
    body: () => html`<ul class="formats">${formats.map(({value, label, says}) => html`<li>
      <a href=${api.matrixExportAddress(id, value)} download @click=${() => setTimeout(dialog.close)}>
        <strong>${label}</strong><span>${says}</span></a></li>`)}</ul>`});
}

/** @param {Api.Job} job */
function progress(job) {
  const {done, total, location} = job.progress;
  const share = total ? done / total : 0;
  const left = total ? secondsLeft(`matrix ${job.id}`, total) : null;
  return html`<section class="matrix-progress" aria-label="Progress">
    <div class="phase-line"><span>${job.state === 'queued' ? 'Waits for its turn.' : html`${number(done)} of
      ${number(total ?? 0)} cells${left ? ` · about ${duration(left)} left` : ''}`}
      <span class="quiet">${job.state === 'queued' || !location ? '' : `· ${location}`}</span></span>
      <button class="button small for-change" type="button"
        @click=${() => stopJob(job)}>${icon('stop')}Stop</button></div>
    ${bar(share, `${percent(share)} of the cells are done`)}</section>`;
}

/** @param {Api.MatrixAtWork} matrix */
const actions = matrix => html`
  ${matrix.counts.waiting > 0 ? html`<button class="button for-change" type="button"
    @click=${() => run()}>${icon('play')}Go
    on</button>` : nothing}
  ${matrix.counts.failed > 0 && matrix.counts.waiting === 0 ? html`<button class="button for-change" type="button"
    @click=${() => run()}>${icon('refresh')}Ask ${counted(matrix.counts.failed, 'failed cell')} again</button>`
      : nothing}
  ${matrix.counts.old > 0 ? html`<button class="button for-change" type="button" @click=${() => run({refresh: true})}
    >${icon('refresh')}Ask ${counted(matrix.counts.old, 'old cell')} again</button>` : nothing}
  <a class="button" href="/matrix?${new URLSearchParams({from: matrix.id})}">${icon('pencil')}Change</a>`;

/** @param {MatrixState} state @param {Api.MatrixAtWork} matrix */
const head = ({job}, matrix) => html`<header class="page-head">
  <div><p class="quiet"><a href="/matrix">Matrix</a></p><h1 class="breaks">${matrix.name}</h1>
    <p class="quiet">${counted(matrix.total, 'document')} × ${counted(matrix.questions.length, 'question')}:
      ${counts(matrix.counts)}</p></div>
  <div class="matrix-actions">${job ? nothing : actions(matrix)}
    <button class="button" type="button" @click=${() => showExport(matrix)}>${icon('export')}Export</button>
    <button class="icon-button for-change" type="button" aria-label="Delete this matrix" title="Delete"
      @click=${() => showDeletion({...matrix, rows: matrix.total, questions: matrix.questions.length},
        () => navigate('/matrix'))}>${icon('bin')}</button></div></header>`;

/** @param {Api.MatrixAtWork} matrix @param {number} offset */
const content = (matrix, offset) => matrix.total > 0 ? html`${table(matrix, offset)}${pager(matrix, offset)}` : empty({
  picture: 'table', title: 'No documents', text: 'Nothing in the library is in the scope of this matrix.'});

/**
 * The page for a state.
 * @param {MatrixState} state
 */
export function view(state) {
  const {matrix, job, error} = state;
  if (error) return html`<div class="matrix-page">${failure(error, refresh)}</div>`;
  if (!matrix) return html`<div class="matrix-page"><div class="waiting-line moving" role="status"
    aria-label="Opening the matrix"></div></div>`;
  return html`<div class="matrix-page">
    ${head(state, matrix)}
    ${job ? progress(job) : matrix.trouble ? html`<p class="notice" role="alert">${icon('warning')}<span>${sentence(
      matrix.trouble)}</span></p>` : nothing}
    ${content(matrix, state.offset)}</div>`;
}
