// @ts-check
// The filter panel writes conditions of the query language, and reads them back: `year:2019..2023 type:paper tag:"x
// y"`. What it has no control for (an author, a heading) is kept as it is.

/** @typedef {{from: number | null, to: number | null}} Years */
/** @typedef {'star' | 'read' | 'type' | 'collection' | 'tag' | 'author' | 'venue' | 'section' | 'source'} Listed */
/** @typedef {{year: Years | null, other: string[]} & Record<Listed, string[]>} Conditions */

/**
 * The fields that the panel has lists for, in the order in which they are written.
 * @type {Listed[]}
 */
export const listed = ['star', 'read', 'type', 'collection', 'tag', 'author', 'venue', 'section', 'source'];

const token = /(-?[a-z]+):(?:"([^"]*)"|(\S+))|-?"[^"]*"|\S+/g;
const years = /^(\d{1,4})?(?:(\.\.|-)(\d{1,4})?)?$/;

/**
 * Nothing filtered.
 * @returns {Conditions}
 */
export const noConditions = () => ({year: null, other: [], star: [], read: [], type: [], collection: [], tag: [],
  author: [], venue: [], section: [], source: []});

/** @param {string} field @returns {field is Listed} */
const isListed = field => /** @type {string[]} */ (listed).includes(field);

/** @param {string} value */
function readYears(value) {
  const read = years.exec(value);
  if (!read || (!read[1] && !read[3])) return null;
  const from = read[1] ? Number(read[1]) : null;
  return {from, to: read[2] ? (read[3] ? Number(read[3]) : null) : from};
}

/**
 * Reads a filter into `{year: {from, to}, type: […], …, other: […]}`.
 * @param {string} filter
 */
export function readConditions(filter) {
  const conditions = noConditions();
  for (const [whole, field, quoted, word] of filter.matchAll(token)) {
    const value = quoted ?? word;
    if (field === 'year' && !conditions.year && readYears(value)) conditions.year = readYears(value);
    else if (isListed(field)) conditions[field].push(value);
    else conditions.other.push(whole);
  }
  return conditions;
}

const plainWord = /^[\p{L}\p{N}][^\s"“”]*$/u;

/**
 * A condition as the query language writes it; no sign stands for a quotation mark inside a value, so it is left out.
 * @param {string} field
 * @param {string} value
 */
export const condition = (field, value) =>
  `${field}:${plainWord.test(value) ? value : `"${value.replace(/["“”]/g, ' ').trim()}"`}`;

/** @param {Years} years */
const writtenYears = ({from, to}) => `year:${from === to ? from : `${from ?? ''}..${to ?? ''}`}`;

/**
 * Writes conditions as a filter.
 * @param {Conditions} conditions
 */
export function writeConditions(conditions) {
  return [
    ...(conditions.year ? [writtenYears(conditions.year)] : []),
    ...listed.flatMap(field => conditions[field].map(value => condition(field, value))),
    ...conditions.other,
  ].join(' ');
}

/**
 * The conditions without a field, with a value of it changed from on to off or back, and without a piece of the rest.
 * @param {Conditions} conditions
 * @param {'year' | Listed} field
 */
export const without = (conditions, field) => ({...conditions, [field]: field === 'year' ? null : []});
/** @param {Conditions} conditions @param {string} whole */
export const withoutOther = (conditions, whole) =>
  ({...conditions, other: conditions.other.filter(one => one !== whole)});
/**
 * @param {Conditions} conditions
 * @param {Listed} field
 * @param {string} value
 */
export function toggled(conditions, field, value) {
  const values = conditions[field];
  const next = values.includes(value) ? values.filter(other => other !== value) : [...values, value];
  return {...conditions, [field]: next};
}

/**
 * How many conditions there are.
 * @param {Conditions} conditions
 */
export const count = conditions => (conditions.year ? 1 : 0) + conditions.other.length
  + listed.reduce((sum, field) => sum + conditions[field].length, 0);
