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
  ['en', 'de', 'import VAT', 'Einfuhrumsatzsteuer', 0],
  ['de', 'en', 'Einfuhrumsatzsteuer', 'import VAT', 1],
] as const)(
  'in %s the language of the page comes first, and each term, definition and text is in its own',
  (locale, lang, own, other, first) => {
    renderWithProviders(<Glossary block={glossary} />, { locale });
    expect(screen.getByRole('rowheader', { name: own })).toHaveAttribute('lang', locale);
    expect(screen.getByRole('cell', { name: other })).toHaveAttribute('lang', lang);
    const [, definitions] = screen.getAllByRole('row').slice(1);
    const cells = within(definitions as HTMLElement).getAllByRole('cell');
    expect(cells[first]).toHaveTextContent('VAT on imported goods.');
    expect(cells[first]).toHaveAttribute('lang', 'en');
    expect(cells[1 - first]).toHaveTextContent('Umsatzsteuer auf eingeführte Waren.');
    const texts = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('lang')]);
    expect(texts).toEqual([
      ['IOSS explained', locale === 'de' ? 'en' : null],
      ['Was ist der IOSS?', locale === 'en' ? 'de' : null],
    ]);
  },
);

it('leaves out rows without a definition or an occurrence', () => {
  const bare = block('glossary', { terms: [{ ...term, definition: null, occurrences: [] }] });
  renderWithProviders(<Glossary block={bare} />);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
