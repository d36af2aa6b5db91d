import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import type { Frame } from '@/services/domain/content/frame';
import type { Locale } from '@/services/domain/locale/locale';
import { configuredTitle } from '@/services/gateway/frame';

const read = new Map<Locale, Promise<Frame | undefined>>();

async function readFrame(locale: Locale): Promise<Frame | undefined> {
  try {
    const file = path.join(serverFolder(), 'pages', locale, '404.json');
    const { pageProps } = JSON.parse(await readFile(file, 'utf8')) as { pageProps?: { frame?: Frame } };
    return pageProps?.frame;
  } catch {
    return undefined;
  }
}

/** Header and footer as they were built; undefined where nothing was built. */
function builtFrame(locale: Locale): Promise<Frame | undefined> {
  const frame = read.get(locale) ?? readFrame(locale);
  read.set(locale, frame);
  return frame;
}

/**
 * For pages that must not ask the gateway: header and footer as they were built, or the title of the settings; nothing
 * where both are missing, for such a page must not fail.
 */
export async function builtBrand(locale: Locale): Promise<{ frame?: Frame; siteTitle?: string }> {
  const frame = await builtFrame(locale);
  if (frame) return { frame };
  try {
    return { siteTitle: configuredTitle() };
  } catch {
    return {};
  }
}
