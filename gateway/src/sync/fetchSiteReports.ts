import type { Payload } from 'payload';

import { type FreshnessAnswer, freshnessAnswer, type FreshnessBody } from '@/contract/site/siteRequests';

import { config } from '../platform/config/config';
import { pendingChanges } from './pendingChanges';
import { requestSite, SiteError } from './requestSite';

const timeoutMs = 4_000;

/** The pages that an instance of the site serves now, or the reason why it cannot be asked. */
export interface SiteReport {
  site: string;
  answer?: FreshnessAnswer;
  fault?: SiteError['kind'];
}

async function readSite(site: string, outstanding: FreshnessBody['outstanding']): Promise<SiteReport> {
  try {
    const body: FreshnessBody | undefined = outstanding.length > 0 ? { outstanding } : undefined;
    const { json } = await requestSite({ site, request: 'freshness', body, timeoutMs });
    return { site, answer: freshnessAnswer.parse(json) };
  } catch (error) {
    return { site, fault: error instanceof SiteError ? error.kind : 'refused' };
  }
}

/** Asks every instance of the site itself, for what was sent to it proves nothing; names to each what it still owes. */
export async function fetchSiteReports(payload: Payload): Promise<SiteReport[]> {
  const outstanding = await pendingChanges(payload, Date.now());
  return Promise.all(config.siteInstances.map((site) => readSite(site, outstanding.get(site) ?? [])));
}
