// Sorts what the library could not read by reason. Reasons begin with their kind and may go on with a detail after a colon.
import {counted, number} from '../ui/format.js';

const known = [
  {starts: 'scanned', title: 'Scanned', cure: 'recognition',
    advice: 'Pictures of pages without text. Text recognition (OCR) by Tesseract can read them.'},
  {starts: 'waiting for vectors', title: 'Waiting for vectors', cure: 'vectors',
    advice: 'Found by their words already; by their meaning as soon as their vectors are made.'},
  {starts: 'no text', title: 'No text', advice: 'There is nothing in them that could be found.'},
  {starts: 'damaged', title: 'Damaged', advice: 'Not what their name says, or broken. If a program opens them, save them anew.'},
  {starts: 'encrypted', title: 'Locked by a password', advice: 'Save a copy without the password, then try again.'},
  {starts: 'password', title: 'Locked by a password', advice: 'Save a copy without the password, then try again.'},
];

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

function describe(reason) {
  const found = known.find(one => reason.startsWith(one.starts));
  const colon = reason.indexOf(': ');
  if (found) return {...found, detail: found.cure === 'vectors' || colon < 0 ? '' : reason.slice(colon + 2)};
  return colon < 0 ? {title: capital(reason), detail: ''} : {title: capital(reason.slice(0, colon)), detail: reason.slice(colon + 2)};
}

function pagesOf({unreadable = [], pages}) {
  if (unreadable.length === 0) return '';
  const told = unreadable.slice(0, 6).map(one => number(one.page)).join(', ');
  return `page ${told}${unreadable.length > 6 ? ' …' : ''} of ${number(pages)}`;
}

function vectorsOf({passages, embedded}) {
  return embedded < passages ? `${number(passages - embedded)} of ${counted(passages, 'passage')}` : '';
}

function gather(documents) {
  const groups = new Map();
  for (const one of documents) {
    const {title, detail, advice, cure} = describe(one.reason ?? 'unknown');
    const name = `${one.readable ? 'partly' : 'unread'} ${title}`;
    if (!groups.has(name)) groups.set(name, {name, title, advice, cure, items: []});
    const parts = [detail, pagesOf(one), cure === 'vectors' ? vectorsOf(one) : ''].filter(Boolean);
    groups.get(name).items.push({id: one.id, path: one.path, indexed: one.indexed, detail: parts.join(' · ')});
  }
  return [...groups.values()].sort((a, b) => b.items.length - a.items.length);
}

/** Groups of files that were not read at all, and of documents that were read in part. */
export function groupsOf({failed, coverage}) {
  const documents = coverage?.documents ?? failed.map(one => ({...one, readable: false}));
  return {
    unread: gather(documents.filter(one => !one.readable)),
    partly: gather(documents.filter(one => one.readable)),
  };
}
