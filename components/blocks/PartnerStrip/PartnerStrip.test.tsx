import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { PartnerStrip } from './PartnerStrip';

it('renders nothing without partners', () => {
  const { container } = renderWithProviders(<PartnerStrip block={block('partnerStrip', { partners: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
