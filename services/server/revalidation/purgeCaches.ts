import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { purgeSecret } from '@/services/config/purgeSecret';
import { logError } from '@/services/server/log/logError';

import { pageOfUrl } from './renderFailures';
import { createRepeatedPurges } from './repeatedPurges';

/** Milliseconds after which a cache counts as one that does not answer. */
const deadlineMs = 1_000;
/** The encodings for which nginx has separate entries (deploy/nginx/nginx.conf.template). */
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

const log = (error: unknown) => logError('Cache in front of the site', error);

/** The status of the answer. 404 and 412: it was not in the cache. */
async function purgeKey(cache: string, key: string): Promise<number> {
  const answer = await fetch(`${cache}/purge/${key}`, {
    headers: { 'x-purge-secret': purgeSecret(env().GATEWAY_SECRET) },
    signal: AbortSignal.timeout(deadlineMs),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Removes a page in all encodings, with its data. A refusal is logged: it would be the same the next time. */
async function purge(cache: string, page: string): Promise<void> {
  const keys = addressesOf(page).flatMap((address) => encodings.map((encoding) => encoding + address));
  const statuses = await Promise.all(keys.map((key) => purgeKey(cache, key)));
  const failed = statuses.filter((status) => status >= 300 && status !== 404 && status !== 412);
  if (failed.length === 0) return;
  const status = Math.max(...failed);
  const error = new Error(`${cache} answers ${status}.`);
  if (status >= 500) throw error;
  log(error);
}

const purges = new Map<string, (page: string) => Promise<void>>();

function purgesOf(cache: string) {
  const known = purges.get(cache) ?? createRepeatedPurges({ purge: (page) => purge(cache, page), log });
  purges.set(cache, known);
  return known;
}

/**
 * Removes a page, `page` with its language, from the shared caches in front of the site (`SITE_CACHES`), and resolves once
 * they have answered. Never rejects. A cache that does not answer within a second is not waited for again until it
 * answers; it shows the old page until then (docs/decisions/0108).
 */
export async function purgeCaches(page: string): Promise<void> {
  await Promise.all(env().SITE_CACHES.map((cache) => purgesOf(cache)(page)));
}
