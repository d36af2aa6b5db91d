import { act, render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { appWithTranslation, useTranslation } from 'next-i18next/pages';

import i18nConfig from '@/next-i18next.config';
import { firstViewProps } from '@/services/domain/content/firstViewProps';
import type { Locale } from '@/services/domain/locale/locale';
import { layoutData } from '@/services/fixtures/layoutData';
import { testI18nConfig } from '@/services/fixtures/translations';

import { loadTexts } from './loadTexts';

function Texts({ from, texts }: { from: string; texts: string }) {
  const { t } = useTranslation(from);
  return <p>{t(texts)}</p>;
}

/** `_app`, and a page that shows one text. */
const App = appWithTranslation(
  ({ pageProps }: AppProps<{ from: string; texts: string }>) => <Texts {...pageProps} />,
  i18nConfig,
);

/** A page's props with the texts of both, as the loaders have them. */
function propsOf(locale: Locale, from: string, texts: string) {
  const ns = ['common', 'article', 'search'];
  const all = testI18nConfig.resources?.[locale] ?? {};
  return {
    layoutData: layoutData(),
    needs: { static: [], namespaces: [] },
    from,
    texts,
    _nextI18Next: {
      initialLocale: locale,
      initialI18nStore: { [locale]: Object.fromEntries(ns.map((name) => [name, all[name]])) },
      ns,
      userConfig: null,
    },
  };
}
const page = (pageProps: object, locale: Locale = 'en') => (
  <App {...({ pageProps, router: { locale } } as AppProps)} />
);

/** The browser has the texts of `common` alone. */
const firstView = (from = 'common', texts = 'skipToContent') =>
  page(firstViewProps(propsOf('en', from, texts)));

it('after the first view, a page brings the texts that were left out', () => {
  const { rerender } = render(firstView());
  expect(screen.getByText('Skip to content')).toBeVisible();
  rerender(page(propsOf('en', 'search', 'check')));
  expect(screen.getByText('Check my obligations')).toBeVisible();
});

it('a page in the other language brings its texts, and the way back shows the first ones', () => {
  const { rerender } = render(firstView());
  rerender(page(propsOf('de', 'search', 'check'), 'de'));
  expect(screen.getByText('Pflichten prüfen')).toBeVisible();
  rerender(page(propsOf('en', 'common', 'skipToContent')));
  expect(screen.getByText('Skip to content')).toBeVisible();
});

it('loads texts of the first view for a part that comes later', async () => {
  const { rerender } = render(firstView());
  await act(() => loadTexts(['search']));
  rerender(firstView('search', 'check'));
  expect(screen.getByText('Check my obligations')).toBeVisible();
});

it('throws if texts do not come, and tries again the next time', async () => {
  render(firstView());
  jest.doMock('@/locales/en/offer.json', () => {
    throw new Error('offline');
  });
  await expect(loadTexts(['offer'])).rejects.toThrow('offline');
  jest.dontMock('@/locales/en/offer.json');
  await expect(loadTexts(['offer'])).resolves.toBeUndefined();
});
