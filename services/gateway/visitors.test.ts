import { exampleOf } from '@/services/fixtures/examples';

import { callGatewayForFirstVisit } from './client';
import { fetchVisitorCountry } from './visitors';

// Shows (requirements, 7.6 and 7.21).

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ ARRIVAL_DEADLINE_MS: 150 }) }));

const arrivalMock = jest.mocked(callGatewayForFirstVisit);
beforeEach(() => {
  arrivalMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});
afterEach(() => jest.useRealTimers());

const from = (visitorAddress: string) => ({ locale: 'en', visitorAddress }) as const;

it('returns the country of an address', async () => {
  await expect(fetchVisitorCountry(from('203.0.113.7'))).resolves.toBe('DE');
  expect(arrivalMock).toHaveBeenCalledWith('interview', {}, from('203.0.113.7'));
});

it('returns undefined for an unknown country', async () => {
  arrivalMock.mockResolvedValue({ country: 'unknown' });
  await expect(fetchVisitorCountry(from('198.51.100.7'))).resolves.toBeUndefined();
});

it.each([
  ['an IPv4 network', '53.1.1.1', '53.1.1.200', '53.1.2.1'],
  ['an IPv6 network', '2a02:2e0:3fe:1001::1', '2a02:2e0:3fe:2002::9', '2a02:2e0:3ff::1'],
])('asks once for %s', async (_case, first, neighbour, stranger) => {
  await fetchVisitorCountry(from(first));
  await expect(fetchVisitorCountry(from(neighbour))).resolves.toBe('DE');
  expect(arrivalMock).toHaveBeenCalledTimes(1);
  await fetchVisitorCountry(from(stranger));
  expect(arrivalMock).toHaveBeenCalledTimes(2);
});

it('rejects after the deadline of a first visit, and keeps the late answer for the next one', async () => {
  jest.useFakeTimers();
  let answer = (): void => undefined;
  arrivalMock.mockReturnValue(new Promise((resolve) => (answer = () => resolve({ country: 'DE' }))));
  const asked = expect(fetchVisitorCountry(from('53.2.1.1'))).rejects.toThrow('within 150 ms');
  await jest.advanceTimersByTimeAsync(150);
  await asked;
  answer();
  await jest.advanceTimersByTimeAsync(0);
  await expect(fetchVisitorCountry(from('53.2.1.9'))).resolves.toBe('DE');
  expect(arrivalMock).toHaveBeenCalledTimes(1);
});

it('asks again after a failure', async () => {
  arrivalMock.mockRejectedValueOnce(new Error('no connection'));
  await expect(fetchVisitorCountry(from('53.3.1.1'))).rejects.toThrow('no connection');
  await expect(fetchVisitorCountry(from('53.3.1.1'))).resolves.toBe('DE');
});
