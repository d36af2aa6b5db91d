import type { Frame } from '@/services/domain/frame';

/** The Chinese label of the title, "official site" (specification, section 1). */
const officialSite = '官网';

/** `{product}官网_{siteName}`; every page but home puts its own title in front. */
export function pageTitle({ product, siteName }: Frame['brand'], title?: string): string {
  const name = `${product}${officialSite}_${siteName}`;
  return title ? `${title} – ${name}` : name;
}
