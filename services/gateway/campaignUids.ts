import { paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';
import { isUid } from '@/services/domain/text/uid';

import { fetchCustomPage } from './pages';

const folder = paths.campaign('');

/** The campaigns of the day: those that the list of campaigns links to, for no call names them all. */
export async function fetchCampaignUids(locale: Locale): Promise<string[]> {
  const list = await fetchCustomPage('', locale);
  const cards = list?.blocks.flatMap((block) => (block.kind === 'cardGrid' ? block.cards : [])) ?? [];
  const inFolder = cards.flatMap(({ href }) => (href?.startsWith(folder) ? href.slice(folder.length) : []));
  return [...new Set(inFolder.filter(isUid))];
}
