// Captures that the server does not have yet, in the browser's own storage: what is known of each, and its content
// apart.

export const mostCaptures = 300;
export const mostBytes = 200_000_000;

/** @import {Capture} from '../capture/tab.js' */
/** @typedef {{id: string, url: string, title: string, time: string, occasion: string, bytes: number}} Waiting */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const ended = transaction => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve();
  transaction.onabort = transaction.onerror = () => reject(transaction.error);
});

function open() {
  const request = indexedDB.open('carrel', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('waiting', {keyPath: 'id'});
    request.result.createObjectStore('contents', {keyPath: 'id'});
  };
  return done(request);
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(waiting: IDBObjectStore, contents: IDBObjectStore) => Promise<T>} work
 */
async function within(mode, work) {
  const database = await open();
  try {
    const transaction = database.transaction(['waiting', 'contents'], mode, {durability: 'strict'});
    const end = ended(transaction);
    const result = await work(transaction.objectStore('waiting'), transaction.objectStore('contents'));
    await end;
    return result;
  } finally {
    database.close();
  }
}

/**
 * Keeps a capture until it is sent. One that does not fit is refused with a sentence.
 * @param {Capture} capture
 */
export function keep(capture) {
  const id = crypto.randomUUID();
  const bytes = (capture.html ?? capture.pdf ?? '').length;
  const {url, title = '', time, occasion} = capture;
  return within('readwrite', async (waiting, contents) => {
    const all = /** @type {Waiting[]} */ (await done(waiting.getAll()));
    if (all.length >= mostCaptures || all.reduce((sum, each) => sum + each.bytes, bytes) > mostBytes) {
      throw new Error(`${all.length} pages wait for Carrel already, and no more fit. Start it with \`carrel serve\`.`);
    }
    waiting.add({id, url, title, time, occasion, bytes});
    contents.add({id, capture});
    return id;
  });
}

/** All that wait, the oldest first. @returns {Promise<Waiting[]>} */
export const waiting = () => within('readonly', async store =>
  /** @type {Waiting[]} */ (await done(store.getAll())).sort((a, b) => a.time.localeCompare(b.time)));

/** @param {string} id @returns {Promise<Capture | undefined>} */
export const content = id => within('readonly', async (_, contents) => (await done(contents.get(id)))?.capture);

/** @param {string[]} ids */
export const forget = ids => within('readwrite', async (store, contents) => {
  for (const id of ids) {
    store.delete(id);
    contents.delete(id);
  }
});
