// @ts-check
// What this browser remembers between visits. Browsers may refuse to keep anything; the app then forgets, and works.

const prefix = 'carrel.';

/**
 * What was kept under a name, or the fallback.
 * @template Value
 * @returns {Value}
 * @param {string} name
 * @param {Value} fallback
 */
export function kept(name, fallback) {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/**
 * Keeps a value that JSON can write.
 * @param {string} name
 * @param {unknown} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing is lost but the memory of it.
  }
}
