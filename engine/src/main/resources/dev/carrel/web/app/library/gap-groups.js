// @ts-check
// Sorts what the library could not read by the kind of its reason.
import {counted, number} from '../ui/format.js';

/** @typedef {{id?: string, called: string, path: string, indexed?: boolean, detail: string}} Gap */

/**
 * Files or documents with one reason.
 * @typedef {object} Group
 * @property {string} name
 * @property {string} title
 * @property {string} [advice]
 * @property {string} [cure]
 * @property {string} [shared] what is the same for all
 * @property {Gap[]} items
 */

const missing = {title: 'Attachment missing',
  advice: 'The entry is there without this file. Let Zotero fetch it, or put it where its entry says.'};

/** @type {Record<string, {title: string, advice: string, cure?: string}>} */
const known = {
  'scanned': {title: 'Scanned', cure: 'recognition',
    advice: 'Pictures of pages without text. Text recognition (OCR) by Tesseract can read them.'},
  'waiting-for-vectors': {title: 'Waiting for vectors', cure: 'vectors',
    advice: 'Found by their words already; by their meaning as soon as their vectors are made.'},
  'no-text': {title: 'No text', advice: 'There is nothing in them that could be found.'},
  'damaged': {title: 'Damaged',
    advice: 'Not what their name says, or broken. If a program opens them, save them anew.'},
  'encrypted': {title: 'Locked by a password', advice: 'Save a copy without the password, then try again.'},
  'attachment-missing': missing,
  'attachment-not-found': {title: 'Attachment not found',
    advice: 'Its entry does not say where it is on this machine.'},
  'not-there': missing,
};

/** @type {Api.Reason} */
const untold = {kind: '', text: 'unknown', brief: 'unknown', detail: ''};

/**
 * A text that begins a sentence.
 * @param {string} text
 */
export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Api.Reason} because */
function describe({kind, brief, detail, file = ''}) {
  const found = known[kind];
  return {...found, title: found?.title ?? capital(brief), name: file, detail: found?.cure === 'vectors' ? '' : detail};
}

/** @param {Api.CoveredDocument} coveredDocument */
function pagesOf({unreadable = [], pages = 0}) {
  const unread = unreadable.filter(({page}) => page != null);
  if (unread.length === 0) return '';
  const told = unread.slice(0, 6).map(one => number(one.page ?? 0)).join(', ');
  return `page ${told}${unread.length > 6 ? ' …' : ''} of ${number(pages ?? 0)}`;
}

/** @param {Api.CoveredDocument} coveredDocument */
function vectorsOf({passages = 0, embedded = 0}) {
  return embedded < passages ? `${number(passages - embedded)} of ${counted(passages, 'passage')}` : '';
}

/**
 * What is the same for all of a group is said of the group.
 * @param {Group} group
 */
function saidOnce(group) {
  const [{detail}, ...others] = group.items;
  if (detail === '' || others.length === 0 || others.some(one => one.detail !== detail)) return group;
  return {...group, shared: detail, items: group.items.map(one => ({...one, detail: ''}))};
}

/** @param {Api.CoveredDocument[]} documents */
function gather(documents) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const one of documents) {
    const {title, name: attached, detail, advice, cure} = describe(one.because ?? untold);
    const name = `${one.readable ? 'partly' : 'unread'} ${title}`;
    const group = groups.get(name) ?? {name, title, advice, cure, items: []};
    groups.set(name, group);
    const parts = [detail, pagesOf(one), cure === 'vectors' ? vectorsOf(one) : ''].filter(Boolean);
    const called = one.readable ? attached : '';
    group.items.push({id: one.id, called, path: one.path, indexed: one.indexed, detail: parts.join(' · ')});
  }
  return [...groups.values()].map(saidOnce).sort((a, b) => b.items.length - a.items.length);
}

const lacking = ['attachment-missing', 'attachment-not-found', 'not-there'];

/** @param {Api.CoveredDocument} coveredDocument */
const fileName = ({because, path}) => because?.file || path.split(/[\\/]/).pop();

/**
 * Groups of files that were not read at all, and of documents that were read in part. An attachment that its document
 * is told to lack is not told again as a file.
 * @param {Api.Status} status
 */
export function groupsOf({failed, coverage}) {
  const documents = coverage?.documents ?? failed.map(one => ({...one, readable: false}));
  const partly = documents.filter(one => one.readable);
  const lacked = new Set(partly.map(fileName));
  const unread = documents.filter(one => !one.readable
    && !(lacking.includes(one.because?.kind ?? '') && lacked.has(fileName(one))));
  return {unread: gather(unread), partly: gather(partly)};
}
