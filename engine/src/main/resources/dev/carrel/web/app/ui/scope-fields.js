// @ts-check
// The choice where in the library something is looked for.
import {html, nothing} from '/lib/lit-html/lit-html.js';
import {live} from '/lib/lit-html/directives/live.js';
import {chip} from './chips.js';
import {withValue} from './events.js';
import {counted, number} from './format.js';
import {segmented} from './segmented.js';
/** @import {Scope} from '../state/scope.js' */

export const shownDocuments = 6;

/**
 * @typedef {object} ScopeFields
 * @property {Scope} scope
 * @property {string[]} collections
 * @property {Map<string, string>} titles of the documents that are shown
 * @property {(changes: Partial<Scope>) => void} change
 */

/** @param {ScopeFields} fields */
const kinds = ({scope, collections}) => [
  {value: 'all', label: 'Whole library'},
  ...(collections.length > 0 || scope.kind === 'collection' ? [{value: 'collection', label: 'Collection'}] : []),
  {value: 'query', label: 'Query'},
  ...(scope.documents.length > 0 ? [{value: 'documents', label: counted(scope.documents.length, 'document')}] : []),
];

/**
 * How many documents are chosen beyond those that are named.
 * @param {string[]} ids
 */
export const furtherDocuments = ids => ids.length > shownDocuments
  ? html`<span class="quiet">and ${number(ids.length - shownDocuments)} more</span>` : nothing;

/** @param {ScopeFields} fields */
const collection = ({scope, collections, change}) => html`
  <label class="unseen" for="scope-collection">Collection</label>
  <select class="field" id="scope-collection" @change=${withValue(name => change({collection: name}))}>
    <option value="" .selected=${scope.collection === ''}>Choose a collection</option>
    ${[...new Set([...collections, scope.collection])].filter(Boolean).map(name =>
      html`<option value=${name} .selected=${name === scope.collection}>${name}</option>`)}</select>`;

/** @param {ScopeFields} fields */
const query = ({scope, change}) => html`<label class="unseen" for="scope-query">Query</label>
  <input class="field" id="scope-query" type="text" autocomplete="off" spellcheck="false"
    placeholder="melatonin year:2020.. type:paper" .value=${live(scope.query)}
    @input=${withValue(typed => change({query: typed}))}>`;

/** @param {ScopeFields} fields */
const documents = ({scope, titles, change}) => html`<div class="scope-documents">
  ${scope.documents.slice(0, shownDocuments).map(id => chip({label: titles.get(id) || 'Untitled',
    remove: () => change({documents: scope.documents.filter(one => one !== id),
      ...(scope.documents.length === 1 ? {kind: 'all'} : {})})}))}
  ${furtherDocuments(scope.documents)}
</div>`;

/** @param {ScopeFields} fields */
function details(fields) {
  switch (fields.scope.kind) {
    case 'collection': return collection(fields);
    case 'query': return query(fields);
    case 'documents': return documents(fields);
    default: return nothing;
  }
}

/**
 * The switch, and what belongs to the kind that is chosen.
 * @param {ScopeFields} fields
 */
export const scopeFields = fields => html`<div class="scope">
  ${segmented({name: 'scope', label: 'Where to look', options: kinds(fields), value: fields.scope.kind,
    choose: kind => fields.change({kind})})}
  ${details(fields)}
</div>`;
