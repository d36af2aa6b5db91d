import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';

import { defaultLocale, locales, type Locale } from '@/services/domain/locale/locale';
import { testI18nConfig } from '@/services/fixtures/translations';

import { textsProvider } from './textsProvider';

// A constant of the site's build; without it next/link writes no language prefix.
process.env.__NEXT_I18N_SUPPORT = 'true';

const TestTexts = textsProvider(testI18nConfig);

interface Options {
  locale?: Locale;
  /** Address without the language prefix, with query and hash, as `router.asPath` has it. */
  asPath?: string;
  router?: Partial<NextRouter>;
}

export function createRouter({ locale = defaultLocale, asPath = '/', router }: Options = {}): NextRouter {
  return {
    route: '/',
    pathname: '/',
    query: {},
    asPath,
    basePath: '',
    locale,
    locales: [...locales],
    defaultLocale,
    domainLocales: undefined,
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    prefetch: jest.fn().mockResolvedValue(undefined),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
    ...router,
  };
}

interface TestProvidersProps {
  router: NextRouter;
  children: ReactNode;
}

/** The real texts of `locales/` and a Pages router. */
export const TestProviders = ({ router, children }: TestProvidersProps) => (
  <RouterContext.Provider value={router}>
    <TestTexts locale={router.locale ?? defaultLocale}>{children}</TestTexts>
  </RouterContext.Provider>
);

/** Renders with the real texts of `locales/` and a Pages router; returns the router beside the queries. */
export function renderWithProviders(ui: ReactElement, options: Options = {}) {
  const router = createRouter(options);
  const Providers = ({ children }: { children: ReactNode }) => (
    <TestProviders router={router}>{children}</TestProviders>
  );
  return { router, ...render(ui, { wrapper: Providers }) };
}

/** Waits for modules that a component imports when it is shown. */
export const modulesLoaded = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
