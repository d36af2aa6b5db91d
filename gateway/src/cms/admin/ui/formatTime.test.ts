import { formatOptionalTime, formatTime } from './formatTime';

const moment = Date.parse('2026-11-24T08:00:00Z');

it('writes a moment by the clock of the time zone', () => {
  expect(formatTime(moment, 'Europe/Berlin')).toBe('2026-11-24 09:00:00 CET');
  expect(formatTime(moment, 'America/New_York')).toBe('2026-11-24 03:00:00 GMT−5');
});

it('takes the time zone of whoever reads it', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(formatTime(moment)).toBe(formatTime(moment, timeZone));
});

it('writes a dash for no moment', () => expect(formatOptionalTime(undefined)).toBe('–'));
