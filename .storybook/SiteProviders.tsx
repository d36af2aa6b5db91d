import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useContext, useLayoutEffect, type ReactNode } from 'react';

import { textsProvider } from '../components/testing/textsProvider';
import elements from '../components/theme/elements.css?inline';
import { GlobalStyle } from '../components/theme/globalCss';
import scheme from '../components/theme/scheme.css?inline';
import { defaultLocale, locales } from '../services/domain/locale/locale';
import { codeOf, localeOf, storyI18nConfig, type StoryLanguage } from './translations';

const StoryTexts = textsProvider(storyI18nConfig);

/** Provides a story with the global styles, texts and router, as `_app` does for every page. */
export function SiteProviders({ language, children }: { language: StoryLanguage; children: ReactNode }) {
  const router = useContext(RouterContext);
  const locale = localeOf(language);
  // Before a story counts as rendered: the story before may have been in another language.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <RouterContext.Provider value={router && { ...router, locale, locales: [...locales], defaultLocale }}>
      <StoryTexts locale={codeOf(language)}>
        {/* Beside stories only: pages of documentation have elements of their own. */}
        <style>{scheme + elements}</style>
        <GlobalStyle />
        {children}
      </StoryTexts>
    </RouterContext.Provider>
  );
}
