import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { theme } from '@/components/theme/theme';

import { Container } from './Container';

it('is never wider than the page column', () => {
  renderWithProviders(<Container data-testid="container" />);
  expect(screen.getByTestId('container')).toHaveStyle({ maxWidth: theme.width.page });
});
