import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { GraduatedEdge } from './GraduatedEdge';

it('is hidden from assistive technology', () => {
  const { container } = renderWithProviders(<GraduatedEdge />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('gives each edge of a page its own pattern', () => {
  const { container } = renderWithProviders(
    <>
      <GraduatedEdge />
      <GraduatedEdge />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map((pattern) => pattern.id);
  expect(new Set(ids).size).toBe(2);
  const fills = [...container.querySelectorAll('rect[width="100%"]')].map((rect) =>
    rect.getAttribute('fill'),
  );
  expect(fills).toEqual(ids.map((id) => `url(#${id})`));
});
