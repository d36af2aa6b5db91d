import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { Button } from './Button';

it('with an address is a link', () => {
  renderWithProviders(<Button href="/cht/Services">See all services</Button>);
  expect(screen.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/cht/Services');
});

it('without an address is a button that submits nothing by itself', async () => {
  const onClick = jest.fn();
  renderWithProviders(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});
