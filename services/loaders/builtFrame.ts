import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import type { Frame } from '@/services/domain/content/frame';
import type { Locale } from '@/services/domain/locale/locale';

const read = new Map<Locale, Promise<Frame | undefined>>();

async function readFrame(locale: Locale): Promise<Frame | undefined> {
  try {
    const file = path.join(serverFolder(), 'pages', locale, '500.json');
    const { pageProps } = JSON.parse(await readFile(file, 'utf8')) as { pageProps?: { frame?: Frame } };
    return pageProps?.frame;
  } catch {
    return undefined;
  }
}

/** Header and footer as they were built, for pages that must not ask the gateway; undefined where nothing was built. */
export function builtFrame(locale: Locale): Promise<Frame | undefined> {
  const frame = read.get(locale) ?? readFrame(locale);
  read.set(locale, frame);
  return frame;
}
