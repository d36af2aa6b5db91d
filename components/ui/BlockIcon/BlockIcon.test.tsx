import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { blockIcons } from '@/contract/lists/blocks';

import { BlockIcon } from './BlockIcon';

it.each(blockIcons)('draws the icon %s of the CMS', (name) => {
  const { container } = renderWithProviders(<BlockIcon name={name} />);
  expect(container.querySelector('svg')).not.toBeEmptyDOMElement();
});

it('is hidden from assistive technology', () => {
  const { container } = renderWithProviders(<BlockIcon name="vat" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
