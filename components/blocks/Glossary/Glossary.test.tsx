import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Glossary } from './Glossary';

const glossary = block('glossary', { terms: [{ en: 'import VAT', de: 'Einfuhrumsatzsteuer' }] });

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
