import { paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale';
import { fetchCustomPage } from '@/services/gateway/pages';

/** Addresses of campaigns as marketers may choose them. */
export const isUid = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/.test(text);

const folder = paths.campaign('');

/** The campaigns of the day: those that the list of campaigns links to, for no call names them all. */
export async function listedCampaigns(locale: Locale): Promise<string[]> {
  const list = await fetchCustomPage('', locale);
  const cards = list?.blocks.flatMap((block) => (block.kind === 'cardGrid' ? block.cards : [])) ?? [];
  const inFolder = cards.flatMap(({ href }) => (href?.startsWith(folder) ? href.slice(folder.length) : []));
  return [...new Set(inFolder.filter(isUid))];
}
