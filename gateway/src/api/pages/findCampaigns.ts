import type { WireBlock, WirePage } from '@/contract/calls/blocks';

import type { ContentLanguage } from '../../domain/languages';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { findPage } from './findPage';

/** The page that marketers write around the list. */
const listKey = 'custom';

const heading: Record<ContentLanguage, string> = { en: 'Running now', de: 'Läuft zurzeit' };

/** One card for each published campaign page, the newest first. */
async function findList({ payload }: CallContext, language: ContentLanguage): Promise<WireBlock[]> {
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
  const cards = docs.map(({ uid, title, metaDescription }) => ({
    icon: 'calendar' as const,
    title,
    text: metaDescription ?? '',
    url: `/custom/${uid}`,
  }));
  if (cards.length === 0) return [];
  return [
    {
      blockType: 'cardGrid',
      id: 'campaigns',
      anchor: 'campaigns',
      language,
      heading: heading[language],
      lead: '',
      cards,
    },
  ];
}

/** All campaigns on one page: the list stands below the opening that marketers write. Null where there is no such page. */
export async function findCampaigns(context: CallContext): Promise<WirePage | null> {
  const page = await findPage(context, { pageKey: listKey });
  if (!page) return null;
  const [opening = [], rest] =
    page.blocks[0]?.blockType === 'hero'
      ? [page.blocks.slice(0, 1), page.blocks.slice(1)]
      : [[], page.blocks];
  return { ...page, blocks: [...opening, ...(await findList(context, page.language)), ...rest] };
}
