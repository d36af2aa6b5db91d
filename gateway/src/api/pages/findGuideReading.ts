import type { WireBlock } from '@/contract/calls/blocks';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { countryOfService } from '../../domain/countryOfService';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackRead, withReadContext } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';
import { findTranslated } from '../wire/translated';

type Text = Extract<WireBlock, { blockType: 'countryGuide' }>['reading'][number];

type Named = Parameters<typeof idOf>[0][] | null | undefined;

/** A text, the services that it names, and its place among the texts of its kind. */
interface Candidate extends Text {
  services: Named;
  index: number;
  /** Notes that the page depends on it. */
  track: () => void;
}

/** The most texts that a guide leads to. */
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
async function findCandidates(context: CallContext, services: number[]): Promise<Candidate[]> {
  if (services.length === 0) return [];
  const query = { where: { services: { in: services } }, limit: 0, populate: { services: {} } };
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
  return [
    ...articles.found.map(({ document, language }, index) => ({
      ...{ kind: 'article' as const, title: document.title, language, index, services: document.services },
      url: siteAddresses.article(document.articleType, document.id),
      track: () => trackRead('articles', document),
    })),
    ...answers.found.map(({ document, language }, index) => ({
      ...{ kind: 'answer' as const, title: document.question, language, index, services: document.services },
      url: siteAddresses.answer(document.id),
      track: () => trackRead('questions', document),
    })),
  ];
}

/**
 * Reading about a country: articles and answers that name its services, those about this country alone first, then
 * the first of each kind. The page depends on the texts that it shows and not on all: a new one comes with the next
 * rendering, or thirty guides would be rendered with each text that is saved.
 */
export async function findGuideReading(context: CallContext, country: string): Promise<Text[]> {
  const { countries, found } = await withReadContext({ versions: undefined }, async () => {
    const all = await findCountries(context);
    const own = [...all.keys()].filter((id) => all.get(id) === country);
    return { countries: all, found: await findCandidates(context, own) };
  });
  const isAboutOthers = ({ services }: Candidate) =>
    (services ?? []).some((service) => countries.get(idOf(service)) !== country);
  return found
    .sort((a, b) => Number(isAboutOthers(a)) - Number(isAboutOthers(b)) || a.index - b.index)
    .slice(0, mostShown)
    .map(({ kind, title, url, language, track }) => {
      track();
      return { kind, title, url, language };
    });
}
