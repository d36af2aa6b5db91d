import { countPosterClick, fetchAnniversary, fetchPopUp, fetchPosters } from './activities';
import { callGateway } from './client';
import { GatewayNotFound } from './errors';
import { exampleOf } from './examples';

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('shows the first activity that is scheduled', async () => {
  await expect(fetchPopUp('de')).resolves.toEqual({
    id: 1,
    imageUrl: 'https://gateway.example.com/cms-api/media/file/pop-up-packaging-en.webp',
    imageAlt: expect.stringContaining('LUCID'),
    href: '/cht/Services#packaging',
    startsAt: '2025-12-31T23:00:00.000Z',
    endsAt: null,
  });
  expect(requestMock).toHaveBeenCalledWith('popMarketList', { popClient: '1' }, { locale: 'de' });
});

it('shows nothing when nothing is scheduled', async () => {
  requestMock.mockResolvedValue([]);
  await expect(fetchPopUp('en')).resolves.toBeUndefined();
});

it('brings the banners of the home page in their order', async () => {
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

it('counts a click for a visitor', async () => {
  const context = { locale: 'en', visitorAddress: '203.0.113.7' } as const;
  await expect(countPosterClick(3, context)).resolves.toBe(exampleOf('countPosterClick').count);
  expect(requestMock).toHaveBeenCalledWith('countPosterClick', { id: 3 }, context);
});

it('brings the activities of the anniversary', async () => {
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

it('knows when there is no anniversary yet', async () => {
  requestMock.mockRejectedValue(new GatewayNotFound('/path'));
  await expect(fetchAnniversary('en')).resolves.toBeUndefined();
});
