import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { loadScript } from '@/services/browser/loading/script';

import { CaptchaField } from './CaptchaField';

// Shows (requirements, 11.14).

jest.mock('@/services/browser/loading/script');
const loadScriptMock = jest.mocked(loadScript);

const onToken = jest.fn();
const props = { script: 'https://gateway.example.com/widget.js', isNeeded: true, round: 0, onToken };
const widget = (container: HTMLElement) => {
  const found = container.querySelector('slider-captcha');
  if (!found) throw new Error('There is no captcha.');
  return found as HTMLElement & { reset?: () => void };
};

beforeEach(() => {
  jest.clearAllMocks();
  loadScriptMock.mockResolvedValue();
});

it('loads nothing before the form is used', () => {
  renderWithProviders(<CaptchaField {...props} isNeeded={false} />);
  expect(loadScriptMock).not.toHaveBeenCalled();
  expect(screen.getByText('Appears as soon as you enter your number.')).toBeVisible();
});

it('passes the token on, and withdraws it when it expires', async () => {
  const { container } = renderWithProviders(<CaptchaField {...props} />, { locale: 'de' });
  expect(screen.getByText('Die Bestätigung wird geladen.')).toBeVisible();
  await act(() => Promise.resolve());
  expect(widget(container)).not.toHaveAttribute('hidden');
  expect(widget(container)).toHaveAttribute('lang', 'de');
  fireEvent(widget(container), new CustomEvent('captcha-solved', { detail: { token: 'a-token' } }));
  fireEvent(widget(container), new CustomEvent('captcha-expired'));
  expect(onToken.mock.calls).toEqual([['a-token'], ['']]);
});

it('resets when its token was used', async () => {
  const { container, rerender } = renderWithProviders(<CaptchaField {...props} />);
  await act(() => Promise.resolve());
  const reset = jest.fn();
  widget(container).reset = reset;
  rerender(<CaptchaField {...props} round={1} />);
  expect(reset).toHaveBeenCalledTimes(1);
});

it('shows an error if its script fails to load, and retries', async () => {
  loadScriptMock.mockRejectedValueOnce(new Error('offline'));
  const { container } = renderWithProviders(<CaptchaField {...props} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(retry);
  expect(loadScriptMock).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  expect(widget(container)).not.toHaveAttribute('hidden');
});
