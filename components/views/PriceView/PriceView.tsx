import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { PriceRows } from '@/components/parts/PriceRows/PriceRows';
import { Chips } from '@/components/ui/Chips/Chips';
import { useChosenInView } from '@/components/ui/Chips/useChosenInView';
import { Container } from '@/components/ui/Container/Container';
import { Flag } from '@/components/ui/Flag/Flag';
import { Narrowed } from '@/components/ui/Narrowed/Narrowed';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import type { PricedBundle } from '@/services/domain/services/bundle';
import type { GuideLinks } from '@/services/domain/services/countryGuide';
import type { CountryPrices } from '@/services/domain/services/priceTable';

import { Blocks, Ground, Terms, Ways } from './PriceView.styles';

const StaticPriceBundles = islandComponent(() =>
  loadChunk(() => import('@/components/parts/PriceBundles/PriceBundles')).then(
    (loaded) => loaded.PriceBundles,
  ),
);

const StaticBeforeOrdering = islandComponent(() =>
  loadChunk(() => import('@/components/parts/BeforeOrdering/BeforeOrdering')).then(
    (loaded) => loaded.BeforeOrdering,
  ),
);

interface PriceViewProps extends CountryPrices {
  /** The country's name. */
  name: string;
  /** Whether it is the page of prices itself, which opens with the country. */
  isOpening: boolean;
  /** The page about the country; null where there is none. */
  guide: GuideLinks[string] | null;
  /** With something for the country. */
  bundles: PricedBundle[];
}

/**
 * All prices for one country; links lead to the other countries.
 * @avoid For an offer: `CalculateView` reckons one. To compare countries: `CompareView`.
 * @accessibility Countries are links with addresses of their own; the filter stands before the table and announces what
 *   is left.
 */
export function PriceView({
  country,
  name,
  isOpening,
  guide,
  groups,
  countries,
  categories,
  bundles,
}: PriceViewProps) {
  const { t } = useTranslation('prices');
  const { isReady } = useRouter();
  const chips = useRef<HTMLElement>(null);
  useChosenInView(chips, country);
  return (
    <>
      <StaticPageOpening
        title={isOpening ? t('title') : t('titleOf', { country: name })}
        lead={t('lead')}
        description={isOpening ? undefined : t('descriptionOf', { country: name })}
        isTool
        path={isOpening ? paths.prices : paths.pricesOf(country)}
        trail={isOpening ? undefined : [{ label: t('title'), href: paths.prices }]}
      />
      <Ground>
        {categories.length > 0 ? (
          <Blocks>
            <Chips ref={chips} $isRow aria-label={t('countries')}>
              {countries.map((one) => (
                <NextLink
                  key={one.country}
                  href={paths.pricesOf(one.country)}
                  aria-current={one.country === country ? (isOpening ? true : 'page') : undefined}
                  prefetch={false}
                  scroll={false}
                >
                  <Flag country={one.country} />
                  {one.name}
                </NextLink>
              ))}
            </Chips>
            <Ways>
              {guide && (
                <li>
                  <TextLink href={guide.href}>{guide.title}</TextLink>
                </li>
              )}
              <li>
                <TextLink href={`${paths.compare}?countries=${country}`}>
                  {t('compare', { country: name })}
                </TextLink>
              </li>
            </Ways>
            <StaticPriceBundles bundles={bundles} />
            <Narrowed isReady={isReady}>
              <PriceRows groups={groups} name={name} categories={categories} />
              <Terms>{t('note')}</Terms>
              <Terms>{t('terms')}</Terms>
            </Narrowed>
          </Blocks>
        ) : (
          <Container as="p">{t('empty')}</Container>
        )}
      </Ground>
      <StaticBeforeOrdering />
      <CheckInvitation after="prices" />
    </>
  );
}
