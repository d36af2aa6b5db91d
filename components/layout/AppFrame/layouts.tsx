import type { ReactNode } from 'react';
import styled from 'styled-components';

import { SiteFooter } from '@/components/layout/SiteFooter/SiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { contentId, SkipLink } from '@/components/layout/SkipLink/SkipLink';

interface LayoutProps {
  children: ReactNode;
  /** Stands above the page until it is closed: the activity pop-up. */
  popUp?: ReactNode;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex-grow: 1;

  /* It takes the focus from the skip link, but is no control. */
  &:focus {
    outline: none;
  }
`;

function Content({ children }: { children: ReactNode }) {
  return (
    <Main id={contentId} tabIndex={-1}>
      {children}
    </Main>
  );
}

export function DefaultLayout({ children, popUp }: LayoutProps) {
  return (
    <Page>
      <SkipLink />
      <SiteHeader />
      <Content>{children}</Content>
      <SiteFooter />
      {popUp}
    </Page>
  );
}

export function ActivityLayout({ children }: LayoutProps) {
  return (
    <Page>
      <SkipLink />
      <SiteHeader />
      <Content>{children}</Content>
    </Page>
  );
}

export function BlankLayout({ children }: LayoutProps) {
  return <Content>{children}</Content>;
}
