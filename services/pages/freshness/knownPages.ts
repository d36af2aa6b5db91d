import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { env } from '@/services/config/env';
import { isLocale, type Locale } from '@/services/domain/locale';

/** A page as this instance has it. Times are milliseconds since 1970. */
export interface KnownPage {
  /** Without its language. */
  path: string;
  locale: Locale;
  state: 'shown' | 'gone' | 'moved';
  generatedAt: number;
  renewsAt: number;
  content: string;
}
type State = Omit<KnownPage, 'path' | 'locale'>;
interface PageFile {
  pageProps?: { made?: { at: number; of: string } };
}

const gone = '.gone.json';

/** What pageCache.js notes, by address with language. */
const shared = globalThis as { siteRenderedPages?: Map<string, State> };
const rendered = (shared.siteRenderedPages ??= new Map<string, State>());

const filesIn = async (folder: string) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((file) => /\.(html|gone\.json)$/.test(file))
    : [];

const jsonOf = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function stateIn(file: string): Promise<State | undefined> {
  if (file.endsWith(gone)) {
    const { lastModified: at, value } = await jsonOf<{ lastModified: number; value: unknown }>(file);
    return { state: value ? 'moved' : 'gone', generatedAt: at, renewsAt: at, content: '' };
  }
  if (existsSync(file.replace(/\.html$/, gone))) return undefined;
  const { made } = (await jsonOf<PageFile>(file.replace(/\.html$/, '.json'))).pageProps ?? {};
  if (!made) return undefined;
  const renewsAt = (await stat(file)).mtimeMs + env().REVALIDATE_SECONDS * 1_000;
  return { state: 'shown', generatedAt: made.at, renewsAt, content: made.of };
}

/** Next's own name for the folder between what a page belongs to and its address. */
const addressOf = (file: string) =>
  `/${file.split(path.sep).join('/')}`.replace(/^.*\/\$\//, '/').replace(/(\.html|\.gone\.json)$/, '');

async function readFolder(folder: string, pages: Map<string, State>): Promise<void> {
  for (const file of await filesIn(folder)) {
    const address = addressOf(file);
    if (pages.has(address)) continue;
    // A file that is being written just now will be known by who writes it.
    const state = await stateIn(path.join(folder, file)).catch(() => undefined);
    if (state) pages.set(address, state);
  }
}

let reading: Promise<Map<string, State>> | undefined;

/** What earlier processes left, read once: whatever is rendered later is noted as it happens. */
async function readFiles(serverFolder: string): Promise<Map<string, State>> {
  const pages = new Map<string, State>();
  await readFolder(path.join(serverFolder, 'route-cache', 'PAGES'), pages);
  await readFolder(path.join(serverFolder, 'pages'), pages);
  return pages;
}

/** Every page that this instance answers with now, and those that are gone; nothing is rendered for it. */
export async function knownPages(serverFolder: string): Promise<KnownPage[]> {
  const pages = new Map([...(await (reading ??= readFiles(serverFolder))), ...rendered]);
  return [...pages].flatMap(([address, state]) => {
    const [, locale, rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(address) ?? [];
    if (!isLocale(locale) || /^\/(404|500)$/.test(rest)) return [];
    return [{ path: rest || '/', locale, ...state }];
  });
}

/** When a page that this process has rendered was begun (milliseconds since 1970); undefined where it shows none. */
export function generatedAtOf(locale: Locale, page: string): number | undefined {
  const known = rendered.get(`/${locale}${page === '/' ? '' : page}`);
  return known?.state === 'shown' ? known.generatedAt : undefined;
}
