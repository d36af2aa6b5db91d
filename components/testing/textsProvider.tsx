import type { AppProps } from 'next/app';
import { appWithTranslation, type UserConfig } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';

interface TextsProviderProps {
  locale: string;
  children: ReactNode;
}

/** Makes the provider of `_app` for texts that do not come with a page: those of tests and stories. */
export function textsProvider(config: UserConfig): ComponentType<TextsProviderProps> {
  const App = appWithTranslation(({ children }: AppProps & { children: ReactNode }) => children, config);
  return function TextsProvider({ locale, children }) {
    const props = { router: { locale }, pageProps: {} } as AppProps;
    return <App {...props}>{children}</App>;
  };
}
