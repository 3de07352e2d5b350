// @ts-check
// The headings of a document, in order, each with its section.

/** @typedef {{words: string, level: number, section: Api.Section}} Heading */

/**
 * Headings that are new at a section: of “Methods › Data” after “Methods” only “Data”.
 * @param {string[]} path
 * @param {string[]} before
 */
function newHeadings(path, before) {
  const same = path.findIndex((heading, i) => heading !== before[i]);
  return same < 0 ? [] : path.slice(same).map((words, i) => ({words, level: same + i}));
}

/**
 * All headings as `{words, level, section}`; the document's own title is left out.
 * @param {Api.Outline} whole
 */
export function outlineOf({document, sections}) {
  /** @param {string[]} path */
  const own = path => path[0] === document.title ? path.slice(1) : path;
  /** @type {string[]} */
  let before = [];
  return sections.filter(section => section.kind !== 'figure').flatMap(section => {
    const path = own(section.heading);
    const added = newHeadings(path, before);
    before = path;
    return added.map(heading => ({...heading, section}));
  });
}
