// @ts-check
// Highlights and notes: fetches those of the document, makes, changes and deletes them, and goes to one.
import * as api from '../api.js';
import {announce} from '../ui/announce.js';
import {toast} from '../ui/toast.js';
import {mark, needShown} from './marking.js';
import {regionsOf} from './places.js';
import {selectedWords} from './selected-words.js';
import {set, state} from './session.js';
import {shutSheet, toggleSide} from './side.js';

/** @typedef {Api.Annotation['colour']} Colour */

/** @type {Colour[]} */
export const colours = ['yellow', 'green', 'blue', 'pink'];

/** @param {Api.Annotation[]} annotations */
function show(annotations) {
  set({annotations});
  needShown();
  mark();
}

/**
 * Fetches those of the document that is open.
 * @param {AbortSignal} [signal]
 */
export async function loadAnnotations(signal) {
  const {id} = state;
  try {
    const {annotations} = await api.annotationsOf(id, signal);
    if (state.id === id) show(annotations);
  } catch (error) {
    if (error.name !== 'AbortError') toast(error.message, 'error');
  }
}

/**
 * Marks the selected words; with `writing`, opens the side to write a note on them.
 * @param {Colour} colour
 * @param {boolean} [writing]
 */
export async function annotate(colour, writing = false) {
  const words = selectedWords();
  if (!words) return;
  try {
    const made = await api.annotate(state.id, {...words, colour});
    document.getSelection()?.removeAllRanges();
    await loadAnnotations(state.signal);
    if (writing) {
      set({note: made.id, writing: made.id});
      toggleSide('notes');
    }
    announce('Highlighted.');
  } catch (error) {
    toast(error.message, 'error');
  }
}

/**
 * Gives one another colour or another note.
 * @param {Api.Annotation} one
 * @param {{colour?: Colour, note?: string}} change
 */
export async function change(one, {colour, note}) {
  try {
    const text = note?.trim();
    const changed = await api.changeAnnotation(one.id,
      {...(colour ? {colour} : {}), ...(text ? {note: text} : {}), ...(text === '' ? {erase: true} : {})});
    set({writing: null});
    show(state.annotations.map(each => each.id === one.id ? changed : each));
  } catch (error) {
    toast(error.message, 'error');
  }
}

/** @param {Api.Annotation} one */
export async function forget(one) {
  try {
    await api.deleteAnnotation(one.id);
    show(state.annotations.filter(each => each.id !== one.id));
    announce('Deleted.');
  } catch (error) {
    toast(error.message, 'error');
  }
}

/**
 * Brings one into view.
 * @param {Api.Annotation} one
 */
export function goTo(one) {
  shutSheet();
  const {viewer, view} = state;
  set({note: one.id});
  if (view === 'text') {
    if (one.range) set({aim: {at: one.range.start}});
    needShown();
    return;
  }
  const [region] = one.regions.length > 0 || !one.range ? one.regions : regionsOf(one.range, state.paragraphs);
  if (region?.page && region.box) viewer?.goToRegion({page: region.page, box: region.box});
  else if (one.page) viewer?.goToPage(one.page);
}

/**
 * The annotation that is drawn under the pointer.
 * @param {MouseEvent} event
 */
function under({clientX, clientY, target}) {
  const word = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('.note-words'));
  if (word) return word.dataset.annotation;
  const page = /** @type {Element} */ (target).closest('.pdf-page');
  const marks = /** @type {HTMLElement[]} */ ([...page?.querySelectorAll('.sheet-mark[data-annotation]') ?? []]);
  return marks.find(one => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  })?.dataset.annotation;
}

/**
 * A click on a highlight shows its note; returns what ends that.
 * @param {HTMLElement} container
 */
export function watchNotes(container) {
  /** @param {MouseEvent} event */
  const clicked = event => {
    if (document.getSelection()?.toString()) return;
    const id = under(event);
    if (!id) return;
    set({note: id});
    toggleSide('notes');
    container.querySelector('.panel-note.at')?.scrollIntoView({block: 'nearest'});
  };
  container.addEventListener('click', clicked);
  return () => container.removeEventListener('click', clicked);
}
