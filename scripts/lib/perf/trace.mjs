// @ts-check

/**
 * An event of a Chromium trace; times in microseconds. `tdur` is the thread's CPU time, which other programs on the
 * machine hardly change.
 * @typedef {{ name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** What a trace has to record. */
export const traceCategories = ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'];

/** How much slower a phone is taken to be. */
const slowdown = 4;
/** A task above this is long (https://web.dev/articles/tbt), in milliseconds. */
const longTask = 50;

/** The user-timing mark inside of the task that runs `calibrate`. */
const calibrationMark = 'calibration';

/**
 * Work that is always the same, for comparing machines: strings, objects and sorting. Runs in the page.
 * @param {string} mark
 */
export function calibrate(mark) {
  performance.mark(mark);
  let length = 0;
  for (let round = 0; round < 5; round += 1) {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      key: ((index * 7_919) % 20_011).toString(36),
      index,
    }));
    rows.sort((a, b) => (a.key < b.key ? -1 : 1));
    length += JSON.stringify(rows).length;
  }
  return length;
}
calibrate.mark = calibrationMark;

/**
 * Thread CPU time of the page's main thread after its first contentful paint.
 * @param {TraceEvent[]} events
 * @returns {{ cpu: number, blocking: number, ratio: number }} milliseconds of a phone: all tasks together, and the
 *   parts of long tasks above 50 ms; `ratio` is the CPU time in units of the calibration
 */
export function cpuAfterFirstPaint(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first contentful paint.');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid,
  );
  const mark = events.findLast(({ name, pid }) => name === calibrationMark && pid === painted.pid);
  const isCalibration = (/** @type {TraceEvent} */ { ts, dur = 0 }) =>
    mark !== undefined && ts <= mark.ts && mark.ts <= ts + dur;
  /** @param {TraceEvent} task */
  const milliseconds = ({ tdur = 0 }) => tdur / 1000;
  const calibration = tasks.filter(isCalibration).reduce((sum, task) => sum + milliseconds(task), 0);
  const times = tasks
    .filter((task) => task.ts > painted.ts && !isCalibration(task) && (!mark || task.ts < mark.ts))
    .map(milliseconds);
  const own = times.reduce((sum, time) => sum + time, 0);
  return {
    cpu: own * slowdown,
    blocking: times.reduce((sum, time) => sum + Math.max(0, time * slowdown - longTask), 0),
    ratio: own / calibration,
  };
}
