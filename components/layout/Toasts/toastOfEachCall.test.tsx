/** The toast of a failed call (requirements, 7 and 8; decision 66), from the call to the words on the page. */
import { act, screen } from '@testing-library/react';
import axios from 'axios';
import { toast } from 'react-hot-toast/headless';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { callApi } from '@/services/browser/api/callApi';
import { loadHttp } from '@/services/browser/api/http';
import { publicCalls, type PublicCallName } from '@/services/config/publicCalls';

import { Toasts } from './Toasts';

jest.mock('@/services/browser/api/http');

/** HTTP status of the answer; 0: no answer. */
type Failure = 0 | 400 | 401 | 403 | 404 | 409 | 422 | 428 | 429 | 500 | 502 | 503 | 504;
const failures: Failure[] = [0, 400, 401, 403, 404, 409, 422, 428, 429, 500, 502, 503, 504];

/** No toast by the requirements. */
const exempt: string[] = ['getCustom', 'getUserInfo', 'recordVisitor', 'register', 'saveSurveyReport'];
/** No toast by decision 66: nobody asked for them, or the form says everything. */
const silent: string[] = [
  'getPriceBundles',
  'getProductsPrices',
  'popMarketList',
  'countPosterClick',
  'saveEnquiry',
  'getSearchTitles',
  'countSearchMiss',
  'countSearchHit',
  'countPageRead',
];
/** Codes that the page explains, by decision 66. */
const explained: Record<string, Failure[]> = {
  getSurveyReport: [404],
  sendCode: [400, 404, 409, 422, 428, 429],
};

const shouldShow = (name: string, failure: Failure) =>
  !exempt.includes(name) && !silent.includes(name) && !explained[name]?.includes(failure);

function answerWith(failure: Failure) {
  const body = { code: failure, msg: 'No.', data: null };
  jest.mocked(loadHttp).mockResolvedValue(
    axios.create({
      validateStatus: () => true,
      adapter: (config) =>
        failure === 0
          ? Promise.reject(new Error('Network Error'))
          : Promise.resolve({ status: failure, statusText: '', data: body, headers: {}, config }),
    }),
  );
}

afterEach(() => act(() => toast.remove()));

it.each(Object.keys(publicCalls) as PublicCallName[])('%s', async (name) => {
  renderWithProviders(<Toasts />, { locale: 'de' });
  const shown: Failure[] = [];
  for (const failure of failures) {
    answerWith(failure);
    await act(async () => {
      await callApi(name, {});
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    const original = screen.queryByText('系统错误，请联系管理员！');
    if (original) {
      expect(original).toHaveAttribute('lang', 'zh-Hans');
      expect(screen.getByRole('alert')).toHaveTextContent(/Systemfehler\. Bitte wenden Sie sich/);
      shown.push(failure);
    }
    act(() => toast.remove());
  }
  expect(shown).toEqual(failures.filter((failure) => shouldShow(name, failure)));
});
