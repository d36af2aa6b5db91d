import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { LoadError } from './LoadError';

it('shows what could not be loaded, and retries on request', async () => {
  const onRetry = jest.fn();
  renderWithProviders(<LoadError text="It could not be loaded." retry="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
