import { required } from './environment';
import { atOnce } from './load';
import { expect } from './test';

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** The paths that a sitemap or their index lists. */
const listed = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** The texts of all sitemaps that the index names. */
export const sitemapTexts = async (origin = required('E2E_SITE_URL')): Promise<string[]> =>
  Promise.all(listed(await textOf(`${origin}/sitemap.xml`)).map((path) => textOf(origin + path)));

/** The paths of all pages that the sitemaps list, each once. */
export const sitemapPaths = async (origin?: string): Promise<string[]> => [
  ...new Set((await sitemapTexts(origin)).flatMap(listed)),
];

/** Each so-manieth page of the sitemaps; the remainder has some of every kind in both languages. */
export async function pagesOfSitemap(step: number, origin?: string): Promise<string[]> {
  return (await sitemapPaths(origin)).filter((_, index) => index % step === 0);
}

/** Reads each page once, so that the instance has all of them. */
export const readAll = (paths: string[], origin = required('E2E_SITE_URL')): Promise<void> =>
  atOnce(8, paths.length, async (index) => {
    const answer = await fetch(`${origin}${paths[index]}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.status, paths[index]).toBe(200);
  });
