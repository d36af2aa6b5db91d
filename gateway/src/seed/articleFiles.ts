import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import type { SeedArticleFrontMatter } from '../../seed/types';
import { contentLanguages, type ContentLanguage } from '../domain/languages';

export interface ArticleFile {
  frontMatter: SeedArticleFrontMatter;
  markdown: string;
}
export interface SeedArticle {
  slug: string;
  files: Record<ContentLanguage, ArticleFile>;
}

/** Splits YAML front matter from the text below it. */
export function parseArticle(file: string): ArticleFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'));
  if (!parts?.[1] || !parts[2]) throw new Error('The article has no front matter.');
  return { frontMatter: parse(parts[1]) as SeedArticleFrontMatter, markdown: parts[2].trim() };
}

/** The articles of `folder/{slug}/{en,de}.md`, the oldest first: ids, and with them addresses, follow this order. */
export function readArticles(folder: string): SeedArticle[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const read = (language: ContentLanguage) =>
        parseArticle(readFileSync(path.join(folder, slug, `${language}.md`), 'utf8'));
      const [en, de] = contentLanguages;
      return { slug, files: { en: read(en), de: read(de) } };
    })
    .sort(
      (a, b) =>
        a.files.en.frontMatter.publishTime.localeCompare(b.files.en.frontMatter.publishTime) ||
        a.slug.localeCompare(b.slug),
    );
}
