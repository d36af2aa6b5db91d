import type { CollectionSlug, Payload } from 'payload';

import { type ContentLanguage, contentLanguages } from '../../src/domain/languages';
import type { SeedCoupon } from '../content/types';
import type { SeedCampaigns, SeedContent } from './content';
import { seedDocument, seedGlobal } from './documents';
import { localise } from './localise';
import { referencesOf } from './references';

type Data = Record<string, unknown>;

/** A document whose references may differ from language to language. */
async function seedOne(
  payload: Payload,
  collection: Exclude<CollectionSlug, 'users'>,
  key: string,
  content: object,
): Promise<void> {
  const words = (language: ContentLanguage) => localise(content, language);
  const replace = await referencesOf(payload, contentLanguages.map(words));
  await seedDocument(
    payload,
    collection,
    key,
    (language) => localise(words(language), language, replace) as Data,
  );
}

/** Bonus points have no currency. */
const inEuro = (coupon: SeedCoupon) =>
  coupon.couponType === '4' ? coupon : { ...coupon, currency: 'EUR' as const };

async function seedAnniversary(payload: Payload, { anniversary }: SeedCampaigns): Promise<void> {
  const activities = anniversary.activities.map(({ coupons, ...activity }) => ({
    ...activity,
    coupons: coupons.map(inEuro),
  }));
  await seedGlobal(
    payload,
    'anniversary',
    (language) => localise({ ...anniversary, activities }, language) as Data,
  );
}

/** Pop-ups, banners, channels with what newcomers get, and the anniversary. */
export async function seedCampaigns(payload: Payload, { campaigns }: SeedContent): Promise<void> {
  const { popUps, posters, awards, channels, newcomers } = campaigns;
  for (const popUp of popUps) await seedOne(payload, 'pop-ups', popUp.name, popUp);
  for (const { key, ...poster } of posters) await seedOne(payload, 'posters', key, poster);
  for (const { key, coupons, ...award } of awards)
    await seedOne(payload, 'awards', key, { ...award, coupons: coupons.map(inEuro) });
  for (const channel of channels) await seedOne(payload, 'channels', channel.channelCode, channel);
  const replace = await referencesOf(payload, newcomers);
  await seedGlobal(payload, 'newcomers', (language) => localise(newcomers, language, replace) as Data);
  await seedAnniversary(payload, campaigns);
}
