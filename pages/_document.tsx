import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

import { siteHeaderId } from '@/components/layout/SiteHeader/siteHeaderId';
import { globalCss } from '@/components/theme/globalCss';
import { schemes } from '@/components/theme/schemes';
import { earlyScript } from '@/services/config/earlyScript';
import { firstViewProps } from '@/services/domain/content/firstViewProps';

const globalStyle = <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />;

/** Collects the styles of a page, so that its HTML is complete without JavaScript. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, globalStyle, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    // Only what is written into the page changes: navigations are answered with all props.
    const data = this.props.__NEXT_DATA__;
    const { pageProps = {}, ...rest } = data.props as { pageProps?: object };
    data.props = { ...rest, pageProps: firstViewProps(pageProps) };
    return (
      // Anchors on a page scroll smoothly; Next takes this as its sign that a new page must not.
      <Html data-scroll-behavior="smooth">
        <Head>
          {/* A header that is painted before all of it has come moves when the rest does. */}
          <link rel="expect" href={`#${siteHeaderId}`} blocking="render" />
          {/* Before the rest: Next's router waits for it, and would then put the address of the first page in place of one
              that a visitor has gone on to since hydration. */}
          <script defer src={`/_next/static/${data.buildId}/_buildManifest.js`} />
          {/* For what browsers draw around the page. */}
          {(['light', 'dark'] as const).map((scheme) => (
            <meta
              key={scheme}
              name="theme-color"
              media={`(prefers-color-scheme: ${scheme})`}
              content={schemes[scheme].background}
            />
          ))}
        </Head>
        <body>
          <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
