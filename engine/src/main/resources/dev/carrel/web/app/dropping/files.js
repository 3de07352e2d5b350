// @ts-check
// Sends files to the library's own folder, one after the other, and has that folder added.
import * as api from '../api.js';
import {takeJob} from '../state/jobs.js';
import {counted} from '../ui/format.js';
import {toast} from '../ui/toast.js';

/** What the server takes of one file, as bytes. */
const largest = 29_000_000;

/**
 * @param {File} file
 * @returns {Promise<string>} in base 64
 */
const contentOf = file => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
  reader.readAsDataURL(file);
});

/**
 * The folder that a file was put into; null with a message if it was refused.
 * @param {File} file
 */
async function keep(file) {
  try {
    if (file.size === 0) throw new Error(`${file.name} is empty.`);
    if (file.size > largest) {
      throw new Error(`${file.name} is too large to be dropped. Name its path on the page Library.`);
    }
    return (await api.keepFile({name: file.name, content: await contentOf(file)})).folder;
  } catch (error) {
    toast([error.message, error.hint].filter(Boolean).join(' '), 'error');
    return null;
  }
}

/**
 * Adds files; folders are better read where they lie.
 * @param {File[]} files
 * @param {boolean} folders whether folders were dropped, too
 */
export async function addFiles(files, folders) {
  if (folders) {
    toast('A folder is read where it lies: choose it on the page Library.', 'error');
  }
  const kept = [];
  for (const file of files) kept.push(await keep(file));
  const folder = kept.find(Boolean);
  if (!folder) return;
  try {
    takeJob(await api.addSources({paths: [folder]}));
    toast(`${counted(kept.filter(Boolean).length, 'file is', 'files are')} being added.`);
  } catch (error) {
    toast([error.message, error.hint].filter(Boolean).join(' '), 'error');
  }
}
