import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SWRConfig } from 'swr';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchAccount, logOut } from '@/services/browser/api/accounts';
import { account } from '@/services/fixtures/accounts';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';
import { clearSession } from '@/services/store/isGWLogin';

import { AccountMenu } from './AccountMenu';

// Shows (requirements, 1.3, 2.16, 4.1, 6.1 and 11.6).

jest.mock('@/services/browser/api/accounts');
const host = layoutData().brand.gatewayHost;

const show = (options?: Parameters<typeof renderWithProviders>[1]) =>
  renderWithProviders(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CommonDataProvider value={layoutData()}>
        <AccountMenu />
      </CommonDataProvider>
    </SWRConfig>,
    options,
  );
const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('button', { name: 'Log out' });
};
/** Does the same as the API proxy and the redirect helper. */
const endLogin = () => {
  Cookies.set('isGWLogin', '0');
  clearSession();
};

beforeEach(() => {
  jest.clearAllMocks();
  Cookies.set('isGWLogin', '1');
  jest.mocked(fetchAccount).mockResolvedValue(account());
});

it('shows a guest the links to log in and register in the language of the page, and requests no account', () => {
  Cookies.set('isGWLogin', '0');
  show({ locale: 'de', asPath: '/cht/price?channelNo=1005#vat' });
  const hrefOf = (name: string) => screen.getByText(name, { selector: 'a' }).getAttribute('href');
  expect(hrefOf('Anmelden')).toBe(`${host}/user/login?lang=de`);
  expect(hrefOf('Registrieren')).toBe(`${host}/user/register?lang=de&channelNo=1005`);
  expect(fetchAccount).not.toHaveBeenCalled();
});

it('shows the account and links to the workspace, the account and its reports', async () => {
  show();
  await openPanel();
  expect(await screen.findByText(account().companyName)).toBeVisible();
  expect(screen.getByText(account().maskedPhone)).toBeVisible();
  for (const [name, path] of [
    ['Workspace', '/workPlace'],
    ['Your account', '/user/profile'],
    ['Saved reports', '/user/reports'],
  ] as const)
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', `${host}${path}?lang=en`);
});

it('logs out once on repeated clicks and keeps the focus', async () => {
  let answer = () => {};
  jest.mocked(logOut).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => {
          endLogin();
          resolve(true);
        };
      }),
  );
  show();
  await openPanel();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log out' }));
  expect(screen.getByRole('button', { name: 'Logging out …' })).toHaveAttribute('aria-disabled', 'true');
  expect(logOut).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer();
    await Promise.resolve();
  });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Account' })).toHaveFocus();
});

it('stays logged in if the logout request fails', async () => {
  jest.mocked(logOut).mockResolvedValue(false);
  show();
  await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus());
});

it('follows other tabs and drops the previous account', async () => {
  const otherTab = new BroadcastChannel('session');
  const tell = () => act(() => otherTab.postMessage(null));
  show();
  await openPanel();
  expect(await screen.findByText(account().companyName)).toBeVisible();
  Cookies.set('isGWLogin', '0');
  tell();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();

  jest.mocked(fetchAccount).mockReturnValue(new Promise(() => {}));
  Cookies.set('isGWLogin', '1');
  tell();
  await openPanel();
  expect(screen.queryByText(account().companyName)).toBeNull();
});

it('empties what it keeps of the account when asking again fails, and stays logged in', async () => {
  show();
  await openPanel();
  expect(await screen.findByText(account().companyName)).toBeVisible();
  jest.mocked(fetchAccount).mockImplementation(() => {
    // As the call does, whatever the failure.
    clearSession();
    return Promise.reject(new Error('The gateway is not available at the moment.'));
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Your details are not available at the moment.')).toBeVisible();
  expect(screen.queryByText(account().companyName)).toBeNull();
  expect(screen.getByRole('link', { name: 'Workspace' })).toBeVisible();
  jest.restoreAllMocks();
});

it('requests the account of an expired login once and shows the guest menu', async () => {
  jest.mocked(fetchAccount).mockImplementation(() => {
    endLogin();
    return Promise.resolve(undefined);
  });
  show();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(fetchAccount).toHaveBeenCalledTimes(1);
});
