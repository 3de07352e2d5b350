// @ts-check
// A result as one table: a row for each ranking, a column for each figure. Plots, the table itself and the file are
// drawn from it.

/**
 * @typedef {object} Column
 * @property {string} title
 * @property {(number | null)[]} values
 * @property {number | null} best
 * @property {string} unit
 * @property {number} [queries]
 * @property {boolean} [lowest]
 */

/** @typedef {{names: string[], columns: Column[]}} Table */

/**
 * The measures that a result has, the one that decides first.
 * @param {Api.Evaluation} result
 */
export const measuresOf = result => Object.keys(result.results[0]?.measures ?? {})
  .sort((a, b) => Number(b === 'nDCG@10') - Number(a === 'nDCG@10'));

/** @param {(number | null)[]} values @param {boolean} [lowest] */
const best = (values, lowest) => {
  const known = values.filter(value => value != null);
  return known.length < 2 ? null : lowest ? Math.min(...known) : Math.max(...known);
};

/**
 * @param {string} title
 * @param {(number | null)[]} values
 * @param {Partial<Column>} [more]
 */
function column(title, values, more = {}) {
  return {title, values, best: best(values, more.lowest), unit: 'share', ...more};
}

/** @param {string} text */
const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {Api.Measured[]} results */
const byName = results => new Map(results.map(one => [one.name, one]));

/**
 * Questions of the library's own: all of them, then each kind, by one measure.
 * @param {Api.Evaluation} result
 * @param {string} measure
 */
function selfTable(result, measure) {
  const names = result.results.map(one => one.name);
  /** @param {Api.Measured[]} results */
  const valuesIn = results => names.map(name => byName(results).get(name)?.measures[measure] ?? null);
  const kinds = (result.kinds ?? []).filter(kind => kind.results.length > 0);
  return {names, columns: [
    column('All questions', valuesIn(result.results), {queries: result.results[0]?.queries}),
    ...kinds.map(kind => column(capital(kind.label), valuesIn(kind.results), {queries: kind.queries})),
  ]};
}

/**
 * @param {Api.Evaluation} result
 * @param {keyof Api.Latency} key
 * @param {string} title
 */
function latency(result, key, title) {
  return column(title, result.results.map(one => one.latency?.[key] ?? null), {unit: 'ms', lowest: true});
}

/**
 * Judged queries: each measure, then how long an answer took.
 * @param {Api.Evaluation} result
 */
function judgedTable(result) {
  const measures = measuresOf(result).map(measure => column(measure, result.results.map(one => one.measures[measure])));
  const timed = result.results.some(one => one.latency);
  return {
    names: result.results.map(one => one.name),
    columns: timed ? [...measures, latency(result, 'p50Ms', 'p50'), latency(result, 'p95Ms', 'p95')] : measures,
  };
}

/**
 * The table of a result; `measure` is asked for only by those with kinds of questions.
 * @param {Api.Evaluation} result
 * @param {string} measure
 */
export const tableOf = (result, measure) => result.kinds ? selfTable(result, measure) : judgedTable(result);

/** @param {string} text */
const quoted = text => /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Every figure of a result as comma-separated values.
 * @param {Api.Evaluation} result
 */
export function csvOf(result) {
  const tables = result.kinds ? measuresOf(result).map(measure => ({measure, table: selfTable(result, measure)}))
    : [{measure: null, table: judgedTable(result)}];
  const header = ['ranking', ...tables.flatMap(({measure, table}) =>
    table.columns.map(one => `${measure ? `${measure} ` : ''}${one.title}${one.unit === 'ms' ? ' ms' : ''}`))];
  const names = tables[0].table.names;
  const lines = names.map((name, i) =>
    [name, ...tables.flatMap(({table}) => table.columns.map(one => String(one.values[i] ?? '')))]);
  return [header, ...lines].map(line => line.map(quoted).join(',')).join('\r\n') + '\r\n';
}
