/** @jest-environment node */
import NextLink from 'next/link';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { createRouter, TestProviders } from '@/components/testing/renderWithProviders';
import type { Locale } from '@/services/domain/locale/locale';

import { Anchor } from './Anchor';

const rendered = (link: ReactElement, locale: Locale) => {
  const router = createRouter({ locale, asPath: '/cht/price', router: { pathname: '/cht/price' } });
  return renderToStaticMarkup(<TestProviders router={router}>{link}</TestProviders>);
};

describe.each(['en', 'de'] as const)('on the server in %s', (locale) =>
  it.each([
    '/',
    '/?consent=open',
    '/#news',
    '/cht/About',
    '/cht/About#offices',
    '/companyEncy/12.html',
    '/cht/Services?productAttr=vat&country=DE#vat',
    '/information/',
    '/api/feed',
    '/cht/../information',
    '/cht/Über-uns?q=Zoll und Steuer',
    '?page=2',
  ])('%s is written as by the link of Next', (href) =>
    expect(
      rendered(
        <Anchor href={href} className="a">
          Link
        </Anchor>,
        locale,
      ),
    ).toBe(
      rendered(
        <NextLink href={href} className="a">
          Link
        </NextLink>,
        locale,
      ),
    ),
  ),
);
