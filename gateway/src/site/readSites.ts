import { type FreshnessAnswer, freshnessAnswer } from '../../contract/siteRequests';
import { config } from '../config';
import { askSite, SiteFault } from './askSite';

const timeoutMs = 4_000;

/** What an instance of the site answers visitors with now, or why it cannot be asked. */
export interface SiteReport {
  site: string;
  answer?: FreshnessAnswer;
  fault?: SiteFault['kind'];
}

async function readSite(site: string): Promise<SiteReport> {
  try {
    const { json } = await askSite({ site, request: 'freshness', timeoutMs });
    return { site, answer: freshnessAnswer.parse(json) };
  } catch (error) {
    return { site, fault: error instanceof SiteFault ? error.kind : 'refused' };
  }
}

/** Asks every instance of the site itself, for what was sent to it proves nothing. */
export const readSites = (): Promise<SiteReport[]> => Promise.all(config.siteInstances.map(readSite));
