import type { Payload } from 'payload';

import { addressOf } from '../../cms/admin/ui/addressOf';
import type { ContentLanguage } from '../../domain/languages';
import type { Attention } from '../../platform/plugins/extend';
import { findPages } from './findPages';
import { siteMessages, words } from './texts';

/** So many addresses are named. */
const mostNamed = 3;

/** For the first page of the admin: what each instance lacks or could not render, or why it cannot be asked. */
export const findFailedPages =
  (instances: string[]) =>
  async (payload: Payload, language: ContentLanguage): Promise<Attention[]> => {
    const title = siteMessages.allPages[language];
    const { failedPages, failedState, missingState, notKnown } = words[language];
    const sites = await findPages(payload, { instances });
    return sites.flatMap(({ site, fault, pages }) => {
      if (fault) {
        const state = `${site} ${siteMessages[fault][language]}`;
        return [{ title, path: '/admin/site-pages', action: notKnown, state }];
      }
      return (['missing', 'failed'] as const).flatMap((status) => {
        const found = pages.filter((page) => page.status === status).map(addressOf);
        if (found.length === 0) return [];
        const named = `${found.slice(0, mostNamed).join(', ')}${found.length > mostNamed ? ' …' : ''}`;
        const state = (status === 'missing' ? missingState : failedState)(named);
        return [
          { title, path: `/admin/site-pages?show=${status}`, action: failedPages(found.length), state },
        ];
      });
    });
  };
