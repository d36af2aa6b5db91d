import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Glossary } from './Glossary';

// Shows (requirements, 2.13).

const term = {
  en: 'import VAT',
  de: 'Einfuhrumsatzsteuer',
  definition: { en: 'VAT on imported goods.', de: 'Umsatzsteuer auf eingeführte Waren.' },
  related: ['EORI number'],
  occurrences: [
    { title: 'IOSS explained', url: '/FinanceTaxEncy/6.html', language: 'en' as const },
    { title: 'Was ist der IOSS?', url: '/questionAnswer/3', language: 'de' as const },
  ],
};
const eori = { en: 'EORI number', de: 'EORI-Nummer', definition: null, related: [], occurrences: [] };
const glossary = block('glossary', { terms: [term, eori] });

it.each([
  ['en', 'de', 'import VAT', 'Einfuhrumsatzsteuer', 'VAT on imported goods.'],
  ['de', 'en', 'Einfuhrumsatzsteuer', 'import VAT', 'Umsatzsteuer auf eingeführte Waren.'],
] as const)(
  'in %s the word of the page comes first, with its definition, related terms and texts',
  (locale, lang, own, other, text) => {
    renderWithProviders(<Glossary block={glossary} />, { locale });
    const [word] = screen.getAllByRole('term');
    expect(word).toHaveTextContent(own);
    const [inOther, definition] = screen.getAllByRole('definition');
    expect(inOther).toHaveTextContent(other);
    expect(inOther).toHaveAttribute('lang', lang);
    expect(definition).toHaveTextContent(text);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('lang')]);
    expect(links).toEqual([
      ['#eori-number', null],
      [expect.stringMatching(/FinanceTaxEncy\/6/), locale === 'de' ? 'en' : null],
      [expect.stringMatching(/questionAnswer\/3/), locale === 'en' ? 'de' : null],
    ]);
    expect(document.querySelector('#eori-number')).toHaveTextContent(
      locale === 'de' ? 'EORI-Nummer' : 'EORI number',
    );
  },
);

it('leaves out a definition or texts that there are none of, and terms that the list has not', () => {
  const bare = block('glossary', {
    terms: [{ ...term, definition: null, related: ['gone'], occurrences: [] }],
  });
  renderWithProviders(<Glossary block={bare} />);
  expect(screen.getAllByRole('definition')).toHaveLength(1);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
