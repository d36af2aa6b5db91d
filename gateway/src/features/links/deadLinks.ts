import type { Payload } from 'payload';

import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { pathOfLink, sitePlaceOf } from '../../domain/addresses';
import { contentIndex, type IndexedDocument } from './contentIndex';

/** A link that leads nowhere, in one document. */
export interface DeadLink {
  document: Pick<IndexedDocument, 'source' | 'id' | 'title' | 'version'>;
  href: string;
  /** The visible text of the link; empty where it has none of its own. */
  text: string;
  /** Of an outside address: what it answered, and when it was asked last. */
  outside?: { problem: OutsideProblem; status?: number; checkedAt: string };
}

/** Why an outside address is taken for dead. */
export type OutsideProblem = 'status' | 'unknownHost' | 'noAnswer' | 'badCertificate';

interface FoundLink {
  document: IndexedDocument;
  href: string;
  text: string;
}

/** The site has these addresses as long as their page is published in the CMS. */
const builtPages = new Set<string>([
  ...contentPages,
  ...aboutPages,
  ...extendedPages,
  siteAddresses.home,
  siteAddresses.homes,
  siteAddresses.freeTrial,
  siteAddresses.campaigns,
]);

/** Each link of each document once; a draft that has the link of its live version adds nothing. */
function linksIn(documents: IndexedDocument[]): FoundLink[] {
  const found = new Map<string, FoundLink>();
  const liveFirst = [...documents].sort(
    (a, b) => Number(a.version === 'draft') - Number(b.version === 'draft'),
  );
  for (const document of liveFirst)
    for (const reference of document.references) {
      if (reference.kind !== 'link') continue;
      const { href, text } = reference;
      const key = `${document.source}:${document.id ?? ''} ${href}`;
      if (!found.has(key)) found.set(key, { document, href, text });
    }
  return [...found.values()];
}

/** Whether an address of the site leads to a page that is published. A wrong spelling does: the site corrects it. */
function leadsNowhere(
  path: string,
  published: ReadonlySet<string>,
  redirected: ReadonlySet<string>,
): boolean {
  if (redirected.has(path) || published.has(path)) return false;
  const { kind } = sitePlaceOf(path);
  return kind === 'always' ? builtPages.has(path) : kind !== 'misspelled';
}

/** Longer addresses are not kept. */
const longest = 2_000;

const isOutside = (href: string): boolean => /^https?:\/\//i.test(href) && href.length <= longest;

/** The outside addresses that live content links to, each once, without the place on the page. */
export async function outsideAddresses(payload: Payload): Promise<string[]> {
  const documents = await contentIndex(payload);
  const links = linksIn(documents).filter(
    ({ document, href }) => document.version === 'live' && isOutside(href),
  );
  return [...new Set(links.map(({ href }) => withoutPlace(href)))].sort();
}

const withoutPlace = (href: string): string => href.replace(/#.*$/, '');

/**
 * Links of the site that lead nowhere: inside as content is now, in what is published and in drafts; outside as the last
 * check of each address found it.
 */
export async function findDeadLinks(payload: Payload): Promise<DeadLink[]> {
  const documents = await contentIndex(payload);
  const { docs: checks } = await payload.find({
    collection: 'link-checks',
    where: { problem: { exists: true } },
    pagination: false,
    depth: 0,
  });
  const deadOutside = new Map(checks.map((check) => [check.url, check]));
  const live = documents.filter(({ version }) => version === 'live');
  const published = new Set(live.flatMap(({ addresses }) => addresses));
  const { docs: redirects } = await payload.find({ collection: 'redirects', pagination: false, depth: 0 });
  const redirected = new Set(redirects.map(({ from }) => from));
  return linksIn(documents).flatMap(({ document, href, text }): DeadLink[] => {
    const { source, id, title, version } = document;
    const link = { document: { source, id, title, version }, href, text };
    if (href.startsWith('/')) return leadsNowhere(pathOfLink(href), published, redirected) ? [link] : [];
    const check = isOutside(href) ? deadOutside.get(withoutPlace(href)) : undefined;
    if (!check?.problem) return [];
    const { problem, status, checkedAt } = check;
    return [{ ...link, outside: { problem, checkedAt, ...(status && { status }) } }];
  });
}
