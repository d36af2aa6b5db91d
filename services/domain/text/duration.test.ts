import { formatDuration } from './duration';

it.each([
  [5, '0:05'],
  [245, '4:05'],
  [600, '10:00'],
  [3_729, '1:02:09'],
])('formats %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
