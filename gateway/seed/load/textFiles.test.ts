import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseText, readDatedTexts, readTexts } from './textFiles';

const text = (publishTime: string) =>
  `---\ntitle: "A: b"\npublishTime: "${publishTime}"\n---\nText\n\n---\n\nMore\n`;

it('splits front matter from text and keeps later rules in the text', () => {
  const { frontMatter, markdown } = parseText(text('2026-01-01'));
  expect(frontMatter).toEqual({ title: 'A: b', publishTime: '2026-01-01' });
  expect(markdown).toBe('Text\n\n---\n\nMore');
});

it('refuses a file without front matter', () =>
  expect(() => parseText('# Title')).toThrow('no front matter'));

it('sorts texts by name, and dated texts by date, then by name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
  for (const [slug, day] of [
    ['b', '2026-02-01'],
    ['c', '2025-12-31'],
    ['a', '2026-02-01'],
  ] as const) {
    mkdirSync(path.join(folder, slug));
    for (const language of ['en', 'de']) writeFileSync(path.join(folder, slug, `${language}.md`), text(day));
  }
  expect(readTexts(folder).map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  expect(readDatedTexts(folder).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  rmSync(folder, { recursive: true });
});
