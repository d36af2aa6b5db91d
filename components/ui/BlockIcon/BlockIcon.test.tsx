import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { blockIcons } from '@/contract/lists/blocks';

import { BlockIcon, blockIconNames } from './BlockIcon';

it('has a drawing for every icon of the CMS, and no others', () => {
  expect([...blockIconNames].sort()).toEqual([...blockIcons].sort());
});

it('is hidden from assistive technology', () => {
  const { container } = renderWithProviders(<BlockIcon name="vat" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
