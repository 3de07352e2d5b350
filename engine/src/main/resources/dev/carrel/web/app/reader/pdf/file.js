// @ts-check
// Opens a PDF with pdf.js. Everything it needs comes from this server, and nothing in the file is ever run.
import * as pdfjs from '/lib/pdfjs-dist/build/pdf.min.mjs';

/** @import {PDFPageProxy, PageViewport} from '/lib/pdfjs-dist/build/pdf.min.mjs' */

const library = '/lib/pdfjs-dist/';
const wholePieces = 1 << 19;

pdfjs.GlobalWorkerOptions.workerSrc = `${library}build/pdf.worker.min.mjs`;

/** Points, the unit of boxes and of PDF, in pixels of a page shown at 100%. */
export const pixelsPerPoint = 96 / 72;

/**
 * Reads only the pieces of the file that the shown pages need. Returns pdf.js's loading task.
 * @param {string} address
 */
export const openFile = address => pdfjs.getDocument({
  url: address,
  cMapUrl: `${library}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${library}standard_fonts/`,
  wasmUrl: `${library}wasm/`,
  iccUrl: `${library}iccs/`,
  isEvalSupported: false,
  enableXfa: false,
  disableAutoFetch: true,
  disableStream: true,
  rangeChunkSize: wholePieces,
});

/**
 * A page's text as elements over its picture, to be selected and read aloud.
 * @param {PDFPageProxy} page
 * @param {HTMLElement} container
 * @param {PageViewport} viewport
 */
export const textLayer = (page, container, viewport) => new pdfjs.TextLayer({
  textContentSource: page.streamTextContent({includeMarkedContent: true, disableNormalization: true}),
  container,
  viewport,
});

/**
 * Whether an error only says that something was called off.
 * @param {any} error
 */
export const calledOff = error => ['RenderingCancelledException', 'AbortException'].includes(error?.name);

/**
 * What is wrong with a file, in plain words.
 * @param {any} error
 */
export function inWords(error) {
  if (error?.name === 'PasswordException') {
    return {message: 'This PDF is protected by a password.', hint: 'Open the file itself to give the password.'};
  }
  if (error?.name === 'InvalidPDFException') {
    return {message: 'This PDF is damaged.', hint: 'Replace the file and sync the library.'};
  }
  if (error?.name === 'ResponseException' && error.status >= 400) {
    return {message: 'The file is no longer where the library found it.', hint: 'Put it back, or sync the library.'};
  }
  return {message: 'This PDF could not be shown.', hint: 'Open the file itself.'};
}
