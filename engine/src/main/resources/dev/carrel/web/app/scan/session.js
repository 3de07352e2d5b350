// @ts-check
// What the page of claims knows: the claim, where to look, and what speaks for and against it.
import * as api from '../api.js';
import {navigate} from '../router.js';
import {decided, isLeftOut, settled} from '../state/assistant.js';
import {collectionNames, everywhere, lacking, readScope, titlesOf, wanted, writeScope} from '../state/scope.js';
import {createStore} from '../state/store.js';
import {announce} from '../ui/announce.js';
import {counted} from '../ui/format.js';
import {shownDocuments} from '../ui/scope-fields.js';
/** @import {Assistant} from '../state/assistant.js' */
/** @import {Scope} from '../state/scope.js' */

/**
 * All that the page shows.
 * @typedef {object} ScanState
 * @property {string} claim as it is typed
 * @property {Scope} scope
 * @property {string[]} collections
 * @property {Map<string, string>} titles of the documents to look in
 * @property {boolean} extract without the model
 * @property {boolean} waiting
 * @property {string} lacking what has to be chosen first
 * @property {Assistant} model the one that would be asked
 * @property {Api.ScannedClaim | null} found
 * @property {Api.Failure | null} error
 */

/** @returns {ScanState} */
const fresh = () => ({claim: '', scope: {...everywhere}, collections: [], titles: new Map(), extract: false,
  waiting: false, lacking: '', model: undefined, found: null, error: null});

const {state, reset, listen, silence, ...store} = createStore(fresh);
/** @type {AbortController | null} */
let scanning = null;
/** @type {Promise<unknown>} */
let known = Promise.resolve();

export const {current, set} = store;

/**
 * Changes where to look.
 * @param {Partial<Scope>} changes
 */
export const setScope = changes => set({scope: {...state.scope, ...changes}, lacking: ''});

/** Puts the claim into the address, which scans for it. */
export function submit() {
  if (state.claim.trim() === '' || state.waiting) return;
  const missing = lacking(state.scope);
  if (missing) return set({lacking: missing});
  const written = writeScope(new URLSearchParams({claim: state.claim.trim()}), state.scope);
  if (state.extract) written.append('extract', '1');
  const address = `/scan?${written}`;
  if (address === location.pathname + location.search) scan();
  else navigate(address);
}

/** Calls off the scan that is under way. */
export function stop() {
  scanning?.abort();
  scanning = null;
  set({waiting: false});
}

/** Lets the reader decide anew whether something is sent to the model. */
export async function decide() {
  if (!state.model) return;
  const model = await decided(state.model);
  if (model !== 'stay') set({model});
}

/** @param {Api.ScannedClaim} found */
function told({by, evidence}) {
  if (evidence.length === 0) return 'The library does not speak of this claim.';
  /** @param {string} verdict */
  const count = verdict => evidence.filter(one => one.verdict === verdict).length;
  return by === 'extract' ? `${counted(evidence.length, 'sentence')} about the claim.`
    : `${count('supports')} for the claim, ${count('contradicts')} against it.`;
}

async function scan() {
  stop();
  const controller = scanning = new AbortController();
  set({waiting: true, found: null, error: null, lacking: ''});
  await known;
  const model = state.extract ? state.model : await settled(state.model);
  if (scanning !== controller) return;
  if (model === 'stay') return set({waiting: false});
  set({model});
  try {
    const found = await api.scan({claim: state.claim.trim(), extract: state.extract || isLeftOut(model),
      ...wanted(state.scope)}, controller.signal);
    if (scanning !== controller) return;
    set({found, waiting: false});
    announce(told(found));
  } catch (error) {
    if (scanning === controller && error.name !== 'AbortError') set({error, waiting: false});
  }
}

async function learn() {
  const [assistant, collections] = await Promise.all([api.assistant().catch(() => null),
    collectionNames().catch(() => [])]);
  set({model: assistant?.model, collections});
}

/**
 * Shows what an address is about.
 * @param {URLSearchParams} parameters
 */
export async function follow(parameters) {
  stop();
  const scope = readScope(parameters);
  set({claim: parameters.get('claim') ?? '', scope, extract: parameters.has('extract'), found: null, error: null});
  if (state.claim !== '') scan();
  set({titles: await titlesOf(scope.documents.slice(0, shownDocuments))});
}

/**
 * Begins anew; `onChange` is called after every change.
 * @param {() => void} onChange
 */
export function begin(onChange) {
  reset();
  listen(onChange);
  known = learn();
}

/** Stops listening. */
export function end() {
  stop();
  silence();
}
