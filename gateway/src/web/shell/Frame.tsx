'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { Main, Page } from '@/components/layout/AppFrame/layouts.styles';
import { contentId, SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { GlobalStyle } from '@/components/theme/globalCss';

interface FrameProps {
  nonce: string | undefined;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const isServer = typeof window === 'undefined';

/** The site's theme and the frame of a page. On the server the styles are written into the HTML, which is complete without scripts. */
export function Frame({ nonce, header, footer, children }: FrameProps) {
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
