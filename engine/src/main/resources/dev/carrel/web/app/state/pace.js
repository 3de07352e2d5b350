// How fast something goes and how long it will take, from what was seen of it lately.

const remembered = 30000;
const least = 2500;
const seen = new Map();

/** Notes how far something named `key` is; a count that falls begins anew. */
export function note(key, done, now = performance.now()) {
  const points = seen.get(key) ?? [];
  const fell = points.length > 0 && done < points.at(-1).done;
  const kept = fell ? [] : points.filter(point => now - point.now < remembered);
  if (kept.at(-1)?.done !== done) kept.push({now, done});
  seen.set(key, kept);
}

/** How many a second; null while too little was seen. */
export function rate(key, now = performance.now()) {
  const points = seen.get(key) ?? [];
  if (points.length < 2 || points.at(-1).now - points[0].now < least) return null;
  return (points.at(-1).done - points[0].done) / (Math.max(now, points.at(-1).now) - points[0].now) * 1000;
}

/** Seconds until `total`; null while that is unknown. */
export function secondsLeft(key, total, now = performance.now()) {
  const speed = rate(key, now);
  const done = seen.get(key)?.at(-1)?.done ?? 0;
  return speed > 0 && total > done ? (total - done) / speed : null;
}

/** Forgets what has ended. */
export const forgetPace = key => seen.delete(key);
