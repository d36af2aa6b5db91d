import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serverFolder } from '@/services/config/build';

const texts = new Map<string, string>();
/** Classes that `next/font` makes; the site names the families themselves. */
const fontClasses = /\.__className_\w+\{[^}]*\}/g;

/** All browsers that know variable fonts know this format. */
const format = / format\(["']woff2["']\)/g;
/** Zeros before a code point. */
const zeros = /(?<=\bu\+(?:[\da-f]+-)?)0+(?=[\da-f])/gi;

/** A stylesheet of this build, without what no page uses. @param file as the build's list of files names it */
export function builtCss(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(path.join(serverFolder(), '..', file), 'utf8')
      .replaceAll(fontClasses, '')
      .replaceAll(format, '')
      .replaceAll(zeros, '')
      .trim();
    texts.set(file, text);
  }
  return text;
}
