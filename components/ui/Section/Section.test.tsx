import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Section } from './Section';

it('is a region named by its heading', () => {
  renderWithProviders(
    <Section heading="What we file" lead="Returns in 24 countries." id="filing">
      <p>Content</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'What we file' });
  expect(region).toHaveAttribute('id', 'filing');
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('What we file');
  expect(within(region).getByText('Returns in 24 countries.')).toBeVisible();
  expect(within(region).getByText('Content')).toBeVisible();
});

it('has the given heading level', () => {
  renderWithProviders(<Section heading="About us" headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

it('renders no empty lead', () => {
  const { container } = renderWithProviders(<Section heading="Steps" lead="" />);
  expect(container.querySelector('p')).toBeNull();
});

it('provides the dark theme to its children', () => {
  renderWithProviders(<Section heading="Next step" tone="inverse" />);
  expect(screen.getByRole('region')).toHaveAttribute('data-tone', 'inverse');
});
