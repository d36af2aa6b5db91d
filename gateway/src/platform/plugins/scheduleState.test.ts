import { scheduleState, timeWithZone } from './scheduleState';

const time = new Date('2026-11-24T08:00:00.000Z');

it.each([
  ['2026-11-24T07:59:59.000Z', false, 'due'],
  ['2026-11-24T08:01:00.000Z', false, 'due'],
  ['2026-11-24T08:01:00.001Z', false, 'late'],
  ['2026-11-24T07:00:00.000Z', true, 'failed'],
])('at %s, failed %s, it is %s', (now, hasFailed, state) =>
  expect(scheduleState({ time, hasFailed }, new Date(now))).toBe(state),
);

it.each([
  ['Europe/Berlin', '2026-11-24 09:00 (Europe/Berlin, GMT+1)'],
  ['America/New_York', '2026-11-24 03:00 (America/New_York, GMT-5)'],
  ['UTC', '2026-11-24 08:00 (UTC, GMT+0)'],
])('in %s it is %s', (zone, text) => expect(timeWithZone(time, zone)).toBe(text));
