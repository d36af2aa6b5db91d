import { render, screen } from '@testing-library/react';

import { GuideCard } from './GuideCard';

const shapes = [
  { id: 'land', d: 'M0 0l9 9' },
  { id: 'PL', d: 'M400 400l9 9' },
  { id: 'CY', d: 'M690 700l9 9' },
];

it.each([
  ['PL', '190 179.5 420 441'],
  ['CY', '300 283 420 441'],
  ['XX', '150 141.5 420 441'],
])('shows the part of the map around %s, never beyond its edge', (country, viewBox) => {
  const { container } = render(
    <GuideCard title="Sell in Poland" line="VAT" logo="/logo.svg" shapes={shapes} country={country} />,
  );
  expect(screen.getByText('Sell in Poland')).toBeVisible();
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(viewBox);
});
