// @ts-check
// Numbers, dates and names as people read them.

const whole = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en', {dateStyle: 'medium'});
const moment = new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeStyle: 'short'});

/**
 * 1204 as “1,204”.
 * @param {number} value
 */
export const number = value => whole.format(value);

/**
 * “1 paper”, “1,204 papers”; words that do not just take an s are given.
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export const counted = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/**
 * 0.734 as “73%”.
 * @param {number} share
 */
export const percent = share => `${Math.round(share * 100)}%`;

/**
 * Milliseconds, with a decimal only where it tells something.
 * @param {number} ms
 */
export const milliseconds = ms =>
  ms < 1000 ? `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/**
 * A score in three significant digits, or a dash.
 * @param {number | null | undefined} value
 */
export const score = value => value == null ? '–' : String(Number(value.toPrecision(3)));

/**
 * An instant of the server as a day, or as a day and a time.
 * @param {string} instant
 */
export const day = instant => date.format(new Date(instant));
/** @param {string} instant */
export const dayAndTime = instant => moment.format(new Date(instant));

/**
 * Bytes in the unit that leaves one to three digits.
 * @param {number} count
 */
export function bytes(count) {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  const value = count / 1000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`;
}

/**
 * “A”, “A and B”, “A, B and C”, “A, B, C and 4 others”.
 * @param {string[]} people
 * @param {number} [atMost]
 */
export function names(people, atMost = 3) {
  if (people.length <= 1) return people.join('');
  const shown = people.length > atMost + 1 ? people.slice(0, atMost) : people.slice(0, -1);
  const rest = people.length - shown.length;
  return `${shown.join(', ')} and ${rest === 1 ? people.at(-1) : `${rest} others`}`;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Words of a document inside a line of ours: if they are read from the right, they do not turn what stands around them.
 * @param {string} words
 */
export const isolated = words => rightToLeft.test(words) ? `\u2068${words}\u2069` : words;

/** @type {Record<string, string>} */
const parts = {
  summary: 'Abstract', introduction: 'Introduction', methods: 'Methods', results: 'Results', discussion: 'Discussion',
  conclusion: 'Conclusion', content: 'Content', figure: 'Figure', note: 'Note',
};
/** @type {Record<string, string>} */
const types = {paper: 'Paper', documentation: 'Documentation', page: 'Web page', note: 'Note'};

/**
 * What people call a part of a text, the parts that a passage stands in, and a type of document.
 * @param {string} part
 */
export const partName = part => parts[part] ?? part;
/** @param {Api.Passage} passage */
export const partNames = passage => passage.parts.map(partName).join(' and ');
/**
 * In the order in which a paper has them.
 * @param {Api.Count[]} counts
 */
export const inReadingOrder = counts => Object.keys(parts)
  .flatMap(part => counts.filter(({value}) => value === part)).concat(counts.filter(({value}) => !(value in parts)));
/** @param {string} type */
export const typeName = type => types[type] ?? type;
