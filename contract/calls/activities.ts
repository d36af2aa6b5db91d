import { z } from 'zod';

import { activityNames } from '../lists/activities';
import { wirePage } from './blocks';
import { noParams, type Call } from './call';
import { wireImage } from './common';
import { documentId, href, timestamp } from './envelope';
import { channelValue, wholeNumber } from './parameters';

/** GET /business/merc/popMarket/list: what the pop-up shows (requirements, 3). Scheduled now, the first comes first. */
export const wirePopMarket = z.object({
  id: documentId,
  /** Address of the image, 700 × 500 px; may be relative to the gateway host. */
  popContent: z.string().min(1),
  /** The text of the image, for those who do not see it. */
  popAlt: z.string().min(1),
  linkUrl: href,
  startTime: timestamp,
  endTime: timestamp.nullable(),
});
export type WirePopMarket = z.infer<typeof wirePopMarket>;

/** The kinds of content whose clicks are counted. */
export const clickedKinds = ['banner', 'popUp'] as const;

/** Places a poster may stand. */
export const posterPositions = ['home'] as const;

/** GET /order/sysPosterConfig/findOister: the banners of a place, in order. `count` is what `incrCount` has counted. */
export const wirePoster = z.object({
  id: documentId,
  title: z.string(),
  text: z.string(),
  image: wireImage,
  linkUrl: href,
  linkLabel: z.string(),
});
export type WirePoster = z.infer<typeof wirePoster>;

/** Requirements, 3: 0 coupon, 1 coupon package, 2 service coupon, 3 full reduction, 4 bonus points. */
export const couponType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** `amount` in minor units of `currency`; for bonus points the number of points, without a currency. */
export const wireCoupon = z.object({
  id: z.string(),
  couponType,
  title: z.string(),
  amount: z.number().int().min(0),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  /** The conditions, in words. */
  conditions: z.string(),
  /** Days from receipt. */
  validDays: z.number().int().min(1),
});
export type WireCoupon = z.infer<typeof wireCoupon>;

/**
 * GET /order/activity/year3Page: the anniversary's activities, in order. They run from `startTime` to `endTime`; where
 * these are null, the window of the requirements holds (requirements, 9). Whether they run now, the caller's clock says.
 */
export const wireAnniversary = z.object({
  title: z.string(),
  lead: z.string(),
  startTime: timestamp.nullable(),
  endTime: timestamp.nullable(),
  activities: z.array(
    z.object({
      activityName: z.enum(activityNames),
      title: z.string(),
      summary: z.string(),
      rules: z.array(z.string()),
      linkUrl: href.nullable(),
      coupons: z.array(wireCoupon),
    }),
  ),
});
export type WireAnniversary = z.infer<typeof wireAnniversary>;

/** GET /business/channelPageConfig/merc/getRegisterAward: what a merchant of this channel gets for registering, or null. */
export const wireAward = z
  .object({
    id: documentId,
    title: z.string(),
    summary: z.string(),
    coupons: z.array(wireCoupon).min(1),
    validUntil: timestamp.nullable(),
  })
  .nullable();
export type WireAward = z.infer<typeof wireAward>;

/** GET /channel/sysChannelManagelist/allList: where a merchant may have heard of us. */
export const wireChannel = z.object({
  id: documentId,
  channelNo: z.string().min(1),
  channelCode: z.string().min(1),
  channelName: z.string(),
});
export type WireChannel = z.infer<typeof wireChannel>;

/** GET /business/channelPageConfig/merc/getConfig: the landing page of a channel; an unknown channel gets the general one. */
export const wireChannelPage = z.object({
  /** null for the general page. */
  channel: wireChannel.nullable(),
  page: wirePage,
});
export type WireChannelPage = z.infer<typeof wireChannelPage>;

const ofChannel = z.object({ channelNo: channelValue.default(''), channelCode: channelValue.default('') });

export const activityCalls = {
  popMarketList: {
    method: 'GET',
    path: '/business/merc/popMarket/list',
    params: z.object({ popClient: z.literal('1', { error: 'must be 1' }) }),
    data: z.array(wirePopMarket),
  },
  findPosters: {
    method: 'GET',
    path: '/order/sysPosterConfig/findOister',
    params: z.object({
      position: z
        .enum(posterPositions, { error: `must be one of ${posterPositions.join(', ')}` })
        .default('home'),
    }),
    data: z.array(wirePoster),
  },
  countPosterClick: {
    method: 'POST',
    path: '/order/sysPosterConfig/incrCount',
    params: z.object({
      id: wholeNumber(999_999_999),
      kind: z.enum(clickedKinds, { error: `must be one of ${clickedKinds.join(', ')}` }).default('banner'),
    }),
    data: z.object({ id: documentId, count: z.number().int().min(1) }),
  },
  anniversary: {
    method: 'GET',
    path: '/order/activity/year3Page',
    params: noParams,
    data: wireAnniversary,
  },
  getRegisterAward: {
    method: 'GET',
    path: '/business/channelPageConfig/merc/getRegisterAward',
    params: ofChannel,
    data: wireAward,
  },
  getChannelPage: {
    method: 'GET',
    path: '/business/channelPageConfig/merc/getConfig',
    params: ofChannel,
    data: wireChannelPage,
  },
  allChannels: {
    method: 'GET',
    path: '/channel/sysChannelManagelist/allList',
    params: noParams,
    data: z.array(wireChannel),
  },
} as const satisfies Record<string, Call>;
