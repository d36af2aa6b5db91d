/** The toast of a failed call (requirements, 7 and 8.1), from the call to the words on the page. */
import { act, screen } from '@testing-library/react';
import axios from 'axios';
import Cookies from 'js-cookie';
import { toast } from 'react-hot-toast/headless';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { logOut } from '@/services/browser/api/accounts';
import { callApi } from '@/services/browser/api/callApi';
import { loadHttp } from '@/services/browser/api/http';

import { Toasts } from './Toasts';

jest.mock('@/services/browser/api/http');

function answerWith(failure: number) {
  const body = { code: failure, msg: 'No.', data: null };
  jest.mocked(loadHttp).mockResolvedValue(
    axios.create({
      validateStatus: () => true,
      adapter: (config) =>
        Promise.resolve({ status: failure, statusText: '', data: body, headers: {}, config }),
    }),
  );
}

afterEach(() => act(() => toast.remove()));

it('shows one toast for several calls that fail', async () => {
  renderWithProviders(<Toasts />, { locale: 'de' });
  answerWith(503);
  await act(async () => {
    await Promise.all([callApi('getProductsPrices', {}), callApi('getPriceBundles', {})]);
    await callApi('popMarketList', { popClient: '1' });
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(screen.getAllByText('系统错误，请联系管理员！')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/Systemfehler\. Bitte wenden Sie sich/);
});

it('a logout with a dead token shows that the session has ended, and nothing else', async () => {
  renderWithProviders(<Toasts />);
  Cookies.set('isGWLogin', '0');
  answerWith(401);
  await act(async () => {
    await logOut();
  });
  expect(await screen.findByText('账号已退出')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You have been logged out.');
  expect(screen.queryByText('系统错误，请联系管理员！')).toBeNull();
});
