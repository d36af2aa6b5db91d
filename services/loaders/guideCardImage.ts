import { guideCountryOf } from '@/contract/site/countryGuides';
import { paths } from '@/services/config/paths';
import type { Image } from '@/services/domain/content/image';
import type { Locale } from '@/services/domain/locale/locale';
import { cardSize } from '@/services/server/cards/cardSize';

import { absoluteAddress } from './absoluteAddress';

/** The drawn preview of the page below `/custom` with this uid; null for a page that is no guide to a country. */
export const guideCardImage = (uid: string, title: string, locale: Locale): Image | null =>
  guideCountryOf(uid)
    ? { ...cardSize, src: absoluteAddress(paths.guideCard(uid), locale), alt: title }
    : null;
