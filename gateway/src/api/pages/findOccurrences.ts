import type { WireBlock } from '@/contract/calls/blocks';
import { siteAddresses } from '@/contract/site/siteAddresses';

import type { ContentLanguage } from '../../domain/languages';
import { countMentions, termFinder } from '../../domain/mentions';
import { richTextToPlain } from '../../domain/richText';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { withReadContext } from '../../sync/trackVersions';
import { trackList } from '../../sync/trackVersions';
import { findTranslated } from '../wire/translated';

type Occurrence = Extract<WireBlock, { blockType: 'glossary' }>['terms'][number]['occurrences'][number];

/** A text of the site that may use a term. */
interface SiteText {
  title: string;
  url: string;
  language: ContentLanguage;
  /** In small letters. */
  text: string;
}

/** Of each kind the newest: a page must not read a library of any size. */
const mostTexts = 200;
/** Occurrences of a term, the best first. */
const mostShown = 3;

async function articleTexts(context: CallContext): Promise<SiteText[]> {
  const select = { articleType: true, title: true, summary: true, content: true } as const;
  const query = { sort: ['-publishTime', '-id'], limit: mostTexts, select };
  const { found } = await findTranslated(context, 'articles', ['title', 'summary', 'content'], query);
  return found.map(({ document: { id, articleType, title, summary, content }, language }) => ({
    title,
    url: siteAddresses.article(articleType, id),
    language,
    text: `${summary}\n${richTextToPlain(content)}`,
  }));
}

async function questionTexts(context: CallContext): Promise<SiteText[]> {
  const select = { question: true, summary: true, answer: true } as const;
  const query = { sort: '_order', limit: mostTexts, select };
  const { found } = await findTranslated(context, 'questions', ['question', 'summary', 'answer'], query);
  return found.map(({ document: { id, question, summary, answer }, language }) => ({
    title: question,
    url: siteAddresses.answer(id),
    language,
    text: `${summary}\n${richTextToPlain(answer)}`,
  }));
}

async function serviceTexts({ payload, language }: CallContext): Promise<SiteText[]> {
  const { docs } = await payload.find({
    collection: 'services',
    ...asVisitor(language),
    depth: 0,
    sort: '_order',
    pagination: false,
  });
  return docs.map(({ serverName, summary, category }) => ({
    title: serverName,
    url: siteAddresses.servicesOf(category),
    language,
    text: summary ?? '',
  }));
}

/** Texts of the site, read without naming each: the page depends on the lists, and its answer's header stays short. */
async function readTexts(context: CallContext): Promise<SiteText[]> {
  const texts = await withReadContext({ versions: undefined }, () =>
    Promise.all([articleTexts(context), questionTexts(context), serviceTexts(context)]),
  );
  for (const source of ['articles', 'questions', 'services']) trackList(source);
  return texts.flat().map(({ text, ...site }) => ({ ...site, text: text.toLowerCase() }));
}

/** A title that names the term is worth as much as this many mentions. */
const worthOfTitle = 10;

function occurrencesOf(term: Record<ContentLanguage, string>, texts: readonly SiteText[]): Occurrence[] {
  const finders = { en: termFinder(term.en), de: termFinder(term.de) };
  return texts
    .map(({ title, url, language, text }) => {
      const mentions = (value: string) => countMentions(value, finders[language]);
      return { title, url, language, worth: mentions(title.toLowerCase()) * worthOfTitle + mentions(text) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostShown)
    .map(({ title, url, language }) => ({ title, url, language }));
}

/** Looks terms up in the articles, answers and services of the site. */
export type FindOccurrences = (term: Record<ContentLanguage, string>) => Occurrence[];

/** Reads the texts of the site once and returns what finds a term in them, in the language that each text is in. */
export async function occurrenceFinder(context: CallContext): Promise<FindOccurrences> {
  const texts = await readTexts(context);
  return (term) => occurrencesOf(term, texts);
}
