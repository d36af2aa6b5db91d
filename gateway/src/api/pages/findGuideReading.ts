import type { WireBlock } from '@/contract/calls/blocks';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { countryOfService } from '../../domain/countryOfService';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackRead, withReadContext } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';
import { findTranslated } from '../wire/translated';

type Text = Extract<WireBlock, { blockType: 'countryGuide' }>['reading'][number];

/** A text with what it depends on, and the countries of its services. */
interface Candidate extends Text {
  track: () => void;
  countries: (string | null)[];
  /** Its place among the texts of its kind. */
  index: number;
}

/** So many texts a guide leads to. */
const mostShown = 6;

/** The country of each published service. */
async function findCountries({ payload, language }: CallContext): Promise<Map<number, string | null>> {
  const { docs } = await payload.find({
    collection: 'services',
    ...asVisitor(language),
    depth: 0,
    pagination: false,
    select: { countryCode: true },
  });
  return new Map(docs.map((service) => [service.id, countryOfService(service).country]));
}

/** The articles and answers that name one of these services, the newest articles and the first answers before others. */
async function findCandidates(context: CallContext, services: Map<number, string | null>, country: string) {
  const own = [...services].filter(([, of]) => of === country).map(([id]) => id);
  if (own.length === 0) return [];
  const query = { where: { services: { in: own } }, limit: 0, populate: { services: {} } };
  const shown = { services: true, updatedAt: true } as const;
  const [articles, answers] = await Promise.all([
    findTranslated(context, 'articles', ['title'], {
      ...query,
      sort: ['-publishTime', '-id'],
      select: { ...shown, articleType: true, title: true },
    }),
    findTranslated(context, 'questions', ['question'], {
      ...query,
      sort: '_order',
      select: { ...shown, question: true },
    }),
  ]);
  const countriesOf = (named: Parameters<typeof idOf>[0][] | null | undefined) =>
    (named ?? []).map((service) => services.get(idOf(service)) ?? null);
  return [
    ...articles.found.map(({ document, language }, index) => ({
      kind: 'article' as const,
      title: document.title,
      url: siteAddresses.article(document.articleType, document.id),
      language,
      track: () => trackRead('articles', document),
      countries: countriesOf(document.services),
      index,
    })),
    ...answers.found.map(({ document, language }, index) => ({
      kind: 'answer' as const,
      title: document.question,
      url: siteAddresses.answer(document.id),
      language,
      track: () => trackRead('questions', document),
      countries: countriesOf(document.services),
      index,
    })),
  ] satisfies Candidate[];
}

/**
 * What to read about a country: articles and answers that name its services, those about this country alone first, then
 * the first of each kind. The page depends on the texts that it shows and not on all: a new one comes with the next
 * rendering, or thirty guides would be rendered with each text that is saved.
 */
export async function findGuideReading(context: CallContext, country: string): Promise<Text[]> {
  const found = await withReadContext({ versions: undefined }, async () =>
    findCandidates(context, await findCountries(context), country),
  );
  const others = ({ countries }: Candidate) => Number(countries.some((other) => other !== country));
  return found
    .sort((one, other) => others(one) - others(other) || one.index - other.index)
    .slice(0, mostShown)
    .map(({ kind, title, url, language, track }) => {
      track();
      return { kind, title, url, language };
    });
}
