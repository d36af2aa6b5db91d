import type { CollectionSlug, DataFromCollectionSlug } from 'payload';

import type { WireDeclaration, WireRepresentation } from '@/contract/calls/registers';

import { containsAllWords } from '../../domain/containsAllWords';
import { contentLanguages } from '../../domain/languages';
import { requireMerchant } from '../../features/accounts/currentMerchant';
import type { CallContext } from '../../platform/http/callContext';
import { declarationToWire } from './declarationToWire';
import { representationToWire } from './representationToWire';

type Register = Extract<CollectionSlug, 'declarations' | 'representations'>;

interface Asked {
  keyword: string;
  page: number;
  limit: number;
}

/**
 * One page of the entries that have all words of a keyword in one of the languages, the highest number first. Only staff
 * reads a register otherwise.
 * @throws AccountRefusal 401 for whoever is not logged in
 */
async function search<S extends Register>(
  context: CallContext,
  collection: S,
  { keyword, page, limit }: Asked,
): Promise<{ entries: DataFromCollectionSlug<S>[]; total: number }> {
  await requireMerchant(context);
  const { payload, language } = context;
  const where = { or: contentLanguages.map((locale) => containsAllWords(keyword, `searchText.${locale}`)) };
  const [{ docs }, { totalDocs }] = await Promise.all([
    payload.find({
      collection,
      where,
      sort: collection === 'declarations' ? '-declarationNo' : '-cooperationNo',
      page,
      limit,
      locale: language,
      fallbackLocale: 'en',
      depth: 0,
    }),
    // Payload finds no total beyond the last page where a query reaches into a table of translations.
    payload.count({ collection, where }),
  ]);
  return { entries: docs as unknown as DataFromCollectionSlug<S>[], total: totalDocs };
}

/** Declarations of conformity by number, company, product or model. */
export async function findDeclarations(
  context: CallContext,
  asked: Asked,
): Promise<{ list: WireDeclaration[]; total: number }> {
  const { entries, total } = await search(context, 'declarations', asked);
  return { list: entries.map((entry) => declarationToWire(entry, context.language)), total };
}

/** Co-operations of authorised representatives by number, company or product. */
export async function findRepresentations(
  context: CallContext,
  asked: Asked,
): Promise<{ list: WireRepresentation[]; total: number }> {
  const { entries, total } = await search(context, 'representations', asked);
  return { list: entries.map((entry) => representationToWire(entry, context)), total };
}
