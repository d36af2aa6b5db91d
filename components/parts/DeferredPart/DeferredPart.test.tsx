import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { DeferredPart } from './DeferredPart';
import { DeferredParts } from './DeferredParts';

// The parts wait until the page is idle.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const place = <DeferredPart name="pageTools" props={{ title: 'Title', url: 'https://www.example.com/' }} />;

it('renders the part into its place after hydration', async () => {
  const { container } = renderWithProviders(
    <>
      {place}
      <DeferredParts page="/a" />
    </>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const button = await screen.findByRole('button', { name: 'Print' });
  expect(container.querySelector('[data-deferred]')).toContainElement(button);
});

it('ignores a place of an unknown part', async () => {
  const { container } = renderWithProviders(
    <>
      {place}
      <div data-deferred="toString" />
      <DeferredParts page="/a" />
    </>,
  );
  // Beside the known part, which comes with it.
  await screen.findByRole('button', { name: 'Print' });
  expect(container.querySelector('[data-deferred=toString]')).toBeEmptyDOMElement();
});
