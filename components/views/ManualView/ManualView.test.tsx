import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { manuals } from '@/services/fixtures/library';

import { ManualView } from './ManualView';

const [manual] = manuals();
if (!manual) throw new Error('no manual');
const show = (changes: Partial<typeof manual> = {}, options?: Parameters<typeof renderView>[1]) =>
  renderView(
    <ManualView
      manual={{ ...manual, id: 4, title: 'The first file', ...changes }}
      previous={null}
      next={{ id: 5, title: 'The second', language: 'en' }}
    />,
    options,
  );

it('has its chapters under one h1, its address and its structured data', () => {
  const { container, head, jsonLd } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'The first file' })).toBeVisible();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/operationManual\/4$/);
  expect(jsonLd[0]).toMatchObject({ '@type': 'TechArticle', headline: 'The first file' });
  const links = within(screen.getByRole('navigation', { name: 'In this manual' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  for (const link of links)
    expect(container.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(link.textContent);
  expectOrderlyHeadings();
});

it('leads to its document if there is one, to the manuals beside it and to all of them', () => {
  const { unmount } = show({ file: { href: '/a.pdf', name: 'a.pdf', bytes: 84_000, language: 'en' } });
  const name = /^Download as PDF \(English, 84.kB\)$/;
  expect(screen.getByRole('link', { name })).toHaveAttribute('hreflang', 'en');
  const further = within(screen.getByRole('region', { name: 'Further manuals' }));
  expect(further.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/operationManual/5',
    '/operationManual',
  ]);
  unmount();
  show({ file: null });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it("names the language of the manual if it differs from the page's", () => {
  show({ language: 'en' }, { locale: 'de' });
  expect(screen.getByRole('note')).toHaveTextContent('nur auf Englisch');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en');
});
