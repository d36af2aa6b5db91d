import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { FilmNotice } from './FilmNotice';

it('offers a retry if the video could not be loaded', async () => {
  const onRetry = jest.fn();
  renderWithProviders(<FilmNotice hasFailed onRetry={onRetry} />, { locale: 'de' });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Film konnte nicht geladen werden.');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers no retry while loading', () => {
  renderWithProviders(<FilmNotice hasFailed={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('The player is being loaded.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
