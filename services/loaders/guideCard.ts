import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { GetServerSideProps } from 'next';
import { type ComponentType, createElement } from 'react';

import { guideCountries, guideCountryOf, guideUidOf } from '@/contract/site/countryGuides';
import { env } from '@/services/config/env';
import { type Locale, locales } from '@/services/domain/locale/locale';
import { fetchCustomPageTitle } from '@/services/gateway/pages';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';
import { serverTranslation } from '@/services/i18n/serverTranslation';
import { drawCard } from '@/services/server/cards/drawCard';

import { fileRoute } from './fileRoute';

interface CardProps {
  title: string;
  line: string;
  /** Addresses of the pictures on it. */
  logo: string;
  /** The outlines of Europe's countries by their codes, and of all land. */
  shapes: { id: string; d: string }[];
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const drawing = bulkhead(1, Infinity);

/** The title of the guide to each country, undefined while it is not published: what has a page has a card. */
const titles = new Map(
  guideCountries.map((country) => [
    country,
    staleWhileRevalidate({
      lifetime: () => env().REVALIDATE_SECONDS * 1_000,
      fetch: (locale: Locale) => fetchCustomPageTitle(guideUidOf(country), locale),
    }),
  ]),
);

const publicFile = (name: string) => readFile(path.join(process.cwd(), 'public', name));

async function propsOf(country: string, title: string, locale: Locale): Promise<CardProps> {
  const [map, logo, t] = await Promise.all([
    publicFile('europe.svg'),
    publicFile('brand/logo-inverse.svg'),
    serverTranslation(locale, 'guideCard'),
  ]);
  const shapes = map.toString().matchAll(/<path id="(land|[A-Z]{2})" d="([^"]+)"/g);
  return {
    title,
    country,
    line: t('line'),
    logo: `data:image/svg+xml;base64,${logo.toString('base64')}`,
    shapes: [...shapes].map(([, id = '', d = '']) => ({ id, d })),
  };
}

/**
 * The picture of a guide to a country; there is one for each guide that is published, and no other address. A picture takes
 * the processor half a second, so that each is drawn once for a title.
 * @param Card draws it
 */
export function guideCard(Card: ComponentType<CardProps>): GetServerSideProps {
  const pictures = new LRUCache<string, Buffer, { country: string; title: string; locale: Locale }>({
    max: guideCountries.length * locales.length,
    fetchMethod: async (_key, _last, { context: { country, title, locale } }) =>
      // One after the other, for pages wait meanwhile.
      drawing.execute(async () => drawCard(createElement(Card, await propsOf(country, title, locale)))),
  });
  return async (context) =>
    fileRoute('image/png', async (locale) => {
      const country = guideCountryOf(/^(.*)\.png$/.exec(String(context.params?.file))?.[1] ?? '');
      const title = country && (await titles.get(country)?.get(locale));
      if (!country || !title) return undefined;
      const picture = await pictures.fetch(`${locale} ${country} ${title}`, {
        context: { country, title, locale },
      });
      context.res.setHeader('Cache-Control', 'public, max-age=86400');
      return picture;
    })(context);
}
