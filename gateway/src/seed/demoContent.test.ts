import { existsSync } from 'node:fs';
import path from 'node:path';

import { isHref } from '../fields/href';
import { demoContent } from './demoContent';
import { keysIn } from './seedKeys';

const gateway = path.join(__dirname, '../..');
const content = demoContent(gateway);
const { media, articles, services, pages, partners, frame } = content;

const known = {
  media: Object.keys(media),
  articles: articles.map(({ slug }) => slug),
  services: services.map(({ key }) => key),
};
const articleReferences = articles.map(({ files }) => {
  const { cover, related } = files.en.frontMatter;
  return { cover, related };
});

it.each(keysIn([pages, partners, frame, articleReferences]))('%s has "%s"', (collection, key) =>
  expect(known[collection as keyof typeof known]).toContain(key),
);

it.each(known.media)('%s is drawn', (key) =>
  expect(existsSync(path.join(content.mediaFolder, `${key}.svg`))).toBe(true),
);

it('has no key twice', () => {
  for (const keys of [
    known.services,
    pages.map(({ pageKey }) => pageKey),
    partners.map(({ name }) => name),
  ]) {
    expect(keys).toEqual([...new Set(keys)]);
  }
});

/** Every text below a property `url` or `menuUrl`. */
function addresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    /^(menuU|u)rl$/.test(name) && typeof child === 'string' ? [child] : addresses(child),
  );
}

it('leads only where links may lead', () => {
  expect(addresses(content).filter((address) => !isHref(address))).toEqual([]);
});
