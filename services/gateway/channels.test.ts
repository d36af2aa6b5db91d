import { exampleOf } from '@/services/fixtures/examples';

import { fetchAward, fetchChannelPage, fetchChannels } from './channels';
import { callGateway } from './client';
import { GatewayNotFound } from './errors';

jest.mock('./client');
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

const tracking = { channelNo: '1005', channelCode: 'logistics' };

it('lists the channels', async () => {
  const [first] = await fetchChannels('de');
  expect(first).toEqual({ id: 1, channelNo: '1001', channelCode: 'search', name: 'Search engine' });
});

it('returns the registration award of a channel', async () => {
  await expect(fetchAward(tracking, 'en')).resolves.toMatchObject({
    title: 'For customers of our logistics partners',
    coupons: [{ type: 'couponPackage', worth: { kind: 'money', amountMinor: 8000, currency: 'EUR' } }],
    validUntil: null,
  });
  expect(requestMock).toHaveBeenCalledWith('getRegisterAward', tracking, { locale: 'en' });
});

it('returns undefined if there is no award', async () => {
  requestMock.mockResolvedValue(null);
  await expect(fetchAward(tracking, 'en')).resolves.toBeUndefined();
});

it('returns the page of a channel with the data of its blocks', async () => {
  const wire = exampleOf('getChannelPage');
  const [service] = exampleOf('getHomePageInfo').blocks.filter(
    ({ blockType }) => blockType === 'serviceDirectory',
  );
  if (!service) throw new Error('The example has no directory of services.');
  requestMock.mockImplementation((name) =>
    Promise.resolve(
      name === 'getChannelPage'
        ? { ...wire, page: { ...wire.page, blocks: [...wire.page.blocks, service] } }
        : exampleOf(name),
    ),
  );
  const found = await fetchChannelPage(tracking, 'en');
  expect(found?.channel).toMatchObject({ channelNo: '1005', name: 'Logistics or fulfilment company' });
  expect(found?.page.blocks.map(({ kind }) => kind)).toEqual([
    'hero',
    'prose',
    'checklist',
    'serviceDirectory',
  ]);
  expect(found?.page.blocks.at(-1)).toMatchObject({ services: [{ id: 1 }, {}, {}, {}, {}, {}, {}, {}, {}] });
});

it('returns the general page without a channel', async () => {
  requestMock.mockResolvedValue({ ...exampleOf('getChannelPage'), channel: null });
  await expect(fetchChannelPage({ channelNo: '', channelCode: '' }, 'en')).resolves.toMatchObject({
    channel: null,
  });
});

it('returns undefined if there is no such page', async () => {
  requestMock.mockRejectedValue(new GatewayNotFound('/path'));
  await expect(fetchChannelPage(tracking, 'en')).resolves.toBeUndefined();
});
