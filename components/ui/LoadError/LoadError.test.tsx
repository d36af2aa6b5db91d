import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { LoadError } from './LoadError';

it('says what did not come, and tries again when asked to', async () => {
  const onRetry = jest.fn();
  renderWithProviders(<LoadError text="It could not be loaded." retry="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
