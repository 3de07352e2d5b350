// Makes elements. What a page or a document says only ever becomes text in them, never markup.

/** @typedef {Node | string | null | undefined} Child */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} properties members of the element; those with a hyphen are attributes
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') made.setAttribute(name, value);
    else Object.assign(made, {[name]: value});
  }
  made.append(...children.filter(child => child != null));
  return made;
}

/**
 * The element with an id, which the page has.
 * @param {string} id
 * @returns {any}
 */
export const byId = id => document.getElementById(id);
