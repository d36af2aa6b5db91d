import { fetchAccount, logout, register, sendCode } from './accounts';
import { callGateway } from './client';
import { GatewayRefused } from './errors';
import { exampleOf } from './examples';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

const context = { locale: 'de', visitorAddress: '203.0.113.7' } as const;
const loggedIn = { ...context, token: 'a-token' };
const registration = {
  phone: '+4930231251',
  code: '123456',
  password: 'correct horse 1',
  companyName: '',
  channelId: null,
  channelNo: '',
  channelCode: '',
  consentVersion: '2026-11-01',
};

it('has a code sent', async () => {
  const order = { phone: '+4930231251', captchaToken: 'solved' };
  await expect(sendCode(order, context)).resolves.toEqual({ validForSeconds: 600, retryAfterSeconds: 60 });
  expect(requestMock).toHaveBeenCalledWith('sendCode', order, context);
});

it.each([
  [null, ''],
  [5, 5],
])('registers a merchant whose channel is %p', async (channelId, sent) => {
  await expect(register({ ...registration, channelId }, context)).resolves.toMatchObject({ id: 1284 });
  expect(requestMock).toHaveBeenCalledWith('register', { ...registration, channelId: sent }, context);
});

it('knows who is logged in', async () => {
  await expect(fetchAccount(loggedIn)).resolves.toEqual({
    id: 1284,
    maskedPhone: '+•••••••••120',
    companyName: 'Nordlicht Handels GmbH',
    registeredAt: '2026-11-20T09:00:00.000Z',
  });
  expect(requestMock).toHaveBeenCalledWith('getUserInfo', { client: 1 }, loggedIn);
});

it('ends a session', async () => {
  await expect(logout(loggedIn)).resolves.toBeUndefined();
  expect(requestMock).toHaveBeenCalledWith('logout', {}, loggedIn);
});

it('hands refusals on', async () => {
  const refused = new GatewayRefused('/path', 401, 401);
  requestMock.mockRejectedValue(refused);
  await expect(fetchAccount(context)).rejects.toBe(refused);
});
