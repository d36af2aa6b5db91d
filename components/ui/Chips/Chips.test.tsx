import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Chips } from './Chips';

it.each([
  [true, 'nowrap', 'auto'],
  [false, 'wrap', 'visible'],
])('stands in one row that scrolls only where asked to (%s)', ($isRow, flexWrap, overflowX) => {
  renderWithProviders(
    <Chips aria-label="Countries" $isRow={$isRow}>
      <a href="#at">Austria</a>
    </Chips>,
  );
  expect(screen.getByRole('navigation', { name: 'Countries' })).toHaveStyle({ flexWrap, overflowX });
});
