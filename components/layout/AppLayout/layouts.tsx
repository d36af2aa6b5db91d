import type { ReactNode } from 'react';
import styled from 'styled-components';

import { ActivityPlace } from '@/components/layout/ActivityPopUp/ActivityPlace';
import { Consent } from '@/components/layout/Consent/Consent';
import { ConsentSettingsLink } from '@/components/layout/Consent/ConsentSettingsLink';
import { useHydrationSafePath } from '@/components/layout/LanguageMenu/useHydrationSafePath';
import { OfferPlace } from '@/components/layout/OfferBar/OfferPlace';
import { usePageUrl } from '@/components/layout/PageHead/usePageUrl';
import { StaticSiteFooter } from '@/components/layout/SiteFooter/StaticSiteFooter';
import { SiteHeader } from '@/components/layout/SiteHeader/SiteHeader';
import { contentId, SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';
import { useCommonData } from '@/services/store/commonData';

import { Main, Page } from './layouts.styles';

interface LayoutProps {
  /** In a preview nothing opens over the page by itself, so that the draft is visible. */
  isPreview?: boolean;
  children: ReactNode;
}

const Origin = styled.p`
  display: none;

  @media print {
    display: block;
    font-size: ${theme.size.xs};
    overflow-wrap: anywhere;
  }
`;

const Settings = styled.p`
  padding-block: ${theme.space.l};
  margin-bottom: var(--room-below);
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};

  @media print {
    display: none;
  }
`;

/** On paper the address bar is missing. */
function PrintedOrigin() {
  const { brand } = useCommonData();
  const address = usePageUrl(useHydrationSafePath());
  return (
    <Origin aria-hidden>
      {brand.product} · {address}
    </Origin>
  );
}

function Content({ children }: { children: ReactNode }) {
  return (
    <Main id={contentId} tabIndex={-1}>
      <PrintedOrigin />
      {children}
    </Main>
  );
}

export function DefaultLayout({ isPreview = false, children }: LayoutProps) {
  return (
    <Page>
      <SkipLink />
      <Consent />
      <SiteHeader />
      <Content>{children}</Content>
      <StaticSiteFooter />
      <OfferPlace />
      {!isPreview && <ActivityPlace />}
    </Page>
  );
}

export function ActivityLayout({ children }: LayoutProps) {
  return (
    <Page>
      <SkipLink />
      <Consent />
      <SiteHeader />
      <Content>
        {children}
        {/* There is no footer to have it. */}
        <Container>
          <Settings>
            <ConsentSettingsLink />
          </Settings>
        </Container>
      </Content>
    </Page>
  );
}

export function BlankLayout({ children }: LayoutProps) {
  return <Content>{children}</Content>;
}
