import type { WireBlock, WirePage } from '@/contract/calls/blocks';
import { isGuideUid } from '@/contract/site/guidePaths';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { ContentLanguage } from '../../domain/languages';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findPage } from './findPage';

/** The page that marketers write around the list. */
const listKey = 'custom';

const headings: Record<'campaigns' | 'countries', Record<ContentLanguage, string>> = {
  campaigns: { en: 'Running now', de: 'Läuft zurzeit' },
  countries: { en: 'Selling in a country', de: 'In einem Land verkaufen' },
};

type CardGrid = Extract<WireBlock, { blockType: 'cardGrid' }>;

/** One card for each published page below `/custom`: campaigns, the newest first, and guides to countries by their titles. */
async function findCards({ payload }: CallContext, language: ContentLanguage) {
  trackList('pages');
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor(language),
    depth: 0,
    where: { uid: { exists: true } },
    sort: '-createdAt',
    pagination: false,
    select: { uid: true, title: true, metaDescription: true, updatedAt: true },
  });
  const card = ({ uid, title, metaDescription }: (typeof docs)[number], icon: 'calendar' | 'globe') => ({
    ...{ icon, title, text: metaDescription ?? '' },
    url: siteAddresses.campaign(uid ?? ''),
  });
  const isGuide = ({ uid }: (typeof docs)[number]) => isGuideUid(uid ?? '');
  return {
    campaigns: docs.filter((doc) => !isGuide(doc)).map((doc) => card(doc, 'calendar')),
    countries: docs
      .filter(isGuide)
      .map((doc) => card(doc, 'globe'))
      .sort((one, other) => one.title.localeCompare(other.title, language)),
  };
}

/** A list of pages; none where it would be empty. */
const listOf = (
  id: keyof typeof headings,
  language: ContentLanguage,
  cards: CardGrid['cards'],
): CardGrid[] =>
  cards.length === 0
    ? []
    : [{ blockType: 'cardGrid', id, anchor: id, language, heading: headings[id][language], lead: '', cards }];

/**
 * All campaigns on one page, below the opening that marketers write, and the guides to countries at its end. Null where
 * there is no such page.
 */
export async function findCampaigns(context: CallContext): Promise<WirePage | null> {
  const page = await findPage(context, { pageKey: listKey });
  if (!page) return null;
  const [opening = [], rest] =
    page.blocks[0]?.blockType === 'hero'
      ? [page.blocks.slice(0, 1), page.blocks.slice(1)]
      : [[], page.blocks];
  const { language } = page;
  const { campaigns, countries } = await findCards(context, language);
  const lists = [listOf('campaigns', language, campaigns), listOf('countries', language, countries)] as const;
  return { ...page, blocks: [...opening, ...lists[0], ...rest, ...lists[1]] };
}
