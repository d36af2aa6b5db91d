import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import { env } from '@/services/config/env';
import { isLocale, type Locale } from '@/services/domain/locale/locale';
import type { PageState } from '@/services/gateway/siteRequests';

import { clockTolerance, isOverdue, note, readBuilt, readPage, sitePages } from './pageStore';

/** Of the pages of the build, and of those that were rendered since. */
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
    const name = path.join(folder, file.replace(ending, ''));
    const entry = await (file.endsWith('.html') ? readBuilt(name) : readPage(name));
    // It may have been rendered meanwhile.
    if (sitePages.index.has(address)) continue;
    if (entry && (entry.value?.kind !== 'PAGES' || entry.value.pageData?.pageProps?.renderInfo))
      note(address, entry);
  }
}

let reading: Promise<void> | undefined;

/**
 * Every page that this instance answers with now, and those that are none now, with the documents that they were made from;
 * nothing is rendered for it.
 */
export async function knownPages(folder = serverFolder()): Promise<PageState[]> {
  reading ??= addFolder(path.join(folder, 'route-cache', 'PAGES')).then(() =>
    addFolder(path.join(folder, 'pages')),
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
    // One from the future, before the clock was set back, is due.
    const isAhead = storedAt > Date.now() + clockTolerance;
    const renewsAt = isAhead ? Date.now() : storedAt + (lifetime ?? env().REVALIDATE_SECONDS) * 1_000;
    const state = isOverdue(address, { storedAt, ...page }) ? 'unavailable' : page.state;
    return [{ path: rest || '/', locale, renewsAt, ...page, state }];
  });
}

const nameOf = (locale: Locale, page: string) => `/${locale}${page === '/' ? '' : page}`;

/** When a page that visitors get from this process was begun (milliseconds since 1970); undefined where it has none at hand. */
export function generatedAtOf(locale: Locale, page: string): number | undefined {
  const known = sitePages.index.get(nameOf(locale, page));
  return known?.state === 'shown' ? known.generatedAt : undefined;
}

/** The same of whatever this process has there, and be it a 404 or a redirect. */
export const lastRenderedAt = (locale: Locale, page: string): number | undefined =>
  sitePages.index.get(nameOf(locale, page))?.generatedAt;

/** Notes when the loader of an address began to find that no page is there, or that it moved: Next does not keep it. */
export function noteAbsence(locale: Locale, page: string, at: number): void {
  const name = nameOf(locale, page);
  // Of addresses that never were pages there is no end.
  if (sitePages.index.has(name) || sitePages.overdue.has(name)) sitePages.absences.set(name, at);
}

/**
 * Notes that something was published or changed at an address at a moment (milliseconds since 1970): a 404 from before it is
 * not answered any more. Who asks has the page rendered, and gets a 503 while it cannot be. Returns whether what is there is
 * from before.
 */
export function endAbsence(locale: Locale, page: string, at: number): boolean {
  const isBefore = (lastRenderedAt(locale, page) ?? 0) < at;
  if (isBefore) sitePages.overdue.set(nameOf(locale, page), at);
  return isBefore;
}

/** Whether an address changed after a moment and has not been rendered since. */
export const isOverdueSince = (locale: Locale, page: string, moment: number): boolean =>
  (sitePages.overdue.get(nameOf(locale, page)) ?? 0) > moment;

/** Has what never was a page here, and is in memory alone, rendered when it is next asked for. */
export function forgetUnknownPages(): void {
  for (const key of sitePages.memory.keys())
    if (!sitePages.index.has(addressOf(key))) sitePages.memory.delete(key);
}
