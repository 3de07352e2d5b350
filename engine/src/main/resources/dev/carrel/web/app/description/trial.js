// @ts-check
// Asking a route for real: a form made from its parameters, the request as a line for a terminal, and the answer as it
// came.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import * as api from '../api.js';
import {copy} from '../ui/clipboard.js';
import {withValue} from '../ui/events.js';
import {bytes, milliseconds} from '../ui/format.js';
import {icon} from '../ui/icons.js';
import {sentence} from '../ui/prose.js';
import {resolve} from './schema.js';
import {current, setTried, triedAt} from './session.js';
/** @import {ApiRoute} from './routes.js' */
/** @import {Trial} from './session.js' */

const mostShown = 30000;
/** @param {ApiRoute} route */
const mediaOf = route =>
  Object.keys(route.answers.find(([status]) => status.startsWith('2'))?.[1]?.content ?? {'application/json': 1});
/** @param {ApiRoute} route */
const isStream = route => mediaOf(route).includes('text/event-stream');
/** @param {ApiRoute} route */
const isText = route => mediaOf(route).every(type => type === 'application/json' || type.startsWith('text/'));

/**
 * What is typed for a parameter; a list has a line for each.
 * @param {string | undefined} value
 * @param {Api.Schema} schema
 */
const typed = (value, schema) => schema.type === 'array' ? (value ?? '').split('\n').filter(Boolean) : value;

/** @param {ApiRoute} route @param {Record<string, string>} values */
function addressOf(route, values) {
  const {description} = current();
  /** @param {Api.RouteParameter} parameter */
  const schemaOf = parameter => resolve(parameter.schema, description);
  const path = route.path.replace(/\{(\w+)\}/g,
    (whole, name) => values[name] ? encodeURIComponent(values[name]) : whole);
  const asked = route.parameters.filter(one => one.in === 'query')
    .map(one => [one.name, typed(values[one.name], schemaOf(one))]);
  return path + api.query(Object.fromEntries(asked));
}

/** @param {string} text */
const quoted = text => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** @param {ApiRoute} route @param {string} address */
const curl = (route, address) => `curl ${isStream(route) ? '-N ' : ''}${quoted(location.origin + address)}`;

/**
 * @param {ApiRoute} route
 * @param {Api.RouteParameter} parameter
 * @param {Record<string, string>} values
 */
function field(route, parameter, values) {
  const schema = resolve(parameter.schema, current().description);
  const id = `try-${route.id}-${parameter.name}`;
  const change = withValue(typed => setTried(route.id, {values: {...values, [parameter.name]: typed}}));
  const value = values[parameter.name] ?? '';
  const choices = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : null);
  const control = choices
    ? html`<select class="field" id=${id} @change=${change}><option value="">–</option>${choices.map(one => html`<option
        .selected=${String(one) === value}>${one}</option>`)}</select>`
    : schema.type === 'array'
      ? html`<textarea class="field" id=${id} rows="2" placeholder="one a line" spellcheck="false" .value=${value}
        @input=${change}></textarea>`
      : html`<input class="field" id=${id} type=${schema.type === 'integer' ? 'number' : 'text'} autocomplete="off"
        spellcheck="false"
          placeholder=${schema.default ?? ''} .value=${value} ?required=${parameter.required} @input=${change}>`;
  return html`<div><label
    for=${id}>${parameter.name}${parameter.required ? nothing
      : html` <span class="quiet">optional</span>`}</label>${control}</div>`;
}

/** @param {Event} event @param {ApiRoute} route */
async function run(event, route) {
  event.preventDefault();
  const {values} = triedAt(route.id);
  setTried(route.id, {waiting: true, error: null});
  try {
    setTried(route.id, {answer: await api.asIs(addressOf(route, values)), waiting: false});
  } catch (error) {
    setTried(route.id, {error, answer: null, waiting: false});
  }
}

/** @param {{type: string, text: string}} given */
function pretty({type, text}) {
  if (!type.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** @param {NonNullable<Trial['answer']>} answer */
function answered(answer) {
  const text = pretty(answer);
  return html`<p class="trial-status" role="status"><b
    class=${answer.status < 400 ? 'well' : 'wrong'}>${answer.status}</b>
      <span class="quiet">${milliseconds(answer.took)} · ${bytes(new Blob([answer.text]).size)} · ${answer.type}</span>
      <button class="text-button" type="button" @click=${() => copy(answer.text)}>${icon('copy')}Copy</button></p>
    <pre class="code" tabindex="0"
      aria-label="Answer">${text.slice(0, mostShown)}${text.length > mostShown ? '\n… (cut; the copy is whole)'
        : ''}</pre>`;
}

/**
 * A line for a terminal with a button that copies it.
 * @param {string} line
 */
export const command = line =>
  html`<div class="command"><code class="breaks">${line}</code><button class="icon-button small" type="button"
  aria-label="Copy the command" title="Copy" @click=${() => copy(line)}>${icon('copy')}</button></div>`;

/**
 * The form; routes whose answer is a stream or a file show the line for a terminal only.
 * @param {ApiRoute} route
 */
export function trial(route) {
  const {values, answer, error, waiting} = triedAt(route.id);
  const address = addressOf(route, values);
  return html`<form class="trial" @submit=${(/** @type {Event} */ event) => run(event, route)}>
    <h3>Try it</h3>
    ${route.parameters.length > 0
      ? html`<div class="trial-fields">${route.parameters.map(one => field(route, one, values))}</div>` : nothing}
    ${command(curl(route, address))}
    ${isStream(route) ? html`<p class="quiet">A stream that does not end: listen to it in a terminal.</p>`
      : isText(route) ? html`<button class="button" type="submit" ?disabled=${waiting}>${icon('play')}Send</button>`
        : html`<p><a class="button" href=${address} target="_blank" rel="noopener">${icon('open')}Open</a></p>`}
    ${error ? html`<p class="field-note wrong" role="alert">${error.message} <span>${sentence(error.hint)}</span></p>`
      : nothing}
    ${answer ? answered(answer) : nothing}
  </form>`;
}
