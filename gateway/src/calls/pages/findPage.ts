import type { Where } from 'payload';

import type { WirePage } from '../../../contract/blocks';
import type { Page } from '../../payload-types';
import { noteMissing } from '../../site/versionsRead';
import { findCards } from '../articles/findArticles';
import { asVisitor, type CallContext } from '../context';
import { toImage } from '../image';
import type { Language } from '../language';
import { idOf } from '../relation';
import { findRates } from './findRates';
import { toBlock, type Resources } from './toBlock';

/** What a page is asked for by: its key, or its address as a campaign page. */
export type PageAddress = { pageKey: string } | { uid: string };

const read = async (
  { payload }: CallContext,
  address: PageAddress,
  language: Language,
): Promise<Page | undefined> => {
  const where: Where =
    'uid' in address ? { uid: { equals: address.uid } } : { pageKey: { equals: address.pageKey } };
  const { docs } = await payload.find({ collection: 'pages', ...asVisitor(language), where, limit: 1 });
  return docs[0];
};

/** A page counts as translated once its title is; single texts that are missing then come in English. */
async function isTranslated({ payload, language }: CallContext, id: number): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor(language),
    fallbackLocale: false,
    depth: 0,
    select: { title: true },
    where: { id: { equals: id } },
    limit: 1,
  });
  return Boolean(docs[0]?.title);
}

async function findResources(context: CallContext, page: Page): Promise<Resources> {
  const blocks = page.blocks ?? [];
  const ids = blocks.flatMap((block) =>
    block.blockType === 'relatedArticles' ? block.articles.map(idOf) : [],
  );
  const cards = await findCards(context, [...new Set(ids)]);
  const priced = blocks.flatMap((block) => (block.blockType === 'priceTable' ? (block.services ?? []) : []));
  noteMissing(
    'services',
    priced.filter((service) => typeof service === 'number'),
  );
  const rates = blocks.some(({ blockType }) => blockType === 'rateMap') ? await findRates(context) : null;
  return { ...context, cards: new Map(cards.map((card) => [card.id, card])), rates };
}

const toPage = (page: Page, resources: Resources): WirePage => ({
  pageKey: page.pageKey,
  title: page.title,
  metaTitle: page.metaTitle || page.title,
  metaDescription: page.metaDescription ?? '',
  image: toImage(page.image),
  updateTime: page.updatedAt,
  language: resources.language,
  blocks: (page.blocks ?? []).flatMap((block, index) => toBlock(block, index, resources) ?? []),
});

/** Null where no published page has this address; wholly in English where its title is not translated. */
export async function findPage(context: CallContext, address: PageAddress): Promise<WirePage | null> {
  const page = await read(context, address, context.language);
  if (!page) return null;
  if (context.language === 'en' || (await isTranslated(context, page.id)))
    return toPage(page, await findResources(context, page));
  const inEnglish: CallContext = { ...context, language: 'en' };
  const english = await read(inEnglish, address, 'en');
  return english ? toPage(english, await findResources(inEnglish, english)) : null;
}
