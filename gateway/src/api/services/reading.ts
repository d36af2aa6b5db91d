import { documentId } from '@/contract/calls/envelope';
import type { WireService } from '@/contract/calls/services';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { Service } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { trackList } from '../../sync/trackVersions';
import { idOf } from '../wire/relation';

type Named = Pick<Service, 'id' | 'articleUrl' | 'questionsUrl'>;

/** Texts that explain services. */
export interface Reading {
  /** The texts to read about a service: the address that it names, then the texts that name it. */
  of: (service: Named) => WireService['reading'];
  /** Null for an address that is none of a published text. */
  titleOf: (address: string | null | undefined) => string | null;
}

/** A service leads to so many texts, its questions among them: the page of an area shows forty services. */
const mostTexts = 2;

/** The ids in the addresses that services name. */
function idsIn(services: Named[]): number[] {
  const addresses = services.flatMap(({ articleUrl, questionsUrl }) => [articleUrl, questionsUrl]);
  const numbers = addresses.flatMap((address) => address?.match(/\d+/)?.map(Number) ?? []);
  return [...new Set(numbers)].filter((number) => documentId.safeParse(number).success);
}

/** The published texts that these services name, or that name them: articles, answers, films, manuals, then notices. */
export async function findReading({ payload, language }: CallContext, services: Named[]): Promise<Reading> {
  const collections = ['articles', 'questions', 'video-courses', 'manuals', 'information'] as const;
  collections.forEach(trackList);
  const visitor = { ...asVisitor(language), depth: 0, pagination: false };
  const about = { services: { in: services.map(({ id }) => id) } };
  const named = { ...visitor, where: { or: [about, { id: { in: idsIn(services) } }] } };
  const naming = { ...visitor, where: about };
  const newestFirst = ['-publishTime', '-id'];
  const title = { title: true, services: true } as const;
  const [articles, questions, films, manuals, notices, types] = await Promise.all([
    payload.find({
      collection: 'articles',
      ...named,
      sort: newestFirst,
      select: { ...title, articleType: true },
    }),
    payload.find({
      collection: 'questions',
      ...named,
      sort: '_order',
      select: { question: true, services: true },
    }),
    payload.find({ collection: 'video-courses', ...naming, sort: '_order', select: title }),
    payload.find({ collection: 'manuals', ...naming, sort: '_order', select: title }),
    payload.find({ collection: 'information', ...naming, sort: newestFirst, select: title }),
    payload.find({ collection: 'question-types', ...visitor, select: { type: true, typeName: true } }),
  ]);
  const texts = [
    ...articles.docs.map((doc) => ({
      kind: 'articles',
      ...doc,
      url: siteAddresses.article(doc.articleType, doc.id),
    })),
    ...questions.docs.map((doc) => ({
      kind: 'questions',
      ...doc,
      title: doc.question,
      url: siteAddresses.answer(doc.id),
    })),
    ...films.docs.map((doc) => ({ kind: 'films', ...doc, url: siteAddresses.lesson(doc.id) })),
    ...manuals.docs.map((doc) => ({ kind: 'manuals', ...doc, url: siteAddresses.manual(doc.id) })),
    ...notices.docs.map((doc) => ({ kind: 'notices', ...doc, url: siteAddresses.notice(doc.id) })),
  ];
  const titles = new Map([
    ...texts.map(({ url, title }) => [url, title] as const),
    ...types.docs.map(({ type, typeName }) => [siteAddresses.questionList(type), typeName] as const),
  ]);
  const titleOf: Reading['titleOf'] = (address) => titles.get(address ?? '') ?? null;
  const of: Reading['of'] = ({ id, articleUrl, questionsUrl }) => {
    const counts = new Map<string, number>();
    const found = texts
      .filter(({ services: mentioned }) => mentioned?.some((service) => idOf(service) === id))
      .map(({ kind, url }) => {
        const place = counts.get(kind) ?? 0;
        counts.set(kind, place + 1);
        return { url, place };
      })
      // The first of each kind before the second of any.
      .sort((a, b) => a.place - b.place);
    const urls = new Set([...(articleUrl ? [articleUrl] : []), ...found.map(({ url }) => url)]);
    return [...urls]
      .slice(0, questionsUrl ? mostTexts - 1 : mostTexts)
      .map((url) => ({ url, title: titleOf(url) }));
  };
  return { of, titleOf };
}
