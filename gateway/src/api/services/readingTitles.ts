import { documentId } from '@/contract/calls/envelope';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { Service } from '../../payload-types';
import { asVisitor, type CallContext } from '../../platform/http/callContext';

/** The ids in the addresses that services name for reading on. */
function idsIn(services: Pick<Service, 'articleUrl' | 'questionsUrl'>[]): number[] {
  const addresses = services.flatMap(({ articleUrl, questionsUrl }) => [articleUrl, questionsUrl]);
  const numbers = addresses.flatMap((address) => address?.match(/\d+/)?.map(Number) ?? []);
  return [...new Set(numbers)].filter((number) => documentId.safeParse(number).success);
}

/**
 * Titles of the articles, answers and types of questions that services name, by their address on the site. Those that are
 * not published, or elsewhere, are left out.
 */
export async function readingTitles(
  { payload, language }: CallContext,
  services: Pick<Service, 'articleUrl' | 'questionsUrl'>[],
): Promise<ReadonlyMap<string, string>> {
  const visitor = { ...asVisitor(language), depth: 0, pagination: false };
  const named = { ...visitor, where: { id: { in: idsIn(services) } } };
  const [articles, questions, types] = await Promise.all([
    payload.find({ collection: 'articles', ...named, select: { articleType: true, title: true } }),
    payload.find({ collection: 'questions', ...named, select: { question: true } }),
    payload.find({ collection: 'question-types', ...visitor, select: { type: true, typeName: true } }),
  ]);
  return new Map([
    ...articles.docs.map((doc) => [siteAddresses.article(doc.articleType, doc.id), doc.title] as const),
    ...questions.docs.map(({ id, question }) => [siteAddresses.answer(id), question] as const),
    ...types.docs.map(({ type, typeName }) => [siteAddresses.questionList(type), typeName] as const),
  ]);
}
