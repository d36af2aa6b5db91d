import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { GraduatedEdge } from './GraduatedEdge';

it('is hidden from assistive technology', () => {
  const { container } = renderWithProviders(<GraduatedEdge />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('has one index mark', () => {
  const { container } = renderWithProviders(<GraduatedEdge />);
  expect(container.querySelectorAll('[data-index]')).toHaveLength(1);
});
