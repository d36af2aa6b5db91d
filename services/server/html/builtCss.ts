import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';

const texts = new Map<string, string>();
/** Classes that `next/font` makes; the site names the families themselves. */
const fontClasses = /\.__className_\w+\{[^}]*\}/g;

/** A stylesheet of this build, without what no page uses. @param file as the build's list of files names it */
export function builtCss(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(path.join(serverFolder(), '..', file), 'utf8')
      .replaceAll(fontClasses, '')
      .trim();
    texts.set(file, text);
  }
  return text;
}
