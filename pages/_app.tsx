import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'styled-components';

import { AppFrame } from '@/components/layout/AppFrame/AppFrame';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { theme } from '@/components/theme/theme';
import i18nConfig from '@/next-i18next.config';
import type { CommonProps } from '@/services/pages/withStaticProps';

function App({ Component, pageProps }: AppProps<CommonProps>) {
  const { frame, layout, ...props } = pageProps;
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <AppFrame frame={frame} layout={layout}>
        <Component {...props} />
      </AppFrame>
    </ThemeProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
