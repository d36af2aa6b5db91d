import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Hero } from './Hero';

const hero = block('hero', { title: 'Sell across Europe' });

it('renders the h1 as the first block', () => {
  renderWithProviders(<Hero block={hero} isFirst />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sell across Europe' })).toBeInTheDocument();
});

it('renders no h1 as a later block', () => {
  renderWithProviders(<Hero block={hero} isFirst={false} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Sell across Europe' })).toBeInTheDocument();
});

it('renders its actions in order', () => {
  renderWithProviders(<Hero block={hero} isFirst />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    hero.actions.map(({ label }) => label),
  );
});

it('labels the picture of a compass without scripts: its points, the capitals, and where its needle points', () => {
  const compass = block('hero', { isCompass: true });
  const { container } = renderWithProviders(<Hero block={compass} isFirst />, { locale: 'de' });
  const labels = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(labels.slice(0, 4)).toEqual(['N', 'O', 'S', 'W']);
  expect(labels).toHaveLength(4 + 31);
  expect(labels).toContain('PL');
  expect(screen.getByText(/^Europas Hauptstädte/)).toHaveTextContent('hier in Polen');
});
