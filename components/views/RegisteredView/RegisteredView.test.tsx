import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { SWRConfig } from 'swr';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { fetchAccount } from '@/services/browser/api/accounts';
import { saveRegistered } from '@/services/browser/storage/registrationState';
import { account } from '@/services/fixtures/accounts';

import { RegisteredView } from './RegisteredView';

// Shows (requirements, 2.10).

jest.mock('@/services/browser/api/accounts');
const fetchAccountMock = jest.mocked(fetchAccount);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  Cookies.remove('isGWLogin');
  fetchAccountMock.mockResolvedValue(account());
});

const show = (locale: 'en' | 'de' = 'en') =>
  renderView(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RegisteredView />
    </SWRConfig>,
    { locale },
  );
const region = (name: string) => screen.getByRole('region', { name });

it('shows the account, the award and the next steps', async () => {
  Cookies.set('isGWLogin', '1');
  saveRegistered({ id: 7, awardTitle: 'Welcome to Kompassa' });
  const { head } = show();
  expect(await screen.findByText(new RegExp(account().maskedPhone.slice(-3)))).toBeVisible();
  expect(region('What you have received')).toHaveTextContent('Welcome to Kompassa');
  expect(screen.getByRole('link', { name: 'To your workspace' })).toHaveAttribute(
    'href',
    'https://accounts.example.com/workPlace?lang=en',
  );
  expect(region('Next steps').querySelectorAll('a')).toHaveLength(4);
  expectOrderlyHeadings();
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('says that the account is not available if it cannot be read, and keeps the login', async () => {
  Cookies.set('isGWLogin', '1');
  fetchAccountMock.mockRejectedValue(new Error('The gateway is not available at the moment.'));
  show();
  expect(await screen.findByText(/^You are logged in. Your account details are not/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your workspace' })).toBeVisible();
});

it('shows the login without a registration in this tab', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(/You are not logged in/);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    'https://accounts.example.com/user/login?lang=en',
  );
  expect(region('What you have received')).toHaveTextContent(/Your coupons are in your workspace/);
  expect(fetchAccountMock).not.toHaveBeenCalled();
});
