/** @jest-environment node */
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import NextLink from 'next/link';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { Anchor } from './Anchor';

// A constant of the site's build; without it next/link writes no language prefix.
process.env.__NEXT_I18N_SUPPORT = 'true';

const rendered = (link: ReactElement, locale: string) => {
  const router = { locale, defaultLocale: 'en', pathname: '/cht/price', asPath: '/cht/price', query: {} };
  return renderToStaticMarkup(
    <RouterContext.Provider value={router as unknown as NextRouter}>{link}</RouterContext.Provider>,
  );
};

describe.each(['en', 'de'])('on the server in %s', (locale) =>
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
