import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { cloneElement, type ReactElement, type ScriptHTMLAttributes } from 'react';
import { ServerStyleSheet } from 'styled-components';

import { ReusedPartContext } from '@/components/layout/ReusedPart';
import { reusedParts } from '@/components/layout/reusedParts';
import { CompileOnce } from '@/components/theme/CompileOnce';
import { globalCss } from '@/components/theme/globalCss';
import { schemes } from '@/components/theme/schemes';
import { earlyScript } from '@/services/config/earlyScript';
import { firstViewProps } from '@/services/domain/content/firstViewProps';
import { shortCss } from '@/services/domain/content/firstViewStyles';
import { builtCss } from '@/services/server/html/builtCss';
import { leanPage } from '@/services/server/html/leanPage';

/** In development React compares what it hydrates, and a change of the code is seen at once. */
const isProduction = process.env.NODE_ENV === 'production';

type Style = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

const textOf = (style: Style | undefined) => style?.props.dangerouslySetInnerHTML.__html ?? '';

/** A script that browsers leave alone until the early script starts it. */
const late = (script: ReactElement<ScriptHTMLAttributes<HTMLScriptElement>>) =>
  cloneElement(script, { type: 'late', defer: undefined });

/** The head of a page that can be read before Next's scripts come, and without waiting for a stylesheet. */
class FirstViewHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const links = super.getCssLinks(files);
    // In development styles come with the scripts.
    if (!isProduction) return links;
    const shared = files.sharedFiles.filter((file) => file.endsWith('.css'));
    const isShared = ({ key }: ReactElement) =>
      shared.some((file) => key === file || key === `${file}-preload`);
    const rest = links?.filter((link) => !isShared(link)) ?? [];
    return [
      ...shared.map((file) => <style key={file} dangerouslySetInnerHTML={{ __html: builtCss(file) }} />),
      ...rest,
    ];
  }

  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return super.getDynamicChunks(files).map((script) => script && late(script));
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = super.getScripts(files).map(late);
    // The list of pages first: Next's router waits for it, and then puts the address of the first page in place of one
    // that a visitor has gone on to since hydration.
    const isList = (script: ReactElement<ScriptHTMLAttributes<HTMLScriptElement>>) =>
      /\/_\w+Manifest\.js/.test(script.props.src ?? '');
    return [...scripts.filter(isList), ...scripts.filter((script) => !isList(script))];
  }
}

/** Browsers have no code that could write it again: it would style every element anew. */
const globalStyle = <style key="global" dangerouslySetInnerHTML={{ __html: shortCss(globalCss()) }} />;

/** Collects the styles of a page, so that its HTML is complete without JavaScript. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    const { Part, complete } = reusedParts();
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) =>
            sheet.collectStyles(
              <CompileOnce>
                <ReusedPartContext value={isProduction ? Part : null}>
                  <App {...props} />
                </ReusedPartContext>
              </CompileOnce>,
            ),
        });
      const initial = await Document.getInitialProps(context);
      const [style] = sheet.getStyleElement() as Style[];
      if (!isProduction) return { ...initial, styles: [initial.styles, globalStyle, style] };
      const { css, html } = leanPage(textOf(style), complete(initial.html));
      const lean = style && cloneElement(style, { dangerouslySetInnerHTML: { __html: css } });
      return { ...initial, html, styles: [initial.styles, globalStyle, lean] };
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
        <FirstViewHead>
          {/* For what browsers draw around the page. */}
          {(['light', 'dark'] as const).map((scheme) => (
            <meta
              key={scheme}
              name="theme-color"
              media={`(prefers-color-scheme: ${scheme})`}
              content={schemes[scheme].background}
            />
          ))}
        </FirstViewHead>
        <body>
          <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
