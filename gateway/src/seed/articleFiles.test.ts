import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseArticle, readArticles } from './articleFiles';

const text = (publishTime: string) =>
  `---\ntitle: "A: b"\npublishTime: "${publishTime}"\n---\nText\n\n---\n\nMore\n`;

it('splits front matter from text and keeps later rules in the text', () => {
  const { frontMatter, markdown } = parseArticle(text('2026-01-01'));
  expect(frontMatter).toEqual({ title: 'A: b', publishTime: '2026-01-01' });
  expect(markdown).toBe('Text\n\n---\n\nMore');
});

it('refuses a file without front matter', () =>
  expect(() => parseArticle('# Title')).toThrow('no front matter'));

it('reads the oldest first, then by name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
  for (const [slug, day] of [
    ['b', '2026-02-01'],
    ['c', '2025-12-31'],
    ['a', '2026-02-01'],
  ] as const) {
    mkdirSync(path.join(folder, slug));
    for (const language of ['en', 'de']) writeFileSync(path.join(folder, slug, `${language}.md`), text(day));
  }
  expect(readArticles(folder).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  rmSync(folder, { recursive: true });
});
