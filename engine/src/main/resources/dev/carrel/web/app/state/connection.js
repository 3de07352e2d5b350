// @ts-check
// Whether the server answers. Pages and the shell listen; while it does not, it is asked again every few seconds.

const pause = 2500;
/** @type {Set<(online: boolean) => void>} */
const listeners = new Set();
let online = true;
/** @type {ReturnType<typeof setTimeout> | null} */
let asking = null;

/** Whether the last request reached the server. */
export const isOnline = () => online;

/**
 * Calls `changed` with true or false whenever that changes; returns what ends it.
 * @param {(online: boolean) => void} changed
 */
export function onConnection(changed) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** @param {boolean} value */
function tell(value) {
  if (online === value) return;
  online = value;
  for (const changed of [...listeners]) changed(value);
}

async function ask() {
  try {
    await fetch('/api/server', {cache: 'no-store'});
    reached();
  } catch {
    asking = setTimeout(ask, pause);
  }
}

/** A request did not get through. */
export function lost() {
  tell(false);
  asking ??= setTimeout(ask, pause);
}

/** A request got through. */
export function reached() {
  clearTimeout(asking ?? undefined);
  asking = null;
  tell(true);
}
