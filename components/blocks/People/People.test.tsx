import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { People } from './People';

it('lists people with what they are responsible for; a portrait says nothing besides the name', () => {
  renderWithProviders(<People block={block('people')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada BrandtVAT, Germany and AustriaAnswers within one working day.',
    'Ben OhmPackaging registers',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
