// The browser's own functions, under the name that all browsers could have agreed on.

/** @type {typeof chrome} */
export const browser = /** @type {any} */ (globalThis).browser ?? globalThis.chrome;
