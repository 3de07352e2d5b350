// @ts-check
// Sorts what the library could not read by reason. Reasons begin with their kind and may go on with a detail after a
// colon; before those of an attachment stands its name, which is a detail too.
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

/** @type {{starts: string, title: string, advice: string, cure?: string}[]} */
const known = [
  {starts: 'scanned', title: 'Scanned', cure: 'recognition',
    advice: 'Pictures of pages without text. Text recognition (OCR) by Tesseract can read them.'},
  {starts: 'waiting for vectors', title: 'Waiting for vectors', cure: 'vectors',
    advice: 'Found by their words already; by their meaning as soon as their vectors are made.'},
  {starts: 'no text', title: 'No text', advice: 'There is nothing in them that could be found.'},
  {starts: 'damaged', title: 'Damaged',
    advice: 'Not what their name says, or broken. If a program opens them, save them anew.'},
  {starts: 'encrypted', title: 'Locked by a password', advice: 'Save a copy without the password, then try again.'},
  {starts: 'the attachment is missing', title: 'Attachment missing',
    advice: 'The entry is there without this file. Let Zotero fetch it, or put it where its entry says.'},
  {starts: 'the attachment cannot be found', title: 'Attachment not found',
    advice: 'Its entry does not say where it is on this machine.'},
  {starts: 'not there', title: 'Attachment missing',
    advice: 'The entry is there without this file. Let Zotero fetch it, or put it where its entry says.'},
  {starts: 'password', title: 'Locked by a password', advice: 'Save a copy without the password, then try again.'},
];

/**
 * A text that begins a sentence.
 * @param {string} text
 */
export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

const attachment = /^(?<name>[^:]*\.\w{1,8}): (?:page \d+: )?(?=.)/;
/** @param {string} reason */
const knownAs = reason => known.find(one => reason.startsWith(one.starts));

/**
 * A reason without the name of the attachment that it is about; `files` are the reasons of files that failed.
 * @param {string} reason
 * @param {Set<string>} files
 */
function apart(reason, files) {
  const named = attachment.exec(reason);
  if (named) return {name: named.groups?.name ?? '', reason: reason.slice(named[0].length)};
  const colon = reason.indexOf(': ');
  const rest = reason.slice(colon + 2);
  return colon > 0 && (files.has(rest) || knownAs(rest)) && !knownAs(reason)
    ? {name: reason.slice(0, colon), reason: rest} : {name: '', reason};
}

/** @param {string} whole @param {Set<string>} files */
function describe(whole, files) {
  const {name, reason} = apart(whole, files);
  const found = knownAs(reason);
  const colon = reason.indexOf(': ');
  const rest = found?.cure === 'vectors' || colon < 0 ? '' : reason.slice(colon + 2);
  const title = found?.title ?? capital(colon < 0 ? reason : reason.slice(0, colon));
  return {...found, title, name, detail: rest};
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

/** @param {Api.CoveredDocument[]} documents @param {Set<string>} files */
function gather(documents, files) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const one of documents) {
    const {title, name: attached, detail, advice, cure} = describe(one.reason ?? 'unknown', files);
    const name = `${one.readable ? 'partly' : 'unread'} ${title}`;
    const group = groups.get(name) ?? {name, title, advice, cure, items: []};
    groups.set(name, group);
    const parts = [detail, pagesOf(one), cure === 'vectors' ? vectorsOf(one) : ''].filter(Boolean);
    const called = one.readable ? attached : '';
    group.items.push({id: one.id, called, path: one.path, indexed: one.indexed, detail: parts.join(' · ')});
  }
  return [...groups.values()].map(saidOnce).sort((a, b) => b.items.length - a.items.length);
}

/**
 * Groups of files that were not read at all, and of documents that were read in part.
 * @param {Api.Status} status
 */
export function groupsOf({failed, coverage}) {
  const documents = coverage?.documents ?? failed.map(one => ({...one, readable: false}));
  const files = new Set(failed.map(one => one.reason));
  return {
    unread: gather(documents.filter(one => !one.readable), files),
    partly: gather(documents.filter(one => one.readable), files),
  };
}
