import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { manualCards } from '@/services/fixtures/library';
import { service } from '@/services/fixtures/services';

import { ManualsView } from './ManualsView';

const [first] = manualCards();
if (!first) throw new Error('no manual');
const file = {
  href: 'https://gateway.example.com/manual.pdf',
  name: 'manual.pdf',
  bytes: 84_000,
  language: 'en',
} as const;

it('says what each manual is about, how long it takes, and what belongs to it', () => {
  const services = [service({ id: 7, category: 'vat', name: 'VAT Germany' })];
  const manual = { ...first, id: 4, anchor: 'files', title: 'The first file', readingMinutes: 3 };
  renderView(
    <ManualsView
      manuals={[
        { ...manual, file, services },
        { ...first, file: null, services: [] },
      ]}
    />,
  );
  const [entry, other] = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading.closest('li') ?? heading));
  expect(entry?.getByRole('link', { name: 'The first file' })).toHaveAttribute('href', '/operationManual/4');
  expect(entry?.getByText('3 minute read')).toBeVisible();
  expect(entry?.getByRole('link', { name: 'VAT Germany' })).toHaveAttribute(
    'href',
    '/cht/Services/vat#service-7',
  );
  expect(entry?.getByRole('link', { name: /^PDF \(English, 84.kB\)$/ })).toHaveAttribute('hreflang', 'en');
  expect(other?.getAllByRole('link')).toHaveLength(1);
  expectOrderlyHeadings();
});

it('keeps the places that links led to while all manuals stood on one page', () => {
  renderView(<ManualsView manuals={[{ ...first, anchor: 'files' }]} />);
  expect(document.getElementById('files')).toHaveTextContent(first.title);
});

it('shows a message for an empty list, and leads on', () => {
  renderView(<ManualsView manuals={[]} />);
  expect(screen.getByText('The manuals are being revised.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check my obligations' })).toHaveAttribute(
    'href',
    '/cht/calculate',
  );
});
