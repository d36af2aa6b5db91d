import { exampleOf } from '@/services/fixtures/examples';

import { callGatewayFromMiddleware } from './client';
import { fetchVisitorCountry } from './visitors';

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ ARRIVAL_DEADLINE_MS: 800 }) }));

const arrivalMock = jest.mocked(callGatewayFromMiddleware);
beforeEach(() => {
  arrivalMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});
afterEach(() => jest.useRealTimers());

const context = { locale: 'en', visitorAddress: '203.0.113.7' } as const;

it('returns the country of an address', async () => {
  await expect(fetchVisitorCountry(context)).resolves.toBe('DE');
  expect(arrivalMock).toHaveBeenCalledWith('interview', {}, context);
});

it('returns undefined for an unknown country', async () => {
  arrivalMock.mockResolvedValue({ country: 'unknown' });
  await expect(fetchVisitorCountry(context)).resolves.toBeUndefined();
});

it('rejects after the deadline of a first visit', async () => {
  jest.useFakeTimers();
  arrivalMock.mockReturnValue(new Promise(() => undefined));
  const asked = expect(fetchVisitorCountry(context)).rejects.toThrow('within 800 ms');
  await jest.advanceTimersByTimeAsync(800);
  await asked;
});
