/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';

import { createRouter, TestProviders } from '@/components/testing/renderWithProviders';
import type { Frame } from '@/services/domain/content/frame';
import { defaultLocale, locales } from '@/services/domain/locale/locale';
import { frame } from '@/services/fixtures/frame';
import { CommonDataProvider } from '@/services/store/commonData';

import { ReusedPart, ReusedPartContext } from './ReusedPart';
import { reusedParts } from './reusedParts';
import { SiteFooter } from './SiteFooter/SiteFooter';
import { SiteHeader } from './SiteHeader/SiteHeader';

const Text = styled.p`
  color: red;
`;

interface Page {
  shown: Frame;
  locale?: (typeof locales)[number];
  asPath?: string;
}

/** A page with header and footer, whose own text has the styles of one of its parts. */
function render({ shown, locale = defaultLocale, asPath = '/' }: Page, isReusing: boolean) {
  const sheet = new ServerStyleSheet();
  const { Part, complete } = reusedParts();
  const html = renderToString(
    sheet.collectStyles(
      <TestProviders router={createRouter({ asPath, locale })}>
        <ReusedPartContext value={isReusing ? Part : null}>
          <CommonDataProvider value={shown}>
            <SiteHeader />
            <main>{asPath === '/' ? <Text>Home</Text> : asPath}</main>
            <ReusedPart name="footer">
              <SiteFooter />
              <Text>End</Text>
            </ReusedPart>
          </CommonDataProvider>
        </ReusedPartContext>
      </TestProviders>,
    ),
  );
  return { html: complete(html), css: sheet.getStyleTags() };
}

const first = frame();
const addresses = [
  '/',
  '/trends/1.html',
  '/cht/price?country=DE#vat',
  ...first.menu.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]),
].filter((address) => address !== null);

it.each(locales)('pages in %s are the same as without parts that are reused', (locale) => {
  for (const asPath of [...addresses, ...addresses.slice(0, 5)]) {
    const page = { shown: first, locale, asPath };
    expect(render(page, true)).toEqual(render(page, false));
  }
});

it('renders a part once for the pages of a frame', () => {
  const shown = frame();
  const Counted = jest.fn(() => <p>Part</p>);
  const page = () => {
    const { Part, complete } = reusedParts();
    return complete(
      renderToString(
        <ReusedPartContext value={Part}>
          <TestProviders router={createRouter()}>
            <CommonDataProvider value={shown}>
              <ReusedPart name="counted">
                <Counted />
              </ReusedPart>
            </CommonDataProvider>
          </TestProviders>
        </ReusedPartContext>,
      ),
    );
  };
  expect([page(), page(), page()]).toEqual(Array(3).fill('<p>Part</p>'));
  expect(Counted).toHaveBeenCalledTimes(1);
});

it('shows a change of menu and footer at once', () => {
  const before = frame();
  const menu = [...before.menu, { label: 'New entry', href: '/cht/new', children: [] }];
  const after = { ...before, menu, footer: { ...before.footer, claim: 'New claim' } };
  render({ shown: before }, true);
  const { html } = render({ shown: after }, true);
  expect(html).toContain('New entry');
  expect(html).toContain('New claim');
  expect(render({ shown: before }, true).html).not.toContain('New');
});
