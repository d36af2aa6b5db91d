import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { processState } from '@/contract/server/processState';
import { env } from '@/services/config/env';
import { isLocale, type Locale } from '@/services/domain/locale/locale';

import { pageFile, readPage } from './pageFiles';
import { pagesAtHand } from './pagesAtHand';

/** A page as this instance has it. Times are milliseconds since 1970. */
export interface CachedPage {
  /** Without its language. */
  path: string;
  locale: Locale;
  state: 'shown' | 'gone' | 'moved';
  generatedAt: number;
  renewsAt: number;
  content: string;
}
type State = Omit<CachedPage, 'path' | 'locale'>;
interface PageData {
  pageProps?: { renderInfo?: { renderedAt: number; documents: string } };
}

/** The pages that cacheHandler.js notes, by address with language. */
const rendered = processState('siteRenderedPages', () => new Map<string, State>());

const ending = /(\.html|\.page\.json)$/;
const filesIn = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder, { recursive: true })).filter((file) => ending.test(file)) : [];

const stateOf = (value: unknown) => {
  const { kind } = (value ?? {}) as { kind?: string };
  return kind === 'PAGES' ? 'shown' : kind ? 'moved' : 'gone';
};

/** A page that an earlier process rendered. */
async function renderedState(file: string): Promise<State | undefined> {
  const entry = await readPage(file.slice(0, -pageFile.length));
  if (!entry) return undefined;
  const { lastModified, value, cacheControl } = entry;
  const data: PageData | undefined = value?.pageData;
  const { renderInfo } = data?.pageProps ?? {};
  const state = stateOf(value);
  if (state !== 'shown') return { state, generatedAt: lastModified, renewsAt: lastModified, content: '' };
  if (!renderInfo) return undefined;
  const renewsAt = lastModified + (cacheControl?.revalidate || 0) * 1_000;
  return { state, generatedAt: renderInfo.renderedAt, renewsAt, content: renderInfo.documents };
}

/** A page that was built. */
async function builtState(file: string): Promise<State | undefined> {
  const data = JSON.parse(await readFile(file.replace(/\.html$/, '.json'), 'utf8')) as PageData;
  const { renderInfo } = data.pageProps ?? {};
  if (!renderInfo) return undefined;
  const renewsAt = (await stat(file)).mtimeMs + env().REVALIDATE_SECONDS * 1_000;
  return { state: 'shown', generatedAt: renderInfo.renderedAt, renewsAt, content: renderInfo.documents };
}

/** Next's own name for the folder between what a page belongs to and its address. */
const addressOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/^.*\/\$\//, '/').replace(ending, '');

async function readFolder(folder: string, pages: Map<string, State>): Promise<void> {
  for (const file of await filesIn(folder)) {
    const address = addressOf(file);
    if (pages.has(address)) continue;
    // A damaged file is no page; the page will be known once it is rendered.
    const read = file.endsWith(pageFile) ? renderedState : builtState;
    const state = await read(path.join(folder, file)).catch(() => undefined);
    if (state) pages.set(address, state);
  }
}

let reading: Promise<Map<string, State>> | undefined;

/** Pages of earlier processes, read once; later renders are noted as they happen. */
async function readFiles(serverFolder: string): Promise<Map<string, State>> {
  const pages = new Map<string, State>();
  await readFolder(path.join(serverFolder, 'route-cache', 'PAGES'), pages);
  await readFolder(path.join(serverFolder, 'pages'), pages);
  return pages;
}

/** Every page that this instance answers with now, and those that are gone; nothing is rendered for it. */
export async function cachedPages(serverFolder: string): Promise<CachedPage[]> {
  const pages = new Map([...(await (reading ??= readFiles(serverFolder))), ...rendered]);
  return [...pages].flatMap(([address, state]) => {
    const [, locale, rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
    if (!isLocale(locale)) return [];
    return [{ path: rest || '/', locale, ...state }];
  });
}

const keyOf = (locale: Locale, page: string) => `/${locale}${page === '/' ? '' : page}`;

/** Whether visitors get an answer while a page is rendered anew: this process has read one since its start. */
export const isAtHand = (locale: Locale, page: string): boolean => pagesAtHand.has(keyOf(locale, page));

/** When a page that this process has rendered was begun (milliseconds since 1970); undefined where it shows none. */
export function generatedAtOf(locale: Locale, page: string): number | undefined {
  const known = rendered.get(keyOf(locale, page));
  return known?.state === 'shown' ? known.generatedAt : undefined;
}
