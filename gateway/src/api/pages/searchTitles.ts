import type { WireSearchTitles } from '@/contract/calls/search';
import { pathOfPage } from '@/contract/site/contentTable';
import { indexedWordsOf, isFiller } from '@/shared/search/words';

import type { ContentLanguage } from '../../domain/languages';
import { synonymsIn } from '../../domain/synonyms';
import { asVisitor, type CallContext } from '../../platform/http/callContext';

/** For so many ms the titles are kept: the panel asks for them with its first opening in each tab. */
const lifetime = 2_000;

const kept = new Map<ContentLanguage, { readAt: number; titles: Promise<WireSearchTitles> }>();

/** All of them: a search that skips the older ones would find nothing where there is something. */
const all = { depth: 0, pagination: false, sort: ['-publishTime', '-id'] };

/** So many words of a summary are sent: the titles of a thousand texts stay small. */
const mostWords = 12;

/** The telling words of a summary that its title does not have, the first ones. */
function furtherWords(summary: string, title: string): string {
  const titled = new Set(indexedWordsOf(title));
  const words = summary.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const telling = words.filter((word) => {
    const [written = ''] = indexedWordsOf(word);
    return !isFiller(written) && !titled.has(written);
  });
  return [...new Set(telling)].slice(0, mostWords).join(' ');
}

interface Link {
  title: string;
  area: string;
  url: string;
}

/** A path of the site itself, not one of another site or of an e-mail. */
const isOwnPath = (url: string | null | undefined): url is string => Boolean(url?.startsWith('/'));

/** The pages that menu and footer lead to, as they are called there. */
async function findLinks({ payload, language }: CallContext): Promise<Link[]> {
  const visitor = asVisitor(language);
  const [menu, frame] = await Promise.all([
    payload.findGlobal({ slug: 'menu', ...visitor, depth: 0 }),
    payload.findGlobal({ slug: 'site-frame', ...visitor, depth: 0 }),
  ]);
  const fromMenu = (menu.items ?? []).flatMap(({ menuName, menuUrl, children }) => [
    { title: menuName, area: '', url: menuUrl },
    ...(children ?? []).map((child) => ({ title: child.menuName, area: menuName, url: child.menuUrl })),
  ]);
  const fromFooter = (frame.pcnavList ?? []).flatMap(({ name, links }) =>
    (links ?? []).map((link) => ({ title: link.name, area: name, url: link.url })),
  );
  const legal = (frame.function ?? []).map(({ name, url }) => ({ title: name, area: '', url }));
  return [...fromMenu, ...fromFooter, ...legal].flatMap(({ title, area, url }) =>
    isOwnPath(url) ? [{ title, area, url }] : [],
  );
}

/** Pages of the CMS and those that menu and footer lead to; each once, found by both of its names. */
async function findPages(context: CallContext): Promise<WireSearchTitles['pages']> {
  const { payload, language } = context;
  const [{ docs }, links] = await Promise.all([
    payload.find({
      collection: 'pages',
      ...asVisitor(language),
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { title: true, pageKey: true, uid: true },
    }),
    findLinks(context),
  ]);
  const titles = new Map<string, string>();
  for (const { title, pageKey, uid } of docs) {
    const path = pathOfPage(pageKey ?? '');
    // Campaigns are for those who were invited.
    if (path && !uid) titles.set(path, title);
  }
  const pages = new Map<string, WireSearchTitles['pages'][number]>();
  for (const link of links)
    if (!pages.has(link.url)) pages.set(link.url, { ...link, words: titles.get(link.url) ?? '' });
  for (const [url, title] of titles) if (!pages.has(url)) pages.set(url, { title, area: '', url, words: '' });
  return [...pages.values()];
}

async function read(context: CallContext): Promise<WireSearchTitles> {
  const { payload, language } = context;
  const visitor = asVisitor(language);
  const select = { title: true, summary: true } as const;
  const [articles, questions, information, pages, panel] = await Promise.all([
    payload.find({ collection: 'articles', ...visitor, ...all, select: { ...select, articleType: true } }),
    payload.find({
      collection: 'questions',
      ...visitor,
      ...all,
      depth: 1,
      sort: '_order',
      select: { question: true, summary: true, type: true },
    }),
    payload.find({ collection: 'information', ...visitor, ...all, select }),
    findPages(context),
    payload.findGlobal({ slug: 'search-panel', ...visitor, depth: 0 }),
  ]);
  return {
    pages,
    articles: articles.docs.map(({ id, articleType, title, summary }) => ({
      id,
      articleType,
      title,
      words: furtherWords(summary, title),
    })),
    questions: questions.docs.map(({ id, question: title, summary, type }) => ({
      id,
      title,
      words: furtherWords(`${typeof type === 'object' ? type.typeName : ''} ${summary}`, title),
    })),
    information: information.docs.map(({ id, title, summary }) => ({
      id,
      title,
      words: furtherWords(summary, title),
    })),
    synonyms: (panel.synonyms ?? []).map(({ words }) => synonymsIn(words)),
  };
}

/** What the search panel finds besides services, as far as it is published; at most 2 s old. */
export function findSearchTitles(context: CallContext): Promise<WireSearchTitles> {
  const now = context.now.getTime();
  const known = kept.get(context.language);
  if (known && now - known.readAt < lifetime) return known.titles;
  const titles = read(context);
  kept.set(context.language, { readAt: now, titles });
  titles.catch(() => kept.delete(context.language));
  return titles;
}
