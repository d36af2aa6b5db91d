import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'styled-components';

import { AppFrame } from '@/components/layout/AppFrame/AppFrame';
import { Consent } from '@/components/layout/Consent/Consent';
import { Toasts } from '@/components/layout/Toasts/Toasts';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { theme } from '@/components/theme/theme';
import i18nConfig from '@/next-i18next.config';
import { useVisit } from '@/services/hooks/useVisit';
import type { CommonProps } from '@/services/pages/withStaticProps';

function App({ Component, pageProps }: AppProps<Partial<CommonProps>>) {
  const { frame, layout = 'default', ...props } = pageProps;
  useVisit(layout === 'activity');
  const page = <Component {...props} />;
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {/* Next renders its own error page once, without our props, before it answers with ours. */}
      {frame ? (
        <>
          <Consent />
          <AppFrame frame={frame} layout={layout}>
            {page}
          </AppFrame>
        </>
      ) : (
        page
      )}
      <Toasts />
    </ThemeProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
