import { LRUCache } from 'lru-cache';

import { env } from '@/services/config/env';
import type { Frame } from '@/services/domain/frame';
import { type Locale, locales } from '@/services/domain/locale';

import { request } from './client';
import { withDeadline } from './deadline';
import { toFrame } from './map/frame';
import { mapContext } from './mapContext';

/** Shorter than a page's deadline, so that a hung frame call leaves time to go on with the last good frame. */
const shareOfRender = 0.6;

async function fetchFresh(locale: Locale): Promise<Frame> {
  const { PRODUCT_NAME, SITE_NAME, SITE_URL } = env();
  const [common, menu] = await Promise.all([
    request('getCommon', {}, { locale }),
    request('getMenu', {}, { locale }),
  ]);
  const brand = { product: PRODUCT_NAME, siteName: SITE_NAME, siteUrl: SITE_URL };
  return toFrame({ common, menu }, brand, mapContext(locale));
}

const createCache = () =>
  new LRUCache<Locale, Frame>({
    max: locales.length,
    ttl: env().REVALIDATE_SECONDS * 1_000,
    // Shared by every page that asks meanwhile, so it runs within a deadline of its own.
    fetchMethod: (locale) => withDeadline(env().RENDER_DEADLINE_MS * shareOfRender, () => fetchFresh(locale)),
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
  });

let cache: ReturnType<typeof createCache> | undefined;

/**
 * Header, footer and contact: fetched once per process, language and revalidation window, not once per page.
 * While the gateway cannot answer, the last good frame stays in use.
 */
export async function fetchFrame(locale: Locale): Promise<Frame> {
  const frame = await (cache ??= createCache()).fetch(locale);
  if (!frame) throw new Error('The frame cache was emptied while it was being filled.');
  return frame;
}
