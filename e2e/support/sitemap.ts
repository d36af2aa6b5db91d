import { required } from './environment';
import { atOnce } from './load';
import { expect } from './test';

/** The paths of all pages that the sitemap lists, each once. */
export async function sitemapPaths(origin = required('E2E_SITE_URL')): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...new Set(listed.map(([, address = '']) => new URL(address).pathname))];
}

/** Each so-manieth page of the sitemap; the remainder has some of every kind in both languages. */
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
