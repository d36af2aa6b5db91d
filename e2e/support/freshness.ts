import { signatureHeaders } from '@/services/fixtures/siteRequests';

import { required } from './environment';
import { expect } from './test';

interface KnownPage {
  path: string;
  locale: 'en' | 'de';
  state: string;
  /** When the render of the version that is shown began; times are milliseconds since 1970. */
  generatedAt: number;
  renewsAt: number;
  /** When the last attempt failed, if it did. */
  failedAt?: number;
}

const addressOf = ({ path, locale }: KnownPage) =>
  locale === 'en' ? path : `/de${path === '/' ? '' : path}`;

/** The pages that an instance has, by its own account. */
async function knownPages(origin = required('E2E_SITE_URL')): Promise<KnownPage[]> {
  const headers = signatureHeaders('freshness', '', { secret: required('E2E_GATEWAY_SECRET') });
  const { pages } = (await (await fetch(`${origin}/api/freshness`, { headers })).json()) as {
    pages: KnownPage[];
  };
  return pages;
}

/** Those of some paths about which an instance does not say this yet. */
async function except(
  paths: string[],
  isSo: (page: KnownPage) => boolean,
  origin?: string,
): Promise<string[]> {
  const said = new Set((await knownPages(origin)).filter(isSo).map(addressOf));
  return paths.filter((path) => !said.has(path));
}

/** So many pages that the site has rendered and answers with 200, some of every kind in both languages. */
export async function renderedPages(count: number): Promise<string[]> {
  const isShown = ({ path, state }: KnownPage) => state === 'shown' && path !== '/404';
  const all = (await knownPages()).filter(isShown).map(addressOf);
  const step = Math.ceil(all.length / count);
  return all.filter((_, index) => index % step === 0);
}

/** Pages that an instance has not rendered since a moment. */
export const notYetNew = (paths: string[], since: number, origin?: string): Promise<string[]> =>
  except(paths, ({ generatedAt }) => generatedAt >= since, origin);

/**
 * Waits until an instance has rendered all pages anew; somebody has to ask for them meanwhile.
 * Answers the milliseconds since `since`.
 */
export async function untilAllAreNew(
  paths: string[],
  since: number,
  { origin, timeout = 120_000 }: { origin?: string; timeout?: number } = {},
): Promise<number> {
  await expect.poll(() => notYetNew(paths, since, origin), { timeout, intervals: [200] }).toEqual([]);
  return Date.now() - since;
}

/** Waits until an instance would render each of these pages anew for the next visitor; nobody may ask for them meanwhile. */
export const untilAllAreDue = (paths: string[], origin?: string): Promise<void> =>
  expect.poll(() => except(paths, ({ renewsAt }) => renewsAt < Date.now(), origin)).toEqual([]);

/** Pages that the site has not tried to render in vain since a moment. */
export const notYetFailed = (paths: string[], since: number): Promise<string[]> =>
  except(paths, ({ failedAt }) => failedAt !== undefined && failedAt >= since);

/** Pages that the site has not tried to render since a moment, in vain or not: one that has no data of its own needs no call. */
export const notYetTried = (paths: string[], since: number): Promise<string[]> =>
  except(paths, ({ failedAt, generatedAt }) => Math.max(failedAt ?? 0, generatedAt) >= since);
