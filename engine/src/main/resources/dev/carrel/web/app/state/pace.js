// @ts-check
// How fast something goes and how long it will take, from what was seen of it lately.

const remembered = 30000;
const least = 2500;
/** @type {Map<string, {now: number, done: number}[]>} */
const seen = new Map();

/**
 * Notes how far something named `key` is; a count that falls begins anew.
 * @param {string} key
 * @param {number} done
 * @param {number} [now]
 */
export function note(key, done, now = performance.now()) {
  const points = seen.get(key) ?? [];
  const fell = done < (points.at(-1)?.done ?? 0);
  const kept = fell ? [] : points.filter(point => now - point.now < remembered);
  if (kept.at(-1)?.done !== done) kept.push({now, done});
  seen.set(key, kept);
}

/**
 * How many a second; null while too little was seen.
 * @param {string} key
 * @param {number} [now]
 */
export function rate(key, now = performance.now()) {
  const points = seen.get(key) ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!last || last.now - first.now < least) return null;
  return (last.done - first.done) / (Math.max(now, last.now) - first.now) * 1000;
}

/**
 * Seconds until `total`; null while that is unknown.
 * @param {string} key
 * @param {number} total
 * @param {number} [now]
 */
export function secondsLeft(key, total, now = performance.now()) {
  const speed = rate(key, now);
  const done = seen.get(key)?.at(-1)?.done ?? 0;
  return speed && total > done ? (total - done) / speed : null;
}

/**
 * Forgets what has ended.
 * @param {string} key
 */
export const forgetPace = key => seen.delete(key);
