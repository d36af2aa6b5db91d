import { screen } from '@testing-library/react';

import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';

import { LatePart } from './LatePart';
import { LateParts } from './LateParts';

const place = <LatePart name="pageTools" props={{ title: 'Title', url: 'https://www.example.com/' }} />;

it('renders the part into its place after hydration', async () => {
  const { container } = renderWithProviders(
    <>
      {place}
      <LateParts page="/a" />
    </>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await modulesLoaded();
  expect(container.querySelector('[data-late]')).toContainElement(
    screen.getByRole('button', { name: 'Print' }),
  );
});

it('ignores a place of an unknown part', async () => {
  const { container } = renderWithProviders(
    <>
      <div data-late="toString" />
      <LateParts page="/a" />
    </>,
  );
  await modulesLoaded();
  expect(container.querySelector('[data-late]')).toBeEmptyDOMElement();
});
