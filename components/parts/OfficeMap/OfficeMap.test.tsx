import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { OfficeMap } from './OfficeMap';

it('places each city correctly: London left of Berlin and a little below', () => {
  renderWithProviders(<OfficeMap offices={['Berlin', 'London']} />);
  const placeOf = (city: string) => {
    const { left, top } = screen.getByText(city).style;
    return { left: parseFloat(left), top: parseFloat(top) };
  };
  const [berlin, london] = [placeOf('Berlin'), placeOf('London')];
  expect(london.left).toBeLessThan(berlin.left);
  expect(london.top).toBeGreaterThan(berlin.top);
  for (const share of [...Object.values(berlin), ...Object.values(london)]) {
    expect(share).toBeGreaterThan(5);
    expect(share).toBeLessThan(95);
  }
});

it('places cities by their German names too', () => {
  renderWithProviders(<OfficeMap offices={['München']} />, { locale: 'de' });
  expect(screen.getByRole('img', { name: 'Europakarte mit unseren Standorten: München' })).toBeVisible();
});
