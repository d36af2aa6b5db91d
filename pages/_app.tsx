import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

import { AppLayout } from '@/components/layout/AppLayout/AppLayout';
import { PageEffects } from '@/components/layout/PageEffects';
import { RouteProgress } from '@/components/layout/RouteProgress/RouteProgress';
import { Toasts } from '@/components/layout/Toasts/Toasts';
import '@/components/theme/scheme.css';
import '@/components/theme/elements.css';
// Next links only the fonts that the browsers' bundle imports.
import '@/components/theme/fonts';
import { PageBoundary } from '@/components/views/PageBoundary/PageBoundary';
import i18nConfig from '@/next-i18next.config';
import type { FirstViewMark } from '@/services/domain/content/firstViewProps';
import type { CommonProps } from '@/services/loaders/withStaticProps';

type PageProps = Partial<CommonProps & FirstViewMark>;

function App({ Component, pageProps, router }: AppProps<PageProps>) {
  const { asPath } = router;
  // Next renders this component more often than the page changes.
  const content = useMemo(() => {
    const {
      layoutData,
      _nextI18Next: _texts,
      layout = 'default',
      statistics: _statistics,
      renderInfo: _renderInfo,
      needs: _needs,
      preview,
      isFirstView = false,
      ...props
    } = pageProps;
    const page = (
      <PageBoundary address={asPath}>
        <Component {...props} />
      </PageBoundary>
    );
    // Next renders its own error page once, without our props, before it answers with ours.
    if (!layoutData) return <main>{page}</main>;
    return (
      <AppLayout layoutData={layoutData} layout={layout} isFirstView={isFirstView} preview={preview}>
        {page}
      </AppLayout>
    );
  }, [Component, pageProps, asPath]);
  return (
    <>
      {content}
      <RouteProgress />
      <Toasts />
      <PageEffects
        layoutData={pageProps.layoutData}
        isActivityArea={pageProps.layout === 'activity'}
        statistics={pageProps.statistics}
      />
    </>
  );
}

export default appWithTranslation(App, i18nConfig);
