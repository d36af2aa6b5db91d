import type { Payload } from 'payload';

import { contentChange, type FreshnessBody } from '@/contract/site/siteRequests';

type Outstanding = FreshnessBody['outstanding'];

/** As many as an instance is asked about at once; the newest count. */
const most = 100;

/** Changes that instances of the site have not done yet, by instance: those that wait and those that were given up. */
export async function pendingChanges(payload: Payload, now: number): Promise<Map<string, Outstanding>> {
  const { docs } = await payload.find({
    collection: 'site-updates',
    where: { state: { not_equals: 'done' } },
    sort: '-id',
    pagination: false,
    select: { site: true, change: true, createdAt: true },
    depth: 0,
  });
  const bySite = new Map<string, Outstanding>();
  for (const { site, change, createdAt } of docs) {
    const known = contentChange.safeParse(change).data;
    const before = bySite.get(site) ?? [];
    const ageMs = Math.max(0, now - Date.parse(createdAt));
    if (known && before.length < most) bySite.set(site, [...before, { ...known, ageMs }]);
  }
  return bySite;
}
