import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { SourceList } from './SourceList';

it('links sources with an address and names the others', () => {
  renderWithProviders(
    <SourceList
      sources={[
        { title: 'VAT directive', href: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj' },
        { title: 'Commentary, 4th edition', href: null },
      ]}
    />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('VAT directive');
  expect(screen.getByText('Commentary, 4th edition')).toBeVisible();
});
