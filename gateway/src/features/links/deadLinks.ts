import type { Payload } from 'payload';

import { aboutPages, contentPages, extendedPages } from '@/contract/site/contentPages';
import { findRedirect } from '@/contract/site/findRedirect';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { pathOfLink, sitePlaceOf } from '../../domain/addresses';
import { redirectsOf } from '../../platform/plugins/extend';
import { contentIndex, type IndexedDocument } from './contentIndex';

/** A link in one document. */
export interface FoundLink {
  document: Pick<IndexedDocument, 'source' | 'id' | 'title' | 'version'>;
  href: string;
  /** The visible text of the link; empty where it has none of its own. */
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
export function linksIn(documents: IndexedDocument[]): FoundLink[] {
  const found = new Map<string, FoundLink>();
  const liveFirst = [...documents].sort(
    (a, b) => Number(a.version === 'draft') - Number(b.version === 'draft'),
  );
  for (const document of liveFirst)
    for (const reference of document.references) {
      if (reference.kind !== 'link') continue;
      const { source, id, title, version } = document;
      const { href, text } = reference;
      const key = `${source}:${id ?? ''} ${href}`;
      if (!found.has(key)) found.set(key, { document: { source, id, title, version }, href, text });
    }
  return [...found.values()];
}

/** Whether an address of the site leads to a page that is published. A wrong spelling does: the site corrects it. */
function leadsNowhere(
  path: string,
  published: ReadonlySet<string>,
  redirects: { from: string; to: string }[],
): boolean {
  if (findRedirect(redirects, path) || published.has(path)) return false;
  const { kind } = sitePlaceOf(path);
  return kind === 'always' ? builtPages.has(path) : kind !== 'misspelled';
}

/** Links to addresses of the site that lead nowhere as content is now, in what is published and in drafts. */
export async function findDeadInside(payload: Payload): Promise<FoundLink[]> {
  const documents = await contentIndex(payload);
  const live = documents.filter(({ version }) => version === 'live');
  const published = new Set(live.flatMap(({ addresses }) => addresses));
  const redirects = await redirectsOf(payload);
  return linksIn(documents).filter(
    ({ href }) => href.startsWith('/') && leadsNowhere(pathOfLink(href), published, redirects),
  );
}
