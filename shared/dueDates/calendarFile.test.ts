import fc from 'fast-check';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';

import { seedDueRules } from '../testing/seedDueRules';
import { calendarFile, dueDateEntry } from './calendarFile';
import { dueDatesOf } from './duties';

// Shows (requirements, 11.17).

const duties = {
  vatReturns: [{ country: 'DE', period: 'month' as const }],
  reports: ['packagingDE' as const],
};
const dates = dueDatesOf(seedDueRules('de'), duties, ['2027-05-01', '2027-05-31']);
const entries = dates.map((date) => dueDateEntry(date, date.to));
const file = calendarFile(entries, {
  language: 'de',
  name: 'Termine, Nordlicht',
  host: 'gateway.example',
  now: new Date('2026-11-24T08:00:00Z'),
});
const unfolded = file.replaceAll('\r\n ', '');

it('is one calendar with one whole-day entry for each date', () => {
  expect(unfolded.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(unfolded.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270510\r\nDTEND;VALUE=DATE:20270511\r\n');
  expect(unfolded).toContain('DTSTAMP:20261124T080000Z\r\n');
});

it('has ids of its own, escapes commas and keeps the law beside the entry', () => {
  const ids = [...unfolded.matchAll(/UID:(.+)\r\n/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(unfolded).toContain('X-WR-CALNAME:Termine\\, Nordlicht');
  expect(unfolded).toContain('VerpackG\\, §\u00a011\\nhttps://www.gesetze-im-internet.de/verpackg/');
});

it('has no line of more than 75 octets, and ends lines by CR and LF alone', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).toMatch(/\r\n /);
});

/** A value as a reader of iCalendar finds it. */
const valueOf = (content: string, name: string) =>
  new RegExp(`\r\n${name}:(.*)\r\n`)
    .exec(content.replaceAll('\r\n ', ''))?.[1]
    ?.replace(/\\(.)/g, (_pair, sign: string) => (sign === 'n' ? '\n' : sign));

const text = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'\\;,:\r\n\t\u0000\f\u2028'),
  ),
});

it('gives any text back, without control characters', () =>
  fc.assert(
    fc.property(text, text, (title, description) => {
      const options = { language: 'en', name: title, host: 'gateway.example', now: new Date(0) } as const;
      const content = calendarFile([{ key: 'a', day: '2027-05-10', title, description }], options);
      expect(content.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
      expect(valueOf(content, 'SUMMARY')).toBe(withoutControlCharacters(title));
      expect(valueOf(content, 'DESCRIPTION')).toBe(withoutControlCharacters(description));
    }),
    { seed: 22 },
  ));
