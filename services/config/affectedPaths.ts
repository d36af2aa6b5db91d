import { isArticleType } from '@/services/domain/articles/article';
import type { PathParts, ChangedDocument } from '@/services/domain/content/contentChange';

import { paths } from './paths';
import { pathsOfKey } from './pathsOfKey';

/** A page that has been rendered. */
export interface RenderedPage {
  /** Without its language. */
  path: string;
  /** The documents it was made from, for example `articles:3` or `menu`; `articles` where it lists whichever there are. */
  documents: string[];
}

const home = [paths.home, paths.homes];
const registration = [paths.newcomers, paths.registration, paths.registered, paths.registeredBefore];
const questions = [paths.commonQuestion, paths.questions];

interface Rule {
  /** Pages that show a new document of this kind too, and those that have it as their own. */
  paths?: (parts: PathParts, id: number | undefined) => readonly string[];
  /** `one`: the pages that show this document, refer to it or list whichever there are; `all`: those that show any of its kind, for they show all; `every` page there is. */
  pages: 'one' | 'all' | 'every';
}

/** Where what comes from the CMS is shown. What no rule names is not on a rendered page: browsers ask for it. */
const rules: Record<string, Rule> = {
  articles: {
    paths: ({ articleType }, id = 0) => [
      ...(isArticleType(articleType) ? [paths.article(articleType, id), paths.schoolList(articleType)] : []),
      paths.school,
      ...home,
    ],
    pages: 'one',
  },
  pages: {
    paths: ({ pageKey = '', uid }) => [
      ...(pathsOfKey.get(pageKey) ?? []),
      ...(uid ? [paths.campaign(uid), paths.campaigns] : []),
    ],
    pages: 'one',
  },
  information: { paths: (_parts, id = 0) => [paths.notice(id), paths.information], pages: 'all' },
  questions: { paths: (_parts, id = 0) => [paths.answer(id), ...questions, ...home], pages: 'one' },
  'question-types': { paths: () => questions, pages: 'one' },
  services: {
    paths: () => [paths.prices, paths.services, paths.calculate(), paths.savedReports],
    pages: 'all',
  },
  partners: { paths: () => [paths.partners, ...home], pages: 'all' },
  'vat-rates': { pages: 'all' },
  posters: { paths: () => home, pages: 'all' },
  manuals: { paths: () => [paths.manuals], pages: 'all' },
  'video-courses': { paths: () => [paths.videos], pages: 'all' },
  channels: {
    paths: ({ channelCode, channelNo }) => [
      ...registration,
      ...[channelCode, channelNo].flatMap((name) => (name ? [paths.newcomersOf(name)] : [])),
    ],
    pages: 'all',
  },
  awards: { paths: () => registration, pages: 'all' },
  newcomers: { paths: () => registration, pages: 'one' },
  anniversary: { paths: () => [paths.anniversary], pages: 'one' },
  media: { pages: 'one' },
  documents: { pages: 'one' },
  menu: { pages: 'every' },
  'site-frame': { pages: 'every' },
};

/** What stands on every page is seen here first. */
const mostVisited: string[] = [paths.home, paths.services, paths.prices];

/** Later pages of a list shift with its first one. */
const isLaterPageOf = (path: string, lists: ReadonlySet<string>): boolean =>
  lists.has(path.replace(/\/\d+$/, '')) && path.startsWith(`${paths.school}/`);

/**
 * The paths, without language, whose pages a change of the CMS alters: the one place that knows. Where a document is
 * shown is told by the pages that have been `rendered`; where a new one will be, by the rules above. The sitemap is
 * made anew after any change. The order is that of importance: a document's own pages, those that most visitors open, the others.
 */
export function affectedPaths(
  { source, id, before, after }: ChangedDocument,
  rendered: RenderedPage[],
): string[] {
  const rule = rules[source];
  if (!rule) return [];
  const known = [before, after].flatMap((parts) => (parts ? (rule.paths?.(parts, id) ?? []) : []));
  const lists = new Set(known);
  const name = id === undefined ? source : `${source}:${id}`;
  const isShown: Record<Rule['pages'], (page: RenderedPage) => boolean> = {
    one: ({ documents }) => documents.includes(name) || documents.includes(source),
    all: ({ documents }) => documents.some((document) => document.startsWith(`${source}:`)),
    every: () => true,
  };
  const showing = rendered
    .filter((page) => isShown[rule.pages](page) || isLaterPageOf(page.path, lists))
    .map(({ path }) => path);
  const first = mostVisited.filter((path) => showing.includes(path));
  return [...new Set([...known, ...first, ...showing])];
}
