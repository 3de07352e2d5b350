// @ts-check
// What is to be measured, and by which questions.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {withTick, withValue} from '../ui/events.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {segmented} from '../ui/segmented.js';
import {rankings} from './rankings.js';
import {current, run, running, setForm} from './session.js';
/** @import {EvaluationForm, EvaluationState, FieldError} from './session.js' */

/**
 * @typedef {{type?: string, placeholder?: string, min?: number, max?: number, error?: FieldError | null}} InputOptions
 */

const kinds = [{value: 'self', label: 'Its own texts'}, {value: 'judged', label: 'Judged queries'}];

/**
 * @param {FieldError | null} error
 * @param {string} field
 * @param {unknown} otherwise
 */
const note = (error, field, otherwise) => error?.field === field
  ? html`<p class="field-note wrong" id="${field}-note"
    role="alert">${error.message} <span>${sentence(error.hint)}</span></p>`
  : html`<p class="field-note" id="${field}-note">${otherwise}</p>`;

/**
 * @param {string} name
 * @param {string} label
 * @param {string | number} value
 * @param {InputOptions} [more]
 */
const input = (name, label, value, more = {}) => html`<label for="eval-${name}">${label}</label>
  <input class="field" id="eval-${name}" type=${more.type ?? 'text'} placeholder=${more.placeholder ?? ''}
    autocomplete="off" spellcheck="false"
    min=${more.min ?? nothing} max=${more.max ?? nothing} .value=${String(value)} aria-describedby="${name}-note"
    aria-invalid=${more.error?.field === name ? 'true' : 'false'}
    @input=${withValue(typed => setForm({[name]: typed, error: null}))}>`;

/** @param {EvaluationForm} form */
const self = ({questions, error}) => html`
  <p class="quiet">Questions are made from the library itself: half a title must find its paper, a citing sentence the
    work it cites, a caption its page, a short form its definition. The figures compare the rankings on your own
    papers; they do not say how content people would be.</p>
  <div class="adding-field">${input('questions', 'Questions of each kind, at most', questions,
    {type: 'number', min: 1, max: 1000, error})}
    ${note(error, 'questions', 'More take longer and tell smaller differences apart.')}</div>`;

/** @param {EvaluationForm} form */
const judged = ({directory, qrels, error}) => html`
  <p class="quiet">A collection in BEIR’s form: documents, queries, and who judged what as relevant. It gets an index
    of its own, which is kept; this library is not touched.</p>
  <div class="adding-field">${input('directory', 'Directory on this machine', directory,
    {placeholder: '~/collections/scifact', error})}
    ${note(error, 'directory',
      html`Holds <code>corpus.jsonl</code>, <code>queries.jsonl</code> and <code>qrels/</code>.`)}</div>
  <div class="adding-field">${input('qrels', 'Judgements', qrels, {placeholder: 'test', error})}
    ${note(error, 'qrels', html`The name of a file in <code>qrels/</code>.`)}</div>`;

/** @param {string} name @param {boolean} on */
function choose(name, on) {
  const chosen = new Set(current().form.rankings);
  if (on) chosen.add(name);
  else chosen.delete(name);
  setForm({rankings: chosen, error: null});
}

/** @param {{name: string, says: string}} given @param {Set<string>} chosen */
const choice = ({name, says}, chosen) =>
  html`<label class="check-line ranking"><input type="checkbox" .checked=${chosen.has(name)}
  @change=${withTick(on => choose(name, on))}><span>${name}</span><span class="quiet">${says}</span></label>`;

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  if (!current().form.sending) run();
}

/**
 * The form.
 * @param {EvaluationState} state
 */
export function form({form: asked}) {
  const {error} = asked;
  return html`<section class="panel" aria-labelledby="form-title">
    <header class="panel-head"><h2 id="form-title">New evaluation</h2></header>
    <form class="adding evaluating for-change" novalidate @submit=${submit}>
      ${segmented({name: 'eval-kind', label: 'Questions from', options: kinds, value: asked.kind,
        choose: kind => setForm({kind, error: null})})}
      ${asked.kind === 'self' ? self(asked) : judged(asked)}
      <fieldset class="choices"><legend>Rankings</legend>${rankings.map(one => choice(one, asked.rankings))}</fieldset>
      <div class="adding-end"><div>${error && ['rankings', 'run'].includes(error.field)
        ? html`<p class="field-note wrong" role="alert">${error.message} <span>${sentence(error.hint)}</span></p>`
          : nothing}</div>
        <button class="button primary" type="submit"
          ?disabled=${asked.sending || Boolean(running())}>${icon('play')}Run</button></div>
    </form>
  </section>`;
}
