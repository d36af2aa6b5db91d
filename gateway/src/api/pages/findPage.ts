import type { Where } from 'payload';

import type { WireBlock, WirePage } from '@/contract/calls/blocks';
import type { WireTopicFact } from '@/contract/calls/facts';
import type { FactTopic } from '@/contract/lists/facts';

import type { BlockSources } from '../../cms/blocks/block';
import { completenessOf } from '../../domain/completeness';
import { isData, storedFields, rowsOf, type Data, type FieldLike } from '../../domain/fieldTree';
import type { ContentLanguage } from '../../domain/languages';
import type { Page } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { idsOfDrafts } from '../../sync/draftContext';
import { trackMissing } from '../../sync/trackVersions';
import { findCards } from '../library/articles';
import { serviceToWire } from '../services/serviceToWire';
import { withReturns } from '../services/withReturns';
import { addFilmCovers } from '../wire/filmCovers';
import { imageToWire } from '../wire/image';
import { idOf, visible } from '../wire/relation';
import { richTextToHtml } from '../wire/richText';
import { blockToWire } from './blockToWire';
import { findFacts, findTopicFacts, withoutEnded } from './findFacts';
import { findGuideReading } from './findGuideReading';
import { occurrenceFinder } from './findOccurrences';
import { standardRates } from './standardRates';

const textIn = (value: unknown, language: ContentLanguage): string => {
  const text = isData(value) ? value[language] : undefined;
  return typeof text === 'string' ? text.trim() : '';
};

/** Identifies a page: by its key, or by its address as a campaign page. */
export type PageAddress = { pageKey: string } | { uid: string };

/** The address of a page that another document refers to. */
export const addressOfPage = ({ pageKey, uid }: Pick<Page, 'pageKey' | 'uid'>): PageAddress =>
  pageKey ? { pageKey } : { uid: uid ?? '' };

const read = async (
  { payload }: CallContext,
  address: PageAddress,
  language: ContentLanguage,
): Promise<Page | undefined> => {
  const find = async (where: Where, limit: number) =>
    (await payload.find({ collection: 'pages', ...asVisitor(language), where, limit })).docs;
  const drafts = idsOfDrafts('pages');
  // A draft may have an address of its own, which its published row lacks.
  if (drafts.length > 0) {
    const [name, value] = Object.entries(address)[0] as [keyof Page, string];
    const shown = await find({ id: { in: drafts } }, drafts.length);
    const draft = shown.find((page) => page[name] === value);
    if (draft) return draft;
  }
  const [page] = await find(
    'uid' in address ? { uid: { equals: address.uid } } : { pageKey: { equals: address.pageKey } },
    1,
  );
  return page;
};

/** The German part of a page: the page counts once its title is there, a section once all its texts are. */
async function findGerman(context: CallContext, { id }: Page) {
  const { payload } = context;
  const { docs } = await payload.find({
    collection: 'pages',
    ...asVisitor('de'),
    locale: 'all',
    depth: 0,
    where: { id: { equals: id } },
    limit: 1,
  });
  const [page = {}] = docs as unknown as Data[];
  const blocks = storedFields(payload.collections.pages.config.fields as FieldLike[]).filter(
    ({ name }) => name === 'blocks',
  );
  const isWhole = (row: Data) => completenessOf(blocks, { blocks: [row] }).missing.de.length === 0;
  return {
    title: textIn(page.title, 'de'),
    metaTitle: textIn(page.metaTitle, 'de'),
    metaDescription: textIn(page.metaDescription, 'de'),
    sections: new Set(
      rowsOf(page.blocks)
        .filter(isWhole)
        .map(({ id: section }) => section),
    ),
  };
}

/** The topics of which a block shows the facts of all countries. */
function topicsOf(block: NonNullable<Page['blocks']>[number]): FactTopic[] {
  if (block.blockType === 'factTable') return [block.topic];
  if (block.blockType === 'factChanges') return ['changes'];
  return block.blockType === 'rateMap' ? ['rates'] : [];
}

async function sourcesFor(context: CallContext, page: Page): Promise<BlockSources> {
  const blocks = page.blocks ?? [];
  await addFilmCovers(context, blocks);
  const ids = blocks.flatMap((block) =>
    block.blockType === 'relatedArticles' ? block.articles.map(idOf) : [],
  );
  const found = await findCards(context, [...new Set(ids)]);
  const cards = new Map(found.map((card) => [card.id, card]));
  const priced = blocks.flatMap((block) => (block.blockType === 'priceTable' ? (block.services ?? []) : []));
  trackMissing(
    'services',
    priced.filter((service) => typeof service === 'number'),
  );
  const pricedWire = visible(priced).map((service) => serviceToWire(service, context));
  const services = new Map((await withReturns(context, pricedWire)).map((service) => [service.id, service]));
  const factCountries = blocks.flatMap((block) =>
    block.blockType === 'countryFacts' ? [block.country] : [],
  );
  const facts = factCountries.length > 0 ? await findFacts(context, factCountries) : undefined;
  const reading = new Map<string, Awaited<ReturnType<typeof findGuideReading>>>();
  for (const block of blocks)
    if (block.blockType === 'countryGuide')
      reading.set(block.country, await findGuideReading(context, block.country));
  const topics = new Set(blocks.flatMap(topicsOf));
  const topicFacts = new Map<FactTopic, WireTopicFact[]>();
  for (const topic of topics) topicFacts.set(topic, await findTopicFacts(context, topic));
  const occurrencesOf = blocks.some(({ blockType }) => blockType === 'glossary')
    ? await occurrenceFinder(context)
    : () => [];
  return {
    image: imageToWire,
    html: richTextToHtml,
    services: (shown) => (shown ?? []).flatMap((service) => services.get(idOf(service)) ?? []),
    cards: (articles) => articles.flatMap((article) => cards.get(idOf(article)) ?? []),
    rates: standardRates(topicFacts.get('rates') ?? [], context),
    readingOf: (country) => reading.get(country) ?? [],
    factsOf: (country) => withoutEnded(facts?.get(country) ?? [], context.today),
    factsOn: (topic) => withoutEnded(topicFacts.get(topic) ?? [], context.today),
    occurrencesOf,
  };
}

async function blocksOf(context: CallContext, page: Page): Promise<WireBlock[]> {
  const sources = { ...(await sourcesFor(context, page)), language: context.language };
  return (page.blocks ?? []).flatMap((block, index) => blockToWire(block, index, sources) ?? []);
}

const toPage = (page: Page, language: ContentLanguage, blocks: WireBlock[]): WirePage => ({
  pageKey: page.pageKey ?? page.uid ?? '',
  title: page.title,
  metaTitle: page.metaTitle || page.title,
  metaDescription: page.metaDescription ?? '',
  image: imageToWire(page.image),
  noIndex: page.noIndex ?? false,
  updateTime: page.updatedAt,
  language,
  blocks,
});

async function findEnglish(context: CallContext, address: PageAddress): Promise<WirePage | null> {
  const inEnglish: CallContext = { ...context, language: 'en' };
  const page = await read(inEnglish, address, 'en');
  return page ? toPage(page, 'en', await blocksOf(inEnglish, page)) : null;
}

/**
 * Null where no published page has this address. A German page comes wholly in English where its title is not
 * translated; otherwise each section that lacks a German text does.
 */
export async function findPage(context: CallContext, address: PageAddress): Promise<WirePage | null> {
  if (context.language === 'en') return findEnglish(context, address);
  const page = await read(context, address, context.language);
  if (!page) return null;
  const german = await findGerman(context, page);
  if (!german.title) return findEnglish(context, address);
  const sections = await blocksOf(context, page);
  const isGerman = ({ id }: WireBlock) => german.sections.has(id);
  const english = sections.every(isGerman) ? null : await findEnglish(context, address);
  const inEnglish = new Map(english?.blocks.map((section) => [section.id, section]));
  const { metaTitle, metaDescription } = german;
  return toPage(
    { ...page, metaTitle, metaDescription },
    context.language,
    sections.map((section) => (isGerman(section) ? section : (inEnglish.get(section.id) ?? section))),
  );
}
