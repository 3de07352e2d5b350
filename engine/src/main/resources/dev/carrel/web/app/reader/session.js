// @ts-check
// What the reader page knows: one document, and what is looked at in it. Everything that is shown is drawn from
// `current()`.
import {kept} from '../state/kept.js';
import {createStore} from '../state/store.js';
import {fewHits} from './hits.js';
/** @import {ApiError} from '../api.js' */
/** @import {Dialog} from '../ui/dialog.js' */
/** @import {LocatedHit, LocatedPassage} from './hits.js' */
/** @import {KnownParagraph} from './known-text.js' */
/** @import {Neighbours} from './panel/neighbours.js' */
/** @import {Viewer} from './pdf/viewer.js' */

/**
 * All that the page shows.
 * @typedef {object} ReaderState
 * @property {string} id
 * @property {Api.Outline | null} whole the document without its text
 * @property {KnownParagraph[]} paragraphs what is known of its text so far
 * @property {ApiError | null} error
 * @property {string[]} queries
 * @property {number} limit
 * @property {LocatedHit[] | null} hits null until they are known
 * @property {ApiError | null} hitsError
 * @property {LocatedPassage | null} passage
 * @property {'pdf' | 'text'} view
 * @property {Viewer | null} viewer
 * @property {boolean} ready
 * @property {Api.Failure | null} fileError
 * @property {{page?: number, at?: number} | null} aim what has yet to be scrolled to, as soon as it is known and drawn
 * @property {Tab} tab
 * @property {boolean} panel
 * @property {Dialog | null} sheet
 * @property {Near | null} near
 * @property {Neighbours | null} related
 * @property {Api.Source | null} source
 * @property {boolean} darkPages
 * @property {Api.Annotation[]} annotations
 * @property {string | null} note the annotation that is looked at
 * @property {string | null} writing the annotation whose note is being written
 * @property {AbortSignal | undefined} signal calls off what is asked for this document
 */

/** @typedef {'hits' | 'about' | 'notes' | 'outline' | 'related'} Tab */

/** @typedef {ReaderState & {whole: Api.Outline}} LoadedState */

/** @typedef {{what: string, waiting: boolean, results: Api.NearPassage[], error: ApiError | null}} Near */

/** @returns {ReaderState} */
const fresh = () => ({
  id: '', whole: null, paragraphs: [], error: null, queries: [], limit: fewHits, hits: null, hitsError: null,
    passage: null,
  view: 'text', viewer: null, ready: false, fileError: null, aim: null, tab: 'about',
  panel: kept('reader.panel', true), sheet: null, near: null, related: null, source: null,
  darkPages: kept('reader.dark-pages', false), annotations: [], note: null, writing: null, signal: undefined,
});

export const {state, current, set, redraw, reset, listen, silence} = createStore(fresh);
