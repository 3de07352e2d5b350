// @ts-check
// Sentences about the library's work.
import {evaluationOf, reportOf} from '../state/jobs.js';
import {counted, number} from '../ui/format.js';

const relative = new Intl.RelativeTimeFormat('en', {numeric: 'auto'});
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const steps = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60]];

/**
 * An instant as “5 minutes ago”.
 * @param {string} instant
 * @param {number} [now]
 */
export function ago(instant, now = Date.now()) {
  const seconds = (Date.parse(instant) - now) / 1000;
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : 'just now';
}

/**
 * Seconds as “40 s”, “3 min”, “2 h 5 min”.
 * @param {number} seconds
 */
export function duration(seconds) {
  if (seconds < 59.5) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * How fast, with a decimal only where it tells something.
 * @param {number} rate
 */
export const perSecond = rate => `${rate < 10 ? rate.toFixed(1) : number(Math.round(rate))} a second`;

/** @type {Record<string, string>} */
const kinds = {
  folder: 'Folder', file: 'File', zotero: 'Zotero', bibliography: 'Bibliography', corpus: 'Collection',
    pages: 'Pages from the browser',
};

/**
 * What people call a kind of source.
 * @param {string} kind
 */
export const kindName = kind => kinds[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);

/** @type {Record<string, string>} */
const titles = {add: 'Add', sync: 'Sync', evaluate: 'Evaluate', matrix: 'Matrix'};

/** Jobs of which there is one for a library. @type {Record<string, string>} */
const ofAll = {reindex: 'Make passages and vectors anew', map: 'Lay out the map'};

/**
 * What a job is about.
 * @param {Api.Job} job
 */
export const jobTitle = job =>
  ofAll[job.kind] ?? [titles[job.kind] ?? job.kind, job.title].filter(Boolean).join(' ');

/**
 * The parts of a report that are not nothing.
 * @param {Partial<Api.Report>} result
 */
function reported(result) {
  /** @type {string[]} */
  const told = [];
  /** @param {number | undefined} count @param {string} word */
  const tell = (count = 0, word) => count > 0 && told.push(`${number(count)} ${word}`);
  tell(result.indexed, 'read');
  tell(result.unchanged, 'unchanged');
  tell(result.moved, 'moved');
  tell(result.removed, 'removed');
  tell(result.skipped, 'skipped');
  tell(result.failed?.length, 'failed');
  tell(result.unreachable?.length, 'out of reach');
  if (result.embedded) told.push(counted(result.embedded, 'passage given a vector', 'passages given vectors'));
  if (result.waiting) told.push(counted(result.waiting, 'passage waiting for a vector',
    'passages waiting for vectors'));
  return told.length === 0 ? 'nothing to do' : told.join(', ');
}

/**
 * How a job ended, in a few words.
 * @param {Api.Job} job
 */
export function outcome(job) {
  if (job.state === 'queued') return 'waiting for its turn';
  if (job.state === 'running') return 'under way';
  if (job.error) return job.error.message;
  const report = reportOf(job);
  const told = report ? reported(report) : evaluationOf(job)?.verdict ?? '';
  return [job.state === 'stopped' ? 'stopped' : '', told].filter(Boolean).join('; ') || 'done';
}

/**
 * The part of a path that people know it by, and what stands before it.
 * @param {string} path
 */
export function pathParts(path) {
  const at = path.replace(/[\\/]+$/, '').search(/[^\\/]+$/);
  return at <= 0 ? ['', path] : [path.slice(0, at), path.slice(at)];
}
