import { couponType } from '@/contract/calls/activities';
import { activityNames } from '@/contract/lists/activities';

import { update } from './cms';
import { read } from './gateway';
import { made } from './made';

// Shows (requirements, 3.5, 3.6, 7.5, 7.7 and 7.12).

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

let next = 0;
const channel = (more: object) => {
  const own = `${Date.now()}-${next++}`;
  return {
    code: own,
    body: { channelName: mark, channelCode: own, channelNo: `no-${own}`, ...more },
  };
};

/** A link's channel, with an award and a landing page of its own where they are given. */
async function makeChannel(more: object = {}, status: 'draft' | 'published' = 'published') {
  const { code, body } = channel(more);
  await make('channels', body, status);
  return { channelCode: code };
}

describe('channels', () => {
  it('cannot share a code', async () => {
    await expect(make('channels', channel({ channelCode: 'hgzn' }).body, 'published')).rejects.toThrow('400');
  });
});

describe('the welcome gift', () => {
  const titleFor = async (address: object) => (await read('getRegisterAward', address))?.title;
  const general = 'Welcome to Kompassa';

  it.each([{}, { channelCode: 'unknown' }, { channelNo: '9999' }, { channelCode: 'hgzn' }])(
    'of %j is the general one',
    async (address) => expect(await titleFor(address)).toBe(general),
  );

  it('of a channel is its own, by code or by number; the code takes precedence', async () => {
    const own = 'For customers of our logistics partners';
    expect(await titleFor({ channelCode: 'logistics' })).toBe(own);
    expect(await titleFor({ channelNo: '1005' })).toBe(own);
    expect(await titleFor({ channelNo: '1005', channelCode: 'hgzn' })).toBe(general);
    expect(await titleFor({ channelNo: '1005', channelCode: 'unknown' })).toBe(own);
  });
});

describe('the landing page', () => {
  const pageFor = (address: object, language: 'en' | 'de' = 'en') =>
    read('getChannelPage', address, language);

  it.each([{}, { channelCode: 'unknown' }, { channelCode: 'hgzn' }])(
    'of %j is the general one',
    async (address) =>
      expect(await pageFor(address)).toMatchObject({
        channel: null,
        page: { pageKey: 'newcomerActivities' },
      }),
  );

  it('of a channel is its own', async () => {
    expect(await pageFor({ channelCode: 'logistics' }, 'de')).toMatchObject({
      channel: { channelCode: 'logistics', channelName: 'Logistik- oder Versanddienstleister' },
      page: { pageKey: 'packagingCheck', language: 'de' },
    });
  });

  it('is not shown before it is published', async () => {
    const pageKey = `Landing${Date.now()}`;
    const blocks = [{ blockType: 'newsTeasers', heading: 'News' }];
    const landingPage = await make('pages', { title: mark, pageKey, blocks }, 'draft');
    const address = await makeChannel({ landingPage });
    expect((await pageFor(address)).page.pageKey).toBe('newcomerActivities');
    await update('pages', landingPage, { _status: 'published' });
    expect((await pageFor(address)).page.pageKey).toBe(pageKey);
  });
});

describe('the anniversary', () => {
  it('has its eight activities, once each, and coupons of every kind', async () => {
    const { activities } = await read('anniversary', {});
    expect(activities.map(({ activityName }) => activityName)).toEqual([...activityNames]);
    const kinds = new Set(activities.flatMap(({ coupons }) => coupons.map((given) => given.couponType)));
    expect([...kinds].sort()).toEqual(couponType.options.map(({ value }) => value));
  });

  it('runs through February 2023, in Berlin', async () => {
    const { startTime, endTime } = await read('anniversary', {});
    expect([startTime, endTime].map((time) => new Date(time ?? 0).getTime())).toEqual([
      Date.parse('2023-02-01T00:00:00+01:00'),
      Date.parse('2023-02-28T23:59:59+01:00'),
    ]);
  });
});
