import { createRanking } from '@/shared/search/createRanking';

import type { ContentLanguage } from '../../domain/languages';
import { synonymsIn } from '../../domain/synonyms';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { withReadContext } from '../../sync/trackVersions';

interface Index {
  /** What it was made of: another one is made when that has changed. */
  state: string;
  rank: ReturnType<typeof createRanking>;
  /** The key of each question's type, by its id. */
  types: Map<string, string>;
}

const kept = new Map<ContentLanguage, Promise<Index>>();

/** Changes with every question, type of question and group of words that is published, changed or taken away. */
async function stateOf({ payload }: CallContext): Promise<string> {
  const newest = { sort: '-updatedAt', limit: 1, depth: 0, select: { updatedAt: true } } as const;
  const visitor = asVisitor('en');
  const [questions, types, panel] = await Promise.all([
    payload.find({ collection: 'questions', ...visitor, ...newest }),
    payload.find({ collection: 'question-types', ...visitor, ...newest }),
    payload.findGlobal({ slug: 'search-panel', ...visitor, depth: 0, select: { updatedAt: true } }),
  ]);
  return JSON.stringify([
    ...[questions, types].flatMap(({ totalDocs, docs }) => [totalDocs, docs[0]?.updatedAt]),
    panel.updatedAt,
  ]);
}

/** All published questions in the reader's language, those that it lacks in English. */
async function makeIndex({ payload, language }: CallContext, state: string): Promise<Index> {
  const find = async (locale: ContentLanguage) =>
    payload.find({
      collection: 'questions',
      ...asVisitor(locale),
      fallbackLocale: false,
      pagination: false,
      sort: '_order',
      select: { question: true, searchText: true, type: true },
    });
  const [own, english, panel] = await Promise.all([
    find(language),
    find('en'),
    payload.findGlobal({ slug: 'search-panel', ...asVisitor(language), depth: 0 }),
  ]);
  const inEnglish = new Map(english.docs.map((question) => [question.id, question]));
  const texts = own.docs.map((question) => {
    const { question: title, searchText } = question.searchText
      ? question
      : (inEnglish.get(question.id) ?? question);
    return { key: String(question.id), title, further: searchText ?? '' };
  });
  return {
    state,
    rank: createRanking(
      texts,
      (panel.synonyms ?? []).map(({ words }) => synonymsIn(words)),
    ),
    types: new Map(own.docs.map(({ id, type }) => [String(id), typeof type === 'object' ? type.type : ''])),
  };
}

/** The index is kept in memory as long as nothing in it has changed. */
async function indexOf(context: CallContext): Promise<Index> {
  const state = await stateOf(context);
  const known = kept.get(context.language);
  if (known && (await known).state === state) return known;
  const made = makeIndex(context, state);
  kept.set(context.language, made);
  made.catch(() => kept.delete(context.language));
  return made;
}

/** The ids of the questions of a type that fit a keyword, the best first, and what they do not have of it. */
export async function rankQuestions(
  context: CallContext,
  { keyword, type }: { keyword: string; type?: string },
): Promise<{ ids: number[]; unknown: string[]; isPartial: boolean }> {
  // What stands in the answer is noted when it is read; the index has all questions.
  const { rank, types } = await withReadContext({ drafts: undefined, versions: undefined }, () =>
    indexOf(context),
  );
  const { texts, unknown, isPartial } = rank(keyword);
  const ids = texts.filter(({ key }) => !type || types.get(key) === type).map(({ key }) => Number(key));
  return { ids, unknown, isPartial };
}
