import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { countryDeadlines } from '@/services/fixtures/deadlines';

import { CountryDeadlinesView } from './CountryDeadlinesView';

const rowsOf = (month: string) =>
  within(screen.getByRole('table', { name: month }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('says of each day what is due, for which period and by which law, and why it is not the day in the law', () => {
  renderView(<CountryDeadlinesView {...countryDeadlines({ country: 'DE', frequency: 'quarter' })} />);
  expect(rowsOf('December 2026')).toEqual([
    expect.stringMatching(
      /^14 Dec 2026Intrastat declaration, GermanyThe tenth working day.*November 2026Reg/,
    ),
    expect.stringMatching(/^31 Dec 2026IOSS return and payment.*November 2026/),
  ]);
  expect(rowsOf('January 2027')).toContainEqual(
    expect.stringMatching(
      /^11 Jan 2027By law 10 Jan 2027 \(Sunday\)VAT return, Germany.*October–December 2026UStG/,
    ),
  );
  expect(rowsOf('January 2027')).toContainEqual(
    expect.stringMatching(/^31 Jan 2027Sunday: this day does not move\.OSS return/),
  );
  expectOrderlyHeadings();
});

it('narrows by links, and marks those that are chosen', () => {
  renderView(<CountryDeadlinesView {...countryDeadlines({ country: 'DE', frequency: 'quarter' }, 'de')} />, {
    locale: 'de',
  });
  const frequencies = within(screen.getByRole('navigation', { name: 'Umsatzsteuererklärungen' }));
  expect(frequencies.getByRole('link', { current: 'page' })).toHaveTextContent('Vierteljährlich');
  expect(frequencies.getByRole('link', { name: 'Monatlich' })).toHaveAttribute(
    'href',
    '/de/cht/deadlines/DE/dates?frequency=month',
  );
  const topics = within(screen.getByRole('navigation', { name: 'Pflicht' }));
  expect(topics.getByRole('link', { name: 'Intrastat' })).toHaveAttribute(
    'href',
    '/de/cht/deadlines/DE/dates?frequency=quarter&topic=intrastat',
  );
});

it('gives what is chosen as a file and as a calendar to subscribe to', () => {
  const props = countryDeadlines({ country: 'DE', frequency: 'quarter', topic: 'vat' });
  const { head } = renderView(<CountryDeadlinesView {...props} />, { locale: 'de' });
  const file = '/de/feed/deadlines/DE.ics?frequency=quarter&topic=vat';
  expect(screen.getByRole('link', { name: /herunterladen/ })).toHaveAttribute('href', file);
  const calendar = screen.getByRole('link', { name: /abonnieren/ }).getAttribute('href');
  expect(calendar).toMatch(/^webcal:\/\/[^/]+\/de\/feed\/deadlines\/DE\.ics\?frequency=quarter&topic=vat$/);
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/cht\/deadlines\/DE$/);
});
