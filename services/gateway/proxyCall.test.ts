import type * as Environment from '@/services/config/env';

import { DeadlineExceeded } from './deadline';
import { proxyCall } from './proxyCall';

// Shows (requirements, 7.1 and 9.6).

jest.mock('./signedRequest', () => ({
  createSignedRequest: () => () => new Promise(() => {}),
  signedRequestSettings: () => ({}),
}));
jest.mock('@/services/config/env', () => {
  const { readEnv } = jest.requireActual<typeof Environment>('@/services/config/env');
  return { env: () => readEnv({ GATEWAY_SECRET: 'a secret of sixteen letters' }) };
});

it('times out after 30,000 ms', async () => {
  jest.useFakeTimers();
  const ended = jest.fn();
  proxyCall('popMarketList', {}, { locale: 'en', title: '/' }, new AbortController().signal).catch(ended);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(DeadlineExceeded));
});
