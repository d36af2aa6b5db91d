/** @jest-environment jsdom */
import { returnsOf } from '@/services/domain/obligations/returns';
import { dueRules } from '@/services/fixtures/dueRules';

import { downloadCalendar } from './downloadCalendar';

const dates = returnsOf(dueRules('de'), [{ id: 'unionOss', countries: ['EU'] }], '2026-11-25');

it('offers a calendar file with the dates, in the language of the page', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = jest.fn();
  const clicked: HTMLAnchorElement[] = [];
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    clicked.push(this);
  };
  downloadCalendar(dates, { locale: 'de', name: 'Termine: One-Stop-Shop' });
  expect(clicked[0]).toMatchObject({ href: 'blob:file', download: 'termine-one-stop-shop.ics' });
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(made[0] as Blob);
  });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:OSS-Meldung und Zahlung (Oktober–Dezember 2026)');
});
