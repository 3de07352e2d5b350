// Asks the server. What goes wrong is one of two things: it is away, or it says no.
import {keepPairing, pairing, serverAddress} from './pairing.js';

/** Nobody answers, or nobody that can now: what is to be sent has to wait. */
export class Away extends Error {}

/** The server answered that it will not. */
export class Refused extends Error {
  /** @param {string} message @param {number} status */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

const notThere = 'Carrel is not running. Start it with `carrel serve`.';
const notPaired = 'This browser is not paired with Carrel yet.';
/** Busy, too often, or not able to now. */
const later = [409, 429, 500, 502, 503];

/**
 * @param {string} url
 * @param {RequestInit} request
 */
async function fetched(url, request) {
  try {
    return await fetch(url, {...request, credentials: 'omit', cache: 'no-store', redirect: 'error'});
  } catch (problem) {
    if (problem.name === 'AbortError') throw problem;
    throw new Away(notThere);
  }
}

/** @param {Response} response */
async function answer(response) {
  const told = await response.json().catch(() => null);
  if (response.ok && told !== null) return told;
  const {message = `The server answered ${response.status}.`, hint = ''} = told?.error ?? {};
  const sentence = `${message} ${hint}`.trim();
  if (response.ok || later.includes(response.status)) throw new Away(sentence);
  throw new Refused(sentence, response.status);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{body?: object, signal?: AbortSignal}} [more]
 * @returns {Promise<any>}
 */
export async function ask(method, path, {body, signal} = {}) {
  const known = await pairing();
  if (!known) throw new Refused(notPaired, 401);
  return answer(await fetched(known.address + path, {
    method, signal,
    headers: {Authorization: `Bearer ${known.token}`, ...body && {'Content-Type': 'application/json'}},
    body: body && JSON.stringify(body),
  }));
}

/**
 * Pairs this browser with the code that the app shows.
 * @param {string} typedAddress
 * @param {string} code
 */
export async function pair(typedAddress, code) {
  const address = serverAddress(typedAddress);
  const {token} = await answer(await fetched(`${address}/api/pairings`, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({code}),
  }));
  await keepPairing({address, token});
}
