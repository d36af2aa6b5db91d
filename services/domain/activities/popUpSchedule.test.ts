import { activityModalTime, parsePopUpHistory, withShowing } from './popUpSchedule';

// Shows (requirements, 9.1).

const berlin = 'Europe/Berlin';

/** The times at which the pop-up is shown if it is requested at each of `times`. */
function showings(...times: string[]): string[] {
  let memory: ReturnType<typeof parsePopUpHistory>;
  return times.filter((time) => {
    const now = new Date(time);
    if (!activityModalTime(memory, now, berlin)) return false;
    memory = withShowing(memory, now, berlin);
    return true;
  });
}

it.each([
  ['the first time', ['2026-11-21T10:00+01:00'], 1],
  ['only once within an hour', ['2026-11-21T10:00+01:00', '2026-11-21T10:59:59+01:00'], 1],
  ['again after an hour', ['2026-11-21T10:00+01:00', '2026-11-21T11:00+01:00'], 2],
  [
    'at most three times a day',
    [
      '2026-11-21T10:00+01:00',
      '2026-11-21T12:00+01:00',
      '2026-11-21T14:00+01:00',
      '2026-11-21T16:00+01:00',
      '2026-11-21T23:59+01:00',
    ],
    3,
  ],
  [
    'again on the next day',
    [
      '2026-11-21T10:00+01:00',
      '2026-11-21T12:00+01:00',
      '2026-11-21T14:00+01:00',
      '2026-11-21T23:59+01:00',
      '2026-11-22T00:00+01:00',
    ],
    4,
  ],
  ['again after an hour across midnight', ['2026-11-21T23:30+01:00', '2026-11-22T00:30+01:00'], 2],
  [
    'by days in the visitor’s time zone, not in UTC',
    ['2026-11-21T20:00+01:00', '2026-11-21T22:00+01:00', '2026-11-21T23:00+01:00', '2026-11-22T00:30+01:00'],
    4,
  ],
  ['again after a real hour when summer time ends', ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'], 2],
  [
    'only once within a real hour when summer time ends',
    ['2026-10-25T02:30+02:00', '2026-10-25T02:10+01:00'],
    1,
  ],
  ['only once if the clock is set back by minutes', ['2026-11-21T10:00+01:00', '2026-11-21T09:50+01:00'], 1],
  ['again if the clock is set back by hours', ['2026-11-21T10:00+01:00', '2026-11-21T07:00+01:00'], 2],
  ['again if the clock was years ahead', ['2031-01-01T10:00+01:00', '2026-11-21T10:00+01:00'], 2],
])('is shown %s', (_case, times, count) => expect(showings(...times)).toHaveLength(count));

it.each([
  ['an empty string', ''],
  ['invalid JSON', '{'],
  ['the JSON null', 'null'],
  ['another shape', '{"day":20261121,"count":1,"shownAt":1}'],
  ['an invalid time', '{"day":"2026-11-21","count":1,"shownAt":"soon"}'],
])('returns undefined for %s', (_case, stored) => expect(parsePopUpHistory(stored)).toBeUndefined());

it('parses the history it has stored', () => {
  const memory = withShowing(undefined, new Date('2026-11-21T10:00+01:00'), berlin);
  expect(memory).toEqual({ day: '2026-11-21', count: 1, shownAt: 1_795_251_600_000 });
  expect(parsePopUpHistory(JSON.stringify(memory))).toEqual(memory);
});
