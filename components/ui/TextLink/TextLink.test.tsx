import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { TextLink } from './TextLink';

it('is an underlined link', () => {
  renderWithProviders(<TextLink href="/cht/About">About us</TextLink>);
  const link = screen.getByRole('link', { name: 'About us' });
  expect(link).toHaveAttribute('href', '/cht/About');
  expect(link).toHaveStyle({ textDecorationLine: 'underline' });
});
