/** @jest-environment jsdom */
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';

import { notify, expectNotifications } from '@/services/browser/notifications/notifications';
import { runRedirectHelper } from '@/services/browser/session/redirectHelper';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';
import { loadHttp } from './http';

// Shows (requirements, 8.1).

jest.mock('./http');
jest.mock('@/services/browser/session/redirectHelper');
jest.mock('@/services/browser/notifications/notifications');

let sent: InternalAxiosRequestConfig[] = [];

/** Answers every request with a status and a body, or fails it. */
function gatewayAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  jest.mocked(loadHttp).mockResolvedValue(
    axios.create({
      validateStatus: () => true,
      adapter: (config) => {
        sent.push(config);
        if (body instanceof Error) return Promise.reject(body);
        return Promise.resolve({ status, statusText: '', data: body, headers, config });
      },
    }),
  );
}
const refusal = (code: number) => ({ code, msg: 'No.', data: null });

beforeEach(() => {
  sent = [];
  jest.clearAllMocks();
  document.documentElement.lang = 'de';
  document.title = 'Über uns 🙂 – 官网';
});

it('returns the body of a successful call', async () => {
  const body = { code: 0, msg: 'success', data: [] };
  gatewayAnswers(200, body);
  const answer = await callApi('getCommoditySearch', {});
  expect(answer).toBe(body);
  expect(hasFailed(answer)).toBe(false);
  expect(notify).not.toHaveBeenCalled();
  expect(runRedirectHelper).not.toHaveBeenCalled();
});

it("requests the API proxy, with the parameters of a GET in the query and the browser's headers", async () => {
  gatewayAnswers(200, { code: 0, msg: '', data: [] });
  await callApi('popMarketList', { popClient: ' 1🙂 ' as '1' });
  expect(sent[0]).toMatchObject({
    method: 'get',
    url: '/business/merc/popMarket/list',
    params: { popClient: '1' },
  });
  expect(sent[0]?.data).toBeUndefined();
  expect(sent[0]?.headers).toMatchObject({
    'Accept-Language': 'de',
    title: '%C3%9Cber%20uns%20%F0%9F%99%82%20%E2%80%93%20%E5%AE%98%E7%BD%91',
    'source-title': '',
  });
});

it('sends the parameters of a POST as its body, sanitised', async () => {
  gatewayAnswers(200, { code: 0, msg: '', data: { id: 3, count: 1 } });
  await callApi('countPosterClick', { id: ' 3🙂' });
  expect(sent[0]).toMatchObject({
    method: 'post',
    url: '/order/sysPosterConfig/incrCount',
    data: '{"id":"3"}',
  });
  expect(sent[0]?.params).toBeUndefined();
});

describe('a failed call', () => {
  it.each([
    ['a status and a code', 400, refusal(400), { status: 400, code: 400, msg: 'No.' }],
    ['a code alone', 200, refusal(1), { status: 200, code: 1, msg: 'No.' }],
    ['a status alone', 404, { code: 0, msg: '', data: [] }, { status: 404, code: 0, msg: '' }],
    ['no envelope', 502, '<html>', { status: 502, code: -1, msg: 'HTTP 502' }],
    ['no envelope and HTTP 200', 200, '<html>', { status: 200, code: -1, msg: 'HTTP 200' }],
  ])('with %s returns the error response and shows the toast', async (_case, status, body, expected) => {
    gatewayAnswers(status, body);
    const answer = await callApi('getCommoditySearch', {});
    expect(answer).toEqual({ ...expected, data: null, isCancelled: false });
    expect(hasFailed(answer)).toBe(true);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(notify).toHaveBeenCalledWith('systemError');
  });

  it('returns the waiting time of Retry-After', async () => {
    gatewayAnswers(429, refusal(429), { 'retry-after': '42' });
    await expect(callApi('getCommoditySearch', {})).resolves.toMatchObject({ retryAfter: 42 });
  });

  it.each([
    ['a network error', new AxiosError('Network Error', 'ERR_NETWORK')],
    ['a timeout', new AxiosError('timeout of 30000ms exceeded', 'ETIMEDOUT')],
  ])('with %s shows the toast', async (_case, error) => {
    gatewayAnswers(0, error);
    const answer = await callApi('getCommoditySearch', {});
    expect(answer).toEqual({ status: 0, code: -1, msg: error.message, data: null, isCancelled: false });
    expect(notify).toHaveBeenCalledWith('systemError');
  });

  it('shows the toast and does not throw if axios fails to load', async () => {
    jest.mocked(loadHttp).mockRejectedValue(new Error('Loading chunk 7 failed.'));
    await expect(callApi('getCommoditySearch', {})).resolves.toMatchObject({ status: 0 });
    expect(notify).toHaveBeenCalledTimes(1);
  });
});

describe('a cancelled call', () => {
  it.each([
    ['the caller', new AxiosError('canceled', 'ERR_CANCELED')],
    ['the browser on leaving the page', new AxiosError('Request aborted', 'ECONNABORTED')],
  ])('by %s shows no toast and keeps the session', async (_case, error) => {
    gatewayAnswers(0, error);
    await expect(callApi('getCommoditySearch', {})).resolves.toMatchObject({ isCancelled: true });
    expect(notify).not.toHaveBeenCalled();
    expect(runRedirectHelper).not.toHaveBeenCalled();
  });

  it('is not sent if it was cancelled before sending', async () => {
    gatewayAnswers(200, { code: 0, msg: '', data: [] });
    const signal = AbortSignal.abort();
    await expect(callApi('getCommoditySearch', {}, { signal })).resolves.toMatchObject({
      isCancelled: true,
    });
    expect(sent).toEqual([]);
  });
});

describe('a call with a login', () => {
  const registration = { phone: '+4930231251', companyName: ' Nordlicht 🙂 ', password: ' pass🙂word 1 ' };

  it('requests user info without a body: the API proxy adds it', async () => {
    gatewayAnswers(200, { code: 0, msg: '', data: {} });
    await callApi('getUserInfo', { client: 1 });
    expect(sent[0]).toMatchObject({ method: 'get', url: '/api/system/user/info' });
    expect([sent[0]?.params, sent[0]?.data]).toEqual([undefined, undefined]);
  });

  it.each([
    ['getUserInfo', 401, true],
    ['getUserInfo', 500, true],
    ['getUserInfo', 503, true],
    ['getUserInfo', 429, true],
    ['getUserInfo', 200, false],
    ['logout', 200, true],
    ['logout', 503, true],
    ['saveSurveyReport', 401, false],
    ['popMarketList', 401, false],
  ] as const)('%s with HTTP %i runs the redirect helper: %s', async (name, status, runs) => {
    gatewayAnswers(status, status === 200 ? { code: 0, msg: '', data: {} } : refusal(status));
    await callApi(name, {});
    expect(runRedirectHelper).toHaveBeenCalledTimes(runs ? 1 : 0);
  });

  it.each([
    ['getUserInfo', {}],
    ['register', registration],
    ['recordVisitor', { path: '/', language: 'en' }],
    ['saveSurveyReport', {}],
  ] as const)('%s shows no toast on failure', async (name, params) => {
    gatewayAnswers(503, refusal(503));
    await callApi(name, params as never);
    expect(notify).not.toHaveBeenCalled();
    expect(expectNotifications).not.toHaveBeenCalled();
  });

  it('sends the password of a registration as it was typed, everything else sanitised', async () => {
    gatewayAnswers(200, { code: 0, msg: '', data: {} });
    await callApi('register', registration as never);
    expect(JSON.parse(sent[0]?.data as string)).toEqual({ ...registration, companyName: 'Nordlicht' });
  });
});
