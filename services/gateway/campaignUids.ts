import { guideCountries, guideUidOf } from '@/contract/site/countryGuides';
import { paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';
import type { GuideLinks } from '@/services/domain/services/countryGuide';
import { isUid } from '@/services/domain/text/uid';

import { fetchCustomPage } from './pages';

const folder = paths.campaign('');

/** Titles of the pages below `/custom` by their uids: those that the list of campaigns links to, for no call names them all. */
async function fetchTitles(locale: Locale): Promise<Map<string, string>> {
  const list = await fetchCustomPage('', locale);
  const cards = list?.blocks.flatMap((block) => (block.kind === 'cardGrid' ? block.cards : [])) ?? [];
  const inFolder = cards.flatMap(({ href, title }): [string, string][] =>
    href?.startsWith(folder) ? [[href.slice(folder.length), title]] : [],
  );
  return new Map(inFolder.filter(([uid]) => isUid(uid)));
}

/** The campaigns of the day and the guides to countries. */
export const fetchCampaignUids = async (locale: Locale): Promise<string[]> => [
  ...(await fetchTitles(locale)).keys(),
];

/** The pages about single countries. */
export async function fetchGuideLinks(locale: Locale): Promise<GuideLinks> {
  const titles = await fetchTitles(locale);
  return Object.fromEntries(
    guideCountries.flatMap((country) => {
      const uid = guideUidOf(country);
      const title = titles.get(uid);
      return title === undefined ? [] : [[country, { href: paths.campaign(uid), title }]];
    }),
  );
}
