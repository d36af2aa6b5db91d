import type { Metadata, Viewport } from 'next';
import { I18nProvider } from 'next-i18next/client';
import type { ReactNode } from 'react';

import '@/components/theme/scheme.css';
import '@/components/theme/elements.css';
import { schemes } from '@/components/theme/schemes';

import { findCommon } from '../../api/pages/layoutData';
import { currentMerchant } from '../../features/accounts/currentMerchant';
import { config } from '../../platform/config/config';
import { linkContext } from '../../web/links/linkContext';
import { requestContext } from '../../web/requestContext';
import { Footer } from '../../web/shell/Footer';
import { Header } from '../../web/shell/Header';
import { Layout } from '../../web/shell/Layout';
import { browserTexts, translator } from '../../web/translator';

export async function generateMetadata(): Promise<Metadata> {
  const { nonce = '' } = await requestContext();
  return {
    metadataBase: new URL(config.publicUrl),
    title: { default: config.productName, template: `%s – ${config.productName}` },
    robots: { index: false },
    icons: [{ url: '/mark.svg', type: 'image/svg+xml' }],
    // Numbers in a text are amounts and dates more often than telephones.
    formatDetection: { telephone: false },
    // In browsers styled-components looks for it here.
    other: { 'sc-nonce': nonce },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: schemes.light.background },
    { media: '(prefers-color-scheme: dark)', color: schemes.dark.background },
  ],
  colorScheme: 'light dark',
};

/** Everything that visitors see on this host, apart from the admin: header, page and footer in the site's look. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const context = await requestContext();
  const { language, address, scheme, nonce } = context;
  const [common, links, merchant, t, resources] = await Promise.all([
    findCommon(context),
    linkContext(),
    currentMerchant(context),
    translator(language),
    browserTexts(language),
  ]);
  const shown = { product: config.productName, links, t };
  const header = <Header {...shown} address={address} isLoggedIn={merchant !== null} language={language} />;
  return (
    <html data-scheme={scheme} data-scroll-behavior="smooth" lang={language}>
      <body>
        <I18nProvider defaultNS="registration" language={language} resources={resources}>
          <Layout footer={<Footer {...shown} common={common} />} header={header} nonce={nonce}>
            {children}
          </Layout>
        </I18nProvider>
      </body>
    </html>
  );
}
