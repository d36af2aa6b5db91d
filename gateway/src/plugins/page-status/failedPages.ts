import type { Payload } from 'payload';

import { addressOf } from '../../cms/admin/ui/addressOf';
import type { ContentLanguage } from '../../domain/languages';
import type { Attention } from '../../platform/plugins/extend';
import { ask } from './findPages';
import { siteMessages, words } from './texts';

/** So many addresses are named. */
const mostNamed = 3;

/** For the first page of the admin: the pages of each instance that could not be rendered, or why it cannot be asked. */
export const findFailedPages =
  (instances: string[]) =>
  async (_payload: Payload, language: ContentLanguage): Promise<Attention[]> => {
    const title = siteMessages.allPages[language];
    const { failedPages, failedState, notKnown } = words[language];
    const reports = await Promise.all(instances.map(ask));
    return reports.flatMap(({ site, fault, pages }) => {
      if (fault) {
        const state = `${site} ${siteMessages[fault][language]}`;
        return [{ title, path: '/admin/site-pages', action: notKnown, state }];
      }
      const failed = pages.filter(({ failedAt }) => failedAt).map(addressOf);
      if (failed.length === 0) return [];
      const named = `${failed.slice(0, mostNamed).join(', ')}${failed.length > mostNamed ? ' …' : ''}`;
      return [
        {
          ...{ title, path: '/admin/site-pages?show=failed' },
          ...{ action: failedPages(failed.length), state: failedState(named) },
        },
      ];
    });
  };
