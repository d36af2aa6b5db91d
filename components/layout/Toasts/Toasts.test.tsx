import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { notify, expectNotifications } from '@/services/browser/notifications/notifications';

import { Toasts } from './Toasts';

// Shows (requirements, 8.1 and 11.1).

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Loads the component that shows the notices. */
async function show(notice?: Parameters<typeof notify>[0]) {
  act(() => (notice ? notify(notice) : expectNotifications()));
  await pass(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const error = 'System error. Please contact the administrator.';

it.each([
  ['en', 'systemError', 'alert', error, '系统错误，请联系管理员！'],
  [
    'de',
    'systemError',
    'alert',
    'Systemfehler. Bitte wenden Sie sich an den Administrator.',
    '系统错误，请联系管理员！',
  ],
  ['en', 'loggedOut', 'status', 'You have been logged out.', '账号已退出'],
  ['de', 'loggedOut', 'status', 'Sie sind abgemeldet.', '账号已退出'],
] as const)('in %s announces %s as %s, in both languages', async (locale, notice, role, text, original) => {
  renderWithProviders(<Toasts />, { locale });
  await show(notice);
  const region = screen.getByRole(role);
  expect(region).toHaveTextContent(text);
  expect(screen.getByText(original)).toHaveAttribute('lang', 'zh-Hans');
});

it('renders its live regions before the first notification', async () => {
  renderWithProviders(<Toasts />);
  await show();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await show('systemError');
  expect(screen.getByRole('alert')).toHaveTextContent(error);
});

it('disappears after twelve seconds, not before', async () => {
  renderWithProviders(<Toasts />);
  await show('systemError');
  await pass(11_900);
  expect(screen.getByText(error)).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});

it.each([
  ['the pointer is over it', 'mouseEnter', 'mouseLeave'],
  ['the focus is in it', 'focus', 'blur'],
] as const)('stays while %s', async (_case, begin, end) => {
  renderWithProviders(<Toasts />);
  await show('systemError');
  const close = screen.getByRole('button', { name: 'Close this message' });
  await pass(6_000);
  fireEvent[begin](begin === 'focus' ? close : screen.getByRole('alert'));
  await pass(60_000);
  expect(screen.getByText(error)).toBeInTheDocument();
  fireEvent[end](end === 'blur' ? close : screen.getByRole('alert'));
  await pass(5_900);
  expect(screen.getByText(error)).toBeInTheDocument();
  await pass(300);
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});

it('disappears when closed, returns the focus, and the next one disappears by itself', async () => {
  renderWithProviders(
    <>
      <button type="button">Search</button>
      <Toasts />
    </>,
  );
  await show('systemError');
  const search = screen.getByRole('button', { name: 'Search' });
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => search.focus());
  act(() => close.focus());
  fireEvent.click(close);
  await pass(10);
  expect(screen.queryByText(error)).not.toBeInTheDocument();
  expect(search).toHaveFocus();
  await show('systemError');
  await pass(12_100);
  expect(screen.queryByText(error)).not.toBeInTheDocument();
});
