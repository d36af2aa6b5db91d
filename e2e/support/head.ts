import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { required } from './environment';
import { canonical, locales, type Locale } from './routes';

interface Node {
  '@type': string;
  itemListElement?: { name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/** kB that a preview picture may have: messengers give up on larger ones. */
const largestPicture = 500;

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).first().getAttribute(name);
/** Spaces differ between what is written and what is shown. */
const asRead = (text: string) => text.replace(/\s+/g, '');

async function expectAddresses(page: Page, path: string, locale: Locale) {
  const site = required('E2E_SITE_URL');
  expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(canonical(site, path, locale));
  const alternates = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((links) => (links as HTMLLinkElement[]).map((link) => [link.hreflang, link.href]));
  const expected = [...locales.map((other) => [other, other] as const), ['x-default', 'en'] as const];
  expect(Object.fromEntries(alternates) as unknown).toEqual(
    // A browser adds a slash to a bare host.
    Object.fromEntries(expected.map(([tag, other]) => [tag, new URL(canonical(site, path, other)).href])),
  );
}

async function expectPicture(page: Page, request: APIRequestContext) {
  const address = (await attribute(page, 'meta[property="og:image"]', 'content')) ?? '';
  expect(address.startsWith(required('E2E_SITE_URL')), `${address} is on the site`).toBe(true);
  const picture = await request.get(address, { headers: { accept: '*/*' } });
  expect(picture.status(), address).toBe(200);
  expect(picture.headers()['content-type'], address).toMatch(/^image\/(png|jpeg)$/);
  expect((await picture.body()).length / 1_000, `kB of ${address}`).toBeLessThanOrEqual(largestPicture);
}

/** The schema.org data of a page are also in its visible text. */
async function expectData(page: Page, isHome: boolean) {
  const data = await page.locator('head script[type="application/ld+json"]').textContent();
  const graph = (JSON.parse(data ?? '') as { '@graph': Node[] })['@graph'];
  const crumbs = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const shown = isHome ? [] : await page.locator('main nav ol').first().getByRole('listitem').allInnerTexts();
  expect(crumbs.map(({ name }) => asRead(name))).toEqual(shown.map(asRead));

  const asked = graph.filter((node) => node['@type'] === 'FAQPage').flatMap((node) => node.mainEntity ?? []);
  if (asked.length === 0) return;
  const visible = asRead((await page.getByRole('main').textContent()) ?? '');
  const texts = await page.evaluate(
    (htmls) =>
      htmls.flatMap((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return body.children.length > 0 ? [...body.children].map((part) => part.textContent) : [html];
      }),
    asked.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  );
  for (const text of texts) expect(visible).toContain(asRead(text));
}

/** The metadata of a page are complete, unique and correct. */
export async function expectHead(
  page: Page,
  request: APIRequestContext,
  { path, locale }: { path: string; locale: Locale },
) {
  await expect(page).toHaveTitle(/官网_/);
  const description = (await attribute(page, 'meta[name="description"]', 'content')) ?? '';
  expect(description.length, `description: ${description}`).toBeGreaterThan(50);
  await expectAddresses(page, path, locale);
  await expectPicture(page, request);
  await expectData(page, canonical('', path, 'en') === '');
}
