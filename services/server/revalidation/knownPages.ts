import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { RenderedPage } from '@/services/config/affectedPaths';
import { env } from '@/services/config/env';
import { isLocale, type Locale } from '@/services/domain/locale/locale';
import { documentsIn } from '@/services/gateway/contentVersions';

import { pageFile, readBuilt, readPage } from './pageFiles';
import { describe, type IndexedPage, sitePages } from './pageIndex';

/** A page as this instance answers with it. Times are milliseconds since 1970. */
export interface KnownPage extends Omit<IndexedPage, 'storedAt' | 'lifetime'> {
  /** Without its language. */
  path: string;
  locale: Locale;
  renewsAt: number;
}

const ending = /(\.html|\.page\.json)$/;

/** Next's own name for the folder between what a page belongs to and its address. */
const addressOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/^.*\/\$\//, '/').replace(ending, '');

/** Adds the pages that earlier processes and the build have left. What says nothing of its documents is no page of ours. */
async function addFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const file of await readdir(folder, { recursive: true })) {
    const address = addressOf(file);
    if (!ending.test(file) || sitePages.index.has(address)) continue;
    const name = path.join(folder, file);
    const entry = file.endsWith(pageFile)
      ? await readPage(name.slice(0, -pageFile.length))
      : await readBuilt(name.slice(0, -'.html'.length));
    // It may have been rendered meanwhile.
    if (sitePages.index.has(address)) continue;
    if (entry && (entry.value?.kind !== 'PAGES' || entry.value.pageData?.pageProps?.renderInfo))
      sitePages.index.set(address, describe(entry));
  }
}

let reading: Promise<void> | undefined;

/** Every page that this instance answers with now, and those that are gone; nothing is rendered for it. */
export async function knownPages(serverFolder: string): Promise<KnownPage[]> {
  reading ??= addFolder(path.join(serverFolder, 'route-cache', 'PAGES')).then(() =>
    addFolder(path.join(serverFolder, 'pages')),
  );
  try {
    await reading;
  } catch (error) {
    // The next question reads them again.
    reading = undefined;
    throw error;
  }
  return [...sitePages.index].flatMap(([address, { storedAt, lifetime, ...page }]) => {
    const [, locale, rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
    if (!isLocale(locale)) return [];
    const renewsAt = storedAt + (lifetime ?? env().REVALIDATE_SECONDS) * 1_000;
    return [{ path: rest || '/', locale, renewsAt, ...page }];
  });
}

/** Of these pages those that visitors see, with the names of the documents they were made from. */
export const renderedPages = (pages: KnownPage[]): RenderedPage[] =>
  pages
    .filter(({ state }) => state === 'shown')
    .map((page) => ({ path: page.path, documents: documentsIn(page.documents) }));

/** When a page that visitors get from this process was begun (milliseconds since 1970); undefined where it has none at hand. */
export function generatedAtOf(locale: Locale, page: string): number | undefined {
  const known = sitePages.index.get(`/${locale}${page === '/' ? '' : page}`);
  return known?.state === 'shown' ? known.generatedAt : undefined;
}
