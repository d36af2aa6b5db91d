import account from '@/contract/calls/examples/getUserInfo.json';
import { notify } from '@/services/browser/notifications/notifications';
import { isGWLogin, notifyOtherTabs } from '@/services/store/isGWLogin';

import { fetchAccount, logOut, register, sendCode } from './accounts';
import { toApiResult, networkFailure } from './apiResult';
import { callApi } from './callApi';

// Shows (requirements, 5.2, 7.20, 7.22 and 7.23).

jest.mock('./callApi');
jest.mock('@/services/browser/notifications/notifications');
jest.mock('@/services/store/isGWLogin');

const callApiMock = jest.mocked(callApi);
const answers = (status: number, code: number, msg = 'No.', headers: Record<string, string> = {}) =>
  callApiMock.mockResolvedValue(
    toApiResult({ status, data: { code, msg, data: null }, headers } as unknown as Parameters<
      typeof toApiResult
    >[0]),
  );

beforeEach(() => jest.clearAllMocks());

const order = { phone: '+4930231251', captchaToken: 'solved' };
const registration = {
  phone: '+4930231251',
  code: '123456',
  password: 'correct horse 1',
  companyName: '',
  channelId: null,
  channelNo: '',
  channelCode: 'hgzn',
  consentVersion: '2026-11-01',
};

it('requests a code', async () => {
  callApiMock.mockResolvedValue({ code: 0, msg: '', data: { validFor: 600, retryAfter: 60 } } as never);
  await expect(sendCode(order)).resolves.toEqual({
    validForSeconds: 600,
    retryAfterSeconds: 60,
    isDemonstration: false,
  });
  expect(callApiMock).toHaveBeenCalledWith('sendCode', order);
});

it.each([
  [null, ''],
  [5, 5],
])('registers with consent and the channel %p', async (channelId, sent) => {
  callApiMock.mockResolvedValue({ code: 0, msg: '', data: { id: 7, awardTitle: null } } as never);
  await expect(register({ ...registration, channelId })).resolves.toEqual({ id: 7, awardTitle: null });
  expect(callApiMock).toHaveBeenCalledWith('register', { ...registration, channelId: sent });
  expect(notifyOtherTabs).toHaveBeenCalledTimes(1);
});

describe.each([
  ['sending a code', () => sendCode(order)],
  ['registering', () => register(registration)],
])('%s', (_name, work) => {
  it.each([
    [400, 'Parameter "phone" must be a phone number.', 'phone'],
    [400, 'Parameter "captchaToken" must be the token of a solved captcha.', 'captcha'],
    [400, 'Parameter "code" must be the six digits of the message.', 'code'],
    [400, 'Parameter "password" must contain a digit.', 'password'],
    [400, 'Parameter "companyName" must be one line of text.', 'companyName'],
    [400, 'Parameter "channelId" must be the id of a channel.', 'channel'],
    [400, 'Parameter "constructor" is wrong.', 'unavailable'],
    [400, 'The body must be JSON.', 'unavailable'],
    [404, 'There is no such channel.', 'channel'],
    [409, 'Taken.', 'taken'],
    [428, 'The captcha was not solved.', 'captcha'],
    [403, 'Not from here.', 'unavailable'],
    [503, 'Not available.', 'unavailable'],
  ])('that fails with %i and “%s” throws the reason %s', async (code, msg, reason) => {
    answers(code, code, msg);
    await expect(work()).rejects.toMatchObject({ name: 'RegistrationError', reason });
  });

  it('returns the waiting time after too many attempts', async () => {
    answers(429, 429, 'Too many.', { 'retry-after': '42' });
    await expect(work()).rejects.toMatchObject({ reason: 'tooMany', retryAfter: 42 });
  });

  it('throws "unavailable" without a response', async () => {
    callApiMock.mockResolvedValue(networkFailure(new Error('Network Error')));
    await expect(work()).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

it('knows 422 as a country that gets no messages when a code is sent, and as a wrong code when it is used', async () => {
  answers(422, 422, 'No.');
  await expect(sendCode(order)).rejects.toMatchObject({ reason: 'country' });
  await expect(register(registration)).rejects.toMatchObject({ reason: 'code' });
});

it('returns the account, or undefined without a login', async () => {
  callApiMock.mockResolvedValue(account as never);
  await expect(fetchAccount()).resolves.toEqual({
    id: 1284,
    maskedPhone: '+•••••••••120',
    companyName: 'Nordlicht Handels GmbH',
    registeredAt: '2026-11-20T09:00:00.000Z',
  });
  answers(401, 401);
  await expect(fetchAccount()).resolves.toBeUndefined();
});

it.each([429, 500, 503])('throws if the account cannot be read because of %i', async (status) => {
  answers(status, status);
  await expect(fetchAccount()).rejects.toThrow('No.');
});

it.each([
  ['has ended', false, [['loggedOut']]],
  ['still exists because the API proxy did not respond', true, []],
])('a logout shows the right notice if the login %s', async (_case, stillLoggedIn, notices) => {
  callApiMock.mockResolvedValue(networkFailure(new Error('Network Error')));
  jest.mocked(isGWLogin).mockReturnValue(stillLoggedIn);
  await expect(logOut()).resolves.toBe(!stillLoggedIn);
  expect(callApiMock).toHaveBeenCalledWith('logout', {});
  expect(jest.mocked(notify).mock.calls).toEqual(notices);
});
