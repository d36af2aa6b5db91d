import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'styled-components';

import { AppFrame } from '@/components/layout/AppFrame/AppFrame';
import { RouteProgress } from '@/components/layout/RouteProgress/RouteProgress';
import { Toasts } from '@/components/layout/Toasts/Toasts';
import { useFocusOnRouteChange } from '@/components/layout/useFocusOnRouteChange';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { theme } from '@/components/theme/theme';
import { PageBoundary } from '@/components/views/PageBoundary/PageBoundary';
import i18nConfig from '@/next-i18next.config';
import { usePageViews } from '@/services/hooks/usePageViews';
import { useRequestContext } from '@/services/hooks/useRequestContext';
import { useScrollRestoration } from '@/services/hooks/useScrollRestoration';
import { useStoredChannel } from '@/services/hooks/useStoredChannel';
import type { CommonProps } from '@/services/loaders/withStaticProps';

function App({ Component, pageProps, router }: AppProps<Partial<CommonProps>>) {
  const { frame, layout = 'default', statistics, renderInfo: _renderInfo, preview, ...props } = pageProps;
  useRequestContext(layout === 'activity');
  useStoredChannel(frame?.brand.cookieDomain ?? '');
  usePageViews(statistics);
  useFocusOnRouteChange();
  useScrollRestoration();
  const page = (
    <PageBoundary address={router.asPath}>
      <Component {...props} />
    </PageBoundary>
  );
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {/* Next renders its own error page once, without our props, before it answers with ours. */}
      {frame ? (
        <AppFrame frame={frame} layout={layout} preview={preview}>
          {page}
        </AppFrame>
      ) : (
        <main>{page}</main>
      )}
      <RouteProgress />
      <Toasts />
    </ThemeProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
