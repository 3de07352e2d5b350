// @ts-check
// A schema as a tree that opens step by step. References are followed when they are opened, so one that holds itself is
// no trouble.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {whenToggled} from '../ui/events.js';
import {number} from '../ui/format.js';
import {current, toggle} from './session.js';

/** @param {Api.Schema} schema */
const nameOf = schema => schema.$ref?.split('/').at(-1) ?? null;

/**
 * The schema that a reference stands for.
 * @param {Api.Schema | undefined} schema
 * @param {Api.Description | null} description
 */
export function resolve(schema, description) {
  /** @type {Api.Schema} */
  let found = schema ?? {};
  for (let steps = 0; found.$ref && steps < 20; steps++) {
    found = found.$ref.slice(2).split('/').reduce((at, step) => at?.[step], /** @type {any} */ (description)) ?? {};
  }
  return found;
}

/** @param {Api.Schema} schema */
const isNull = schema => schema.type === 'null';

/**
 * Takes “this or nothing” apart.
 * @param {Api.Schema} schema
 * @returns {{schema: Api.Schema, nullable: boolean}}
 */
function unwrap(schema) {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const real = choices.filter(one => !isNull(one));
  return real.length === 1 ? {schema: real[0], nullable: real.length < choices.length} : {schema, nullable: false};
}

/**
 * What a value is, in a word or two.
 * @param {Api.Schema | undefined} given
 * @param {Api.Description | null} description
 * @returns {string}
 */
export function typeOf(given, description) {
  const {schema, nullable} = unwrap(given ?? {});
  const whole = resolve(schema, description);
  const said = nameOf(schema) ?? plainType(whole, description);
  return nullable ? `${said} or null` : said;
}

/** @param {Api.Schema} schema @param {Api.Description | null} description @returns {string} */
function plainType(schema, description) {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items, description)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(one => typeOf(one, description)).join(' or ');
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** @param {number | undefined} value */
const bound = value => number(value ?? 0).replace('-', '−');

/** @param {Api.Schema} schema */
function range({minimum, maximum}) {
  if (minimum == null) return `at most ${bound(maximum)}`;
  return maximum == null ? `at least ${bound(minimum)}` : `${bound(minimum)} to ${bound(maximum)}`;
}

/**
 * The limits of a value, as far as it has any.
 * @param {Api.Schema} schema
 */
export function limitsOf(schema) {
  const told = [];
  if (schema.minimum != null || schema.maximum != null) told.push(range(schema));
  if (schema.default !== undefined) told.push(`default ${JSON.stringify(schema.default)}`);
  if (schema.maxItems) told.push(`at most ${number(schema.maxItems)}`);
  if (schema.maxLength) told.push(`up to ${number(schema.maxLength)} characters`);
  return told.join(' · ');
}

/**
 * The object inside a schema, through lists and choices; null if there is none to open.
 * @param {Api.Schema | undefined} given
 * @param {Api.Description | null} description
 * @returns {Api.Schema | null}
 */
function inside(given, description) {
  const whole = resolve(unwrap(given ?? {}).schema, description);
  if (whole.type === 'array') return inside(whole.items, description);
  return whole.properties ? whole : null;
}

/**
 * @param {string} name
 * @param {Api.Schema} schema
 * @param {boolean} required
 * @param {Api.Description | null} description
 */
const words = (name, schema, required, description) => html`<span class="schema-name">${name}${required ? nothing
  : html`<span class="quiet" title="may be left out">?</span>`}</span><span
    class="schema-type">${typeOf(schema, description)}</span>${schema.description
  ? html`<span class="schema-says">${schema.description}</span>` : nothing}`;

/**
 * @param {[string, Api.Schema]} schema
 * @param {Api.Schema} owner
 * @param {string} place
 * @returns {unknown}
 */
function property([name, schema], owner, place) {
  const {description} = current();
  const told = words(name, schema, owner.required?.includes(name) ?? false, description);
  const key = `${place}.${name}`;
  if (!inside(schema, description)) return html`<li class="schema-leaf">${told}</li>`;
  return html`<li><details ?open=${current().open.has(key)} @toggle=${whenToggled(on => toggle(key, on))}>
    <summary>${told}</summary>${current().open.has(key) ? properties(schema, key) : nothing}</details></li>`;
}

/** @param {Api.Schema} schema @param {string} place */
const properties = (schema, place) => {
  const owner = inside(schema, current().description);
  return html`<ul
    class="schema">${Object.entries(owner?.properties ?? {}).map(one => property(one, owner ?? {}, place))}</ul>`;
};

/**
 * The tree of a schema; `place` tells trees apart.
 * @param {Api.Schema} schema
 * @param {string} place
 */
export function schemaTree(schema, place) {
  const {description, open} = current();
  const type = typeOf(schema, description);
  if (!inside(schema, description)) return html`<p class="schema-type">${type}</p>`;
  return html`<details class="schema-root" ?open=${open.has(place)} @toggle=${whenToggled(on => toggle(place, on))}>
    <summary><span
      class="schema-type">${type}</span></summary>${open.has(place) ? properties(schema, place) : nothing}</details>`;
}
