import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';
import type { LayoutData } from '@/services/domain/content/layoutData';
import type { Locale } from '@/services/domain/locale/locale';
import { configuredTitle } from '@/services/gateway/layoutData';

const read = new Map<Locale, Promise<LayoutData | undefined>>();

async function readLayoutData(locale: Locale): Promise<LayoutData | undefined> {
  try {
    const file = path.join(serverFolder(), 'pages', locale, '404.json');
    const { pageProps } = JSON.parse(await readFile(file, 'utf8')) as {
      pageProps?: { layoutData?: LayoutData };
    };
    return pageProps?.layoutData;
  } catch {
    return undefined;
  }
}

/** Header and footer as they were built; undefined where nothing was built. */
function builtLayoutData(locale: Locale): Promise<LayoutData | undefined> {
  const layoutData = read.get(locale) ?? readLayoutData(locale);
  read.set(locale, layoutData);
  return layoutData;
}

/**
 * For pages that must not ask the gateway: header and footer as they were built, or the title of the settings; nothing
 * where both are missing, for such a page must not fail.
 */
export async function builtBrand(locale: Locale): Promise<{ layoutData?: LayoutData; siteTitle?: string }> {
  const layoutData = await builtLayoutData(locale);
  if (layoutData) return { layoutData };
  try {
    return { siteTitle: configuredTitle() };
  } catch {
    return {};
  }
}
