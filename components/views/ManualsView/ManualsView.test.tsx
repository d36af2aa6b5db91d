import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { manuals } from '@/services/fixtures/library';

import { ManualsView } from './ManualsView';

it('lists the manuals, and shows each of them below, with a document only if there is one', () => {
  const [first] = manuals();
  if (!first) throw new Error('no manual');
  const file = {
    href: 'https://gateway.example.com/manual.pdf',
    name: 'manual.pdf',
    bytes: 84_000,
    language: 'en',
  } as const;
  renderView(
    <ManualsView
      manuals={[
        { ...first, id: 1, anchor: 'file', title: 'The first file', file },
        { ...first, id: 2, anchor: 'b', file: null },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'The first file' })).toHaveAttribute('href', '#file');
  expect(screen.getByRole('region', { name: 'The first file' })).toHaveAttribute('id', 'file');
  const [link, ...others] = screen.getAllByRole('link', { name: /^Download as PDF \(English, 84.kB\)$/ });
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(others).toEqual([]);
  expectOrderlyHeadings();
});
