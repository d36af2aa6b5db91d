import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { environment } from './environment';

/** The folder in which a site keeps its rendered pages (docs/decisions/0029). */
const folder = () => path.join(environment.distDir, 'server/route-cache/PAGES');

export const isWhole = (html: string): boolean => html.trimEnd().endsWith('</html>');

/** Files of the folder, as paths in it. */
const pageFiles = (): string[] =>
  existsSync(folder()) ? readdirSync(folder(), { recursive: true, encoding: 'utf8' }) : [];

/** Files of rendered pages that are cut off. */
export const tornFiles = (): string[] =>
  pageFiles().filter((file) => {
    if (!file.endsWith('.page.json')) return false;
    try {
      const { value } = JSON.parse(readFileSync(path.join(folder(), file), 'utf8')) as {
        value: { html?: string } | null;
      };
      return value?.html !== undefined && !isWhole(value.html);
    } catch {
      return true;
    }
  });

/** The files of one page, as whole paths; `name` is its address with the language, without a slash at the beginning. */
export const filesOfPage = (name: string): string[] =>
  pageFiles()
    .filter((file) => file.includes(`/${name}.`))
    .map((file) => path.join(folder(), file));
