import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { Actions } from './Actions';

it('says beside the first what it costs and how long it takes', () => {
  renderWithProviders(<Actions actions={block('hero').actions} note="Free, three minutes" />);
  const [first] = screen.getAllByRole('link');
  expect(first?.nextElementSibling).toHaveTextContent('Free, three minutes');
});

it('renders nothing without actions', () => {
  const { container } = renderWithProviders(<Actions actions={[]} note="Free" />);
  expect(container).toBeEmptyDOMElement();
});
