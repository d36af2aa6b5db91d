import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { blockIcons } from '@/contract/lists/blocks';

import { BlockIcon, blockIconNames } from './BlockIcon';

it('draws every icon that a marketer may choose, and no other', () => {
  expect([...blockIconNames].sort()).toEqual([...blockIcons].sort());
});

it('is silent for assistive technology', () => {
  const { container } = renderWithProviders(<BlockIcon name="vat" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
