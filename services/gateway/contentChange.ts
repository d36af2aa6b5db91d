import { processState } from '@/contract/server/processState';

/** Pages, calls and the proxy are bundles of their own in one process. */
const lastChange = processState('siteContentChange', () => ({ at: 0 }));

/** When the CMS last said that something changed, in milliseconds since 1970: whatever was fetched before may be old. */
export const contentChangedAt = (): number => lastChange.at;

export const trackContentChange = (now: number): void => {
  lastChange.at = now;
};
