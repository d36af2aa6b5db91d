import type { WireSearchTitles } from '@/contract/calls/search';

import type { ContentLanguage } from '../../domain/languages';
import { asVisitor, type CallContext } from '../../platform/http/callContext';

/** For so many ms the titles are kept: the panel asks for them with its first opening in each tab. */
const lifetime = 30_000;

const kept = new Map<ContentLanguage, { readAt: number; titles: Promise<WireSearchTitles> }>();

/** All of them: a search that skips the older ones would find nothing where there is something. */
const all = { depth: 0, pagination: false, sort: ['-publishTime', '-id'] };

async function read({ payload, language }: CallContext): Promise<WireSearchTitles> {
  const visitor = asVisitor(language);
  const [articles, questions, information] = await Promise.all([
    payload.find({ collection: 'articles', ...visitor, ...all, select: { title: true, articleType: true } }),
    payload.find({ collection: 'questions', ...visitor, ...all, sort: '_order', select: { question: true } }),
    payload.find({ collection: 'information', ...visitor, ...all, select: { title: true } }),
  ]);
  return {
    articles: articles.docs.map(({ id, articleType, title }) => ({ id, articleType, title })),
    questions: questions.docs.map(({ id, question }) => ({ id, title: question })),
    information: information.docs.map(({ id, title }) => ({ id, title })),
  };
}

/** Titles of all articles, questions and notices that are published; at most 30 s old. */
export function findSearchTitles(context: CallContext): Promise<WireSearchTitles> {
  const now = context.now.getTime();
  const known = kept.get(context.language);
  if (known && now - known.readAt < lifetime) return known.titles;
  const titles = read(context);
  kept.set(context.language, { readAt: now, titles });
  titles.catch(() => kept.delete(context.language));
  return titles;
}
