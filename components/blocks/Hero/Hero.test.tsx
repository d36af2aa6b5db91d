import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Hero } from './Hero';

const hero = block('hero', { title: 'Sell across Europe' });

it.each([
  [true, 1],
  [false, 2],
])('as the first block (%s) has a heading of level %i', (isFirst, level) => {
  renderWithProviders(<Hero block={hero} isFirst={isFirst} />);
  expect(screen.getByRole('heading', { level, name: 'Sell across Europe' })).toBeInTheDocument();
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
