import { LRUCache } from 'lru-cache';

import { affectedPaths } from '@/services/config/affectedPaths';
import { env } from '@/services/config/env';
import type { Addresses } from '@/services/config/knownPath';
import type { ContentChange } from '@/services/domain/content/contentChange';
import { withDeadline } from '@/services/gateway/deadline';
import { logFault } from '@/services/server/log/logFault';

import { atHand, type AtHand } from './atHand';
import { fetchAddresses } from './fetchAddresses';

/** The first requests wait so long for the index, then the page itself answers. */
const firstWait = 1_000;
const deadlineMs = 30_000;
/** The lists are a call per hundred documents: they are not asked for more often than this. */
const leastSeconds = 30;
/** So many changes count until the index has them. */
const mostChanges = 10_000;

/** The proxy, which goes by them, and the call that hears of changes are bundles of their own in one process. */
const shared = globalThis as {
  siteAddresses?: AtHand<Addresses | undefined>;
  siteChangedPaths?: LRUCache<string, true>;
};

/** The index of what is published, renewed by time while it is asked for; undefined until the gateway has told it. */
export const knownAddresses = (shared.siteAddresses ??= atHand<Addresses | undefined>({
  fetch: () => withDeadline(deadlineMs, fetchAddresses),
  empty: undefined,
  lifetime: () => Math.max(env().REVALIDATE_SECONDS, leastSeconds) * 1_000,
  firstWait,
  onFault: (error) => logFault('Known addresses', error),
}));

const changed = (shared.siteChangedPaths ??= new LRUCache({ max: mostChanges }));

/** Addresses that the CMS tells of are known at once, before the index is renewed. */
export function noteChangedAddresses(changes: ContentChange[]): void {
  for (const path of changes.flatMap((change) => affectedPaths(change, []))) changed.set(path, true);
}

/** Whether the CMS has told of a change at a path without language: its own page answers for it. */
export const isChangedAddress = (path: string): boolean => changed.has(path);
