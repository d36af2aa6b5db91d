import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';

/** Drawn for previews, with the house's claim. */
const housePictures: Record<Locale, string> = {
  en: '/brand/open-graph.png',
  de: '/brand/open-graph-de.png',
};
const houseSize = { width: 1200, height: 630 };
/** One of the sizes in which Next's image service answers. */
const width = 1200;

/**
 * A picture of the CMS as others show it beside a link to us: from our own host, of a bounded size, and a JPEG for
 * whoever asks for nothing newer.
 */
const served = ({ src, alt, ...size }: Image, siteUrl: string): Image => ({
  src: `${siteUrl}/_next/image?${new URLSearchParams({ url: src, w: String(width), q: '75' })}`,
  alt,
  width,
  height: Math.round((width * size.height) / size.width),
});

/** Drawn by the site itself, in the size of previews: it needs no image service. */
const isDrawn = ({ src }: Image) => /\/cards\/[\w-]+\.png$/.test(src);

/** The page's own picture, else the house's. */
export const openGraphImage = (
  image: Image | null | undefined,
  brand: { product: string; siteUrl: string },
  locale: Locale,
): Image => {
  if (!image) return { ...houseSize, src: brand.siteUrl + housePictures[locale], alt: brand.product };
  return isDrawn(image) ? image : served(image, brand.siteUrl);
};
