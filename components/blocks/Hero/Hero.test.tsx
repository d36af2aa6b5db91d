import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Hero } from './Hero';

const hero = block('hero', { title: 'Sell across Europe' });

it('carries the h1 of the page where it comes first', () => {
  renderWithProviders(<Hero block={hero} isFirst />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sell across Europe' })).toBeInTheDocument();
});

it('leaves the h1 to another block where it comes later', () => {
  renderWithProviders(<Hero block={hero} isFirst={false} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Sell across Europe' })).toBeInTheDocument();
});

it('offers its actions in their order', () => {
  renderWithProviders(<Hero block={hero} isFirst />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    hero.actions.map(({ label }) => label),
  );
});
