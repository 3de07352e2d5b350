// @ts-check
// A page that draws itself after every change of its session.
import {render} from '/lib/lit-html/lit-html.js';
/** @import {Place} from '../router.js' */

/**
 * The page of a session.
 * @template T
 * @param {{current: () => T, end: () => void}} session
 * @param {(state: T) => unknown} view
 * @param {(paint: () => void, place: Place) => unknown} begin begins the session at a place
 */
export function drawnPage(session, view, begin) {
  /** @type {HTMLElement} */
  let container;
  return {
    /**
     * @param {HTMLElement} element
     * @param {Place} place
     */
    open(element, place) {
      container = element;
      begin(() => render(view(session.current()), element), place);
    },
    close() {
      session.end();
      render('', container);
    },
  };
}

/**
 * The page of a session that follows its address.
 * @template T
 * @param {{current: () => T, end: () => void, begin: (paint: () => void) => void,
 *   follow: (parameters: URLSearchParams) => unknown}} session
 * @param {(state: T) => unknown} view
 */
export function followingPage(session, view) {
  /** @param {Place} place */
  const moved = ({parameters}) => session.follow(parameters);
  return {...drawnPage(session, view, (paint, place) => {
    session.begin(paint);
    moved(place);
  }), moved};
}

/**
 * One that is open for writing: its field has the focus.
 * @template T
 * @param {Parameters<typeof followingPage<T>>[0]} session
 * @param {(state: T) => unknown} view
 */
export function writingPage(session, view) {
  const page = followingPage(session, view);
  return {
    ...page,
    /**
     * @param {HTMLElement} element
     * @param {Place} place
     */
    open(element, place) {
      page.open(element, place);
      element.querySelector('textarea')?.focus();
    },
  };
}
