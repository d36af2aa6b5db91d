import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { required } from './environment';
import { expect } from './test';

interface RenderedPage {
  path: string;
  locale: 'en' | 'de';
  /** When the render of the version that is shown began; milliseconds since 1970. */
  generatedAt: number;
}

const addressOf = ({ path, locale }: RenderedPage) =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;

/** Paths whose pages an instance has not rendered since a moment. */
async function renderedBefore(paths: string[], since: number, origin: string): Promise<string[]> {
  const headers = signatureHeaders('freshness', '', { secret: required('E2E_GATEWAY_SECRET') });
  const { pages } = (await (await fetch(`${origin}/api/freshness`, { headers })).json()) as {
    pages: RenderedPage[];
  };
  const at = new Map(pages.map((page) => [addressOf(page), page.generatedAt]));
  return paths.filter((path) => (at.get(path) ?? 0) < since);
}

/**
 * Waits until an instance has rendered all pages anew; somebody has to ask for them meanwhile.
 * Answers the milliseconds since `since`.
 */
export async function untilAllAreNew(
  paths: string[],
  since: number,
  { origin = required('E2E_SITE_URL'), timeout = 120_000 } = {},
): Promise<number> {
  await expect.poll(() => renderedBefore(paths, since, origin), { timeout, intervals: [200] }).toEqual([]);
  return Date.now() - since;
}
