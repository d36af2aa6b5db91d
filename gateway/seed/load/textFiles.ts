import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { type ContentLanguage, contentLanguages } from '../../src/domain/languages';

/** `F` is the front matter. */
export interface TextFile<F> {
  frontMatter: F;
  markdown: string;
}
export interface SeedText<F> {
  slug: string;
  files: Record<ContentLanguage, TextFile<F>>;
}

/** Splits YAML front matter from the text below it. */
export function parseText<F>(file: string): TextFile<F> {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error('The text has no front matter.');
  return { frontMatter: parse(parts[1]) as F, markdown: parts[2].trim() };
}

/** The texts of `folder/{slug}/{en,de}.md`, by name. */
export function readTexts<F>(folder: string): SeedText<F>[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const read = (language: ContentLanguage) =>
        parseText<F>(readFileSync(path.join(folder, slug, `${language}.md`), 'utf8'));
      const [en, de] = contentLanguages;
      return { slug, files: { en: read(en), de: read(de) } };
    })
    .sort((a, b) => a.slug.localeCompare(b.slug));
}

/** The oldest first: ids, and with them addresses, follow this order. */
export const readDatedTexts = <F extends { publishTime: string }>(folder: string): SeedText<F>[] =>
  readTexts<F>(folder).sort((a, b) =>
    a.files.en.frontMatter.publishTime.localeCompare(b.files.en.frontMatter.publishTime),
  );
