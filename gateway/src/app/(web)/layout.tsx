import '../../web/styles/global.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { findCommon } from '../../api/pages/frame';
import { destination } from '../../domain/destination';
import { currentMerchant } from '../../features/accounts/currentMerchant';
import { config } from '../../platform/config/config';
import { linkContext } from '../../web/links/linkContext';
import { requestContext } from '../../web/requestContext';
import { Footer } from '../../web/shell/Footer';
import { Header } from '../../web/shell/Header';
import { contentId, SkipLink } from '../../web/shell/SkipLink';
import { fontClasses } from '../../web/styles/fonts';
import { shellTexts } from '../../web/texts/shellTexts';

export const metadata: Metadata = {
  metadataBase: new URL(config.publicUrl),
  title: { default: config.productName, template: `%s – ${config.productName}` },
  robots: { index: false },
  icons: [{ url: '/mark.svg', type: 'image/svg+xml' }],
  // Numbers in a text are amounts and dates more often than telephones.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfcfa' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1a1d' },
  ],
  colorScheme: 'light dark',
};

/** Everything that visitors see on this host, apart from the admin: header, page and footer in the site's look. */
export default async function Layout({ children }: { children: ReactNode }) {
  const context = await requestContext();
  const [common, links, merchant] = await Promise.all([
    findCommon(context),
    linkContext(),
    currentMerchant(context),
  ]);
  const { language, address, scheme } = context;
  return (
    <html className={fontClasses} data-scheme={scheme} data-scroll-behavior="smooth" lang={language}>
      <body>
        <SkipLink>{shellTexts(language).skip}</SkipLink>
        <Header
          address={address}
          home={destination('/', links)}
          isLoggedIn={merchant !== null}
          language={language}
        />
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <Footer common={common} language={language} links={links} />
      </body>
    </html>
  );
}
