'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { Main, Page } from '@/components/layout/AppLayout/layouts.styles';
import { contentId, SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { GlobalStyle } from '@/components/theme/globalCss';

interface LayoutProps {
  nonce: string | undefined;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const isServer = typeof window === 'undefined';

/** The site's theme and the layout of a page. On the server the styles are written into the HTML, which is complete without scripts. */
export function Layout({ nonce, header, footer, children }: LayoutProps) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  return (
    <StyleSheetManager sheet={isServer ? sheet.instance : undefined}>
      <GlobalStyle />
      <Page>
        <SkipLink />
        {header}
        <Main id={contentId} tabIndex={-1}>
          {children}
        </Main>
        {footer}
      </Page>
    </StyleSheetManager>
  );
}
