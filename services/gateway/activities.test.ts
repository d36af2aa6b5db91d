import { exampleOf } from '@/services/fixtures/examples';

import { fetchAnniversary, fetchPosters } from './activities';
import { callGateway } from './client';
import { GatewayNotFound } from './errors';

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('returns the banners of the home page in order', async () => {
  const posters = await fetchPosters('en');
  expect(posters.map(({ id, href }) => [id, href])).toEqual([
    [1, '/cht/Services#packaging'],
    [2, '/cht/commonQuestion?key=oss'],
    [3, '/cht/Services#battery'],
  ]);
  expect(posters[0]?.image).toMatchObject({
    src: 'https://gateway.example.com/cms-api/media/file/poster-packaging.webp',
    width: 1600,
  });
  expect(requestMock).toHaveBeenCalledWith('findPosters', { position: 'home' }, { locale: 'en' });
});

it('returns the activities of the anniversary', async () => {
  const anniversary = await fetchAnniversary('en');
  expect(anniversary?.startsAt).toBe('2023-01-31T23:00:00.000Z');
  expect(anniversary?.activities.map(({ name }) => name)).toEqual(
    exampleOf('anniversary').activities.map(({ activityName }) => activityName),
  );
  expect(anniversary?.activities[1]).toMatchObject({
    href: '/cht/hot/newcomerActivities',
    coupons: [{ type: 'bonusPoints', worth: { kind: 'points', points: 300 }, validDays: 365 }],
  });
  expect(requestMock).toHaveBeenCalledWith('anniversary', {}, { locale: 'en', systemType: '04' });
});

it('returns undefined if there is no anniversary yet', async () => {
  requestMock.mockRejectedValue(new GatewayNotFound('/path'));
  await expect(fetchAnniversary('en')).resolves.toBeUndefined();
});
