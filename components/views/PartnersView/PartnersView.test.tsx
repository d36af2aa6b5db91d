import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { partners } from '@/services/fixtures/partners';

import { PartnersView } from './PartnersView';

it('names every partner and the rules of the co-operation', () => {
  renderView(<PartnersView partners={partners()} />);
  for (const { name } of partners()) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expectOrderlyHeadings();
});

it('shows a message without partners', () => {
  renderView(<PartnersView partners={[]} />);
  expect(screen.getByText(/being revised/)).toBeVisible();
  expectOrderlyHeadings();
});
