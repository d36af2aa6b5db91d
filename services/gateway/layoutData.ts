import { siteTitle } from '@/contract/site/siteTitle';
import { renderDeadlineMs } from '@/services/config/build';
import { env } from '@/services/config/env';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { Locale } from '@/services/domain/locale/locale';

import { callGateway } from './client';
import { withDeadline } from './deadline';
import { layoutDataFromWire } from './map/layoutData';
import { mapContext } from './mapContext';
import { staleWhileRevalidate } from './staleWhileRevalidate';

/** Shorter than a page's deadline, so that a hung call for it leaves time to go on with the last good layout data. */
const shareOfRender = 0.6;

/** Title of the site (requirements, 1), by its settings alone. */
export const configuredTitle = (): string => siteTitle(env().PRODUCT_NAME, env().SITE_NAME);

async function fetchFresh(locale: Locale): Promise<LayoutData> {
  const { COOKIE_DOMAIN, GATEWAY_HOST, PRODUCT_NAME, SITE_URL } = env();
  const [common, menu] = await Promise.all([
    callGateway('getCommon', {}, { locale }),
    callGateway('getMenu', {}, { locale }),
  ]);
  const brand = {
    product: PRODUCT_NAME,
    title: configuredTitle(),
    siteUrl: SITE_URL,
    gatewayHost: GATEWAY_HOST,
    cookieDomain: COOKIE_DOMAIN,
  };
  return layoutDataFromWire({ common, menu }, brand, mapContext(locale));
}

/**
 * Header, footer and contact: fetched once per process, language and revalidation window, not once per page.
 * While the gateway cannot answer, the last good layout data stays in use.
 */
export const { get: fetchLayoutData } = staleWhileRevalidate<Locale, LayoutData>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  // Shared by every page that asks meanwhile, so it runs within a deadline of its own.
  fetch: (locale) => withDeadline(renderDeadlineMs() * shareOfRender, () => fetchFresh(locale)),
});
