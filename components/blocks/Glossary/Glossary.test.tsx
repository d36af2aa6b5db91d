import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Glossary } from './Glossary';

// Shows (requirements, 2.13).

const term = {
  en: 'import VAT',
  de: 'Einfuhrumsatzsteuer',
  definition: { en: 'VAT on imported goods.', de: 'Umsatzsteuer auf eingeführte Waren.' },
  occurrences: [
    { title: 'IOSS explained', url: '/FinanceTaxEncy/6.html', language: 'en' as const },
    { title: 'Was ist der IOSS?', url: '/questionAnswer/3', language: 'de' as const },
  ],
};
const glossary = block('glossary', { terms: [term] });

it.each([
  ['en', 'import VAT', 'Einfuhrumsatzsteuer', 'de'],
  ['de', 'Einfuhrumsatzsteuer', 'import VAT', 'en'],
] as const)(
  'in %s the language of the page comes first and each term has its lang attribute',
  (locale, own, other, lang) => {
    renderWithProviders(<Glossary block={glossary} />, { locale });
    expect(screen.getByRole('rowheader', { name: own })).toHaveAttribute('lang', locale);
    expect(screen.getByRole('cell', { name: other })).toHaveAttribute('lang', lang);
  },
);

it.each([
  ['en', 0],
  ['de', 1],
] as const)('in %s each definition stands below its term, in its language', (locale, first) => {
  renderWithProviders(<Glossary block={glossary} />, { locale });
  const [, definitions] = screen.getAllByRole('row').slice(1);
  const cells = within(definitions as HTMLElement).getAllByRole('cell');
  expect(cells[first]).toHaveTextContent('VAT on imported goods.');
  expect(cells[first]).toHaveAttribute('lang', 'en');
  expect(cells[1 - first]).toHaveTextContent('Umsatzsteuer auf eingeführte Waren.');
});

it('links to the texts that use the term and names their language where it is another', () => {
  renderWithProviders(<Glossary block={glossary} />, { locale: 'de' });
  const english = screen.getByRole('link', { name: 'IOSS explained' });
  expect(english).toHaveAttribute('href', '/de/FinanceTaxEncy/6.html');
  expect(english).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Was ist der IOSS?' })).not.toHaveAttribute('lang');
});

it('leaves out rows without a definition or an occurrence', () => {
  const bare = block('glossary', { terms: [{ ...term, definition: null, occurrences: [] }] });
  renderWithProviders(<Glossary block={bare} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
