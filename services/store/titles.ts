import type { SiteState } from './siteState';

let titleBefore: SiteState['fromTitle'] = '';

export const toTitle = (): SiteState['toTitle'] => document.title;

export const fromTitle = (): SiteState['fromTitle'] => titleBefore;

/** Notes the title of a page that is being left. */
export function leaveTitle(): void {
  titleBefore = toTitle();
}
