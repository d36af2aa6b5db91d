import { belowFold } from '@/components/theme/belowFold';
import { countPageReads } from '@/services/browser/analytics/pageReads';
import { renderBelowFold } from '@/services/browser/early/renderBelowFold';
import { followChapters } from '@/services/browser/reading/currentChapter';
import { followSchemeSelect } from '@/services/browser/scheme/schemeChoice';

/**
 * Does the work that the first view can wait for; its code is no part of the first load.
 * @param cookieDomain that site and gateway share; empty where they share none
 */
export function afterHydration(cookieDomain: string): void {
  renderBelowFold(belowFold);
  countPageReads();
  followSchemeSelect(cookieDomain);
  followChapters();
}
