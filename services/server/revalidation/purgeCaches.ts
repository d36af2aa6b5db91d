import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { purgeSecret } from '@/services/config/purgeSecret';
import { logError } from '@/services/server/log/logError';

import { pageOfUrl } from './renderFailures';

/** A cache that does not answer must not hold up the answer to the gateway. */
const deadlineMs = 1_000;
/** What caches keep apart (deploy/nginx/nginx.conf.template). */
const encodings = ['br', 'gzip', 'identity'];

let build: string | undefined;
const buildId = (): string =>
  (build ??= readFileSync(path.join(serverFolder(), '../BUILD_ID'), 'utf8').trim());

/** The addresses at which browsers ask for a page: its own, and that of its data. */
function addressesOf(page: string): string[] {
  const { locale, path } = pageOfUrl(page);
  const data = `/_next/data/${buildId()}/${locale}${path === '/' ? '' : path}.json`;
  return [page, data].map((address) => new URL(address, 'http://site').pathname);
}

async function purge(cache: string, key: string): Promise<void> {
  const answer = await fetch(`${cache}/purge/${key}`, {
    headers: { 'x-purge-secret': purgeSecret(env().GATEWAY_SECRET) },
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.arrayBuffer();
  // 404 and 412: it was not in the cache.
  if (!answer.ok && answer.status !== 404 && answer.status !== 412)
    throw new Error(`${cache} answers ${answer.status}.`);
}

/**
 * Removes a page, `page` with its language, from the shared caches in front of the site (`SITE_CACHES`), in all encodings,
 * with its data. Never rejects: a cache that cannot be reached shows the old page as long as `s-maxage` allows.
 */
export async function purgeCaches(page: string): Promise<void> {
  const caches = env().SITE_CACHES;
  if (caches.length === 0) return;
  const keys = addressesOf(page).flatMap((address) => encodings.map((encoding) => encoding + address));
  const results = await Promise.allSettled(caches.flatMap((cache) => keys.map((key) => purge(cache, key))));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) logError('Cache in front of the site', failed.reason);
}
