/** @jest-environment jsdom */
import fc from 'fast-check';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import { anyCharacter } from '@/services/fixtures/anyCharacter';

import { atomFeed } from './atomFeed';

const entry = {
  url: 'https://www.example.com/trends/7.html?a=b&c=d',
  publishedAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

/** The texts of the first elements of these names, as a reader of XML finds them. */
function textsOf(title: string, summary: string) {
  const feed = atomFeed({
    title,
    subtitle: summary,
    url: 'https://www.example.com/feed/articles.xml',
    pageUrl: 'https://www.example.com/cht/xmsailSchool',
    author: title,
    entries: [{ ...entry, title, summary }],
  });
  const page = new DOMParser().parseFromString(feed, 'application/xml');
  return [
    'feed > title',
    'feed > subtitle',
    'author > name',
    'entry > title',
    'entry > summary',
    'entry > id',
  ].map((selector) => page.querySelector(selector)?.textContent);
}

const text = fc.string({
  unit: fc.oneof(anyCharacter, fc.constantFrom(...'<>&"\'\r\n\t\u0000\u0007\u000c]\uffff')),
});

it('has any text as plain text, without control characters', () =>
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const [plainTitle, plainSummary] = [title, summary].map(withoutControlCharacters);
      expect(textsOf(title, summary)).toEqual([
        ...[plainTitle, plainSummary, plainTitle, plainTitle, plainSummary],
        entry.url,
      ]);
    }),
    { seed: 22 },
  ));
