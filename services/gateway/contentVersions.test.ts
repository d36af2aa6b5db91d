import { formatVersions, parseVersions } from '@/contract/site/contentVersions';

import {
  contentOfResponse,
  documentsIn,
  collectContentVersions,
  withContentTracking,
} from './contentVersions';

const versions = [
  { source: 'articles', id: 3, savedAt: 1_790_000_000_001 },
  { source: 'articles', id: 14, savedAt: 1_790_000_000_002 },
  { source: 'site-frame', savedAt: 1_790_000_000_003 },
];

it('formats versions as a short text and parses them back', () => {
  const text = formatVersions(versions);
  expect(text).toBe('articles:3.mubbs7i9,14.mubbs7ia;site-frame.mubbs7ib');
  expect(parseVersions(text)).toEqual(versions);
});

it('keeps lists, published documents and unpublished documents apart', () => {
  const read = [
    { source: 'articles', savedAt: 0 },
    { source: 'articles', id: 12, savedAt: 0 },
    { source: 'articles', id: 3, savedAt: 10 },
  ];
  for (const order of [read, read.toReversed()]) expect(parseVersions(formatVersions(order))).toEqual(order);
  expect(documentsIn(formatVersions(read))).toEqual(['articles', 'articles:12', 'articles:3']);
});

it.each(['', ';', 'articles', 'articles:x.1', 'ARTICLES:1.a', ':1.a', 'articles:1.'])(
  'parses %j as an empty list',
  (text) => expect(parseVersions(text)).toEqual([]),
);

it('collects each document in the version that was read last', async () => {
  const { result, content } = await withContentTracking(async () => {
    collectContentVersions('articles:3.a;menu.b');
    await Promise.resolve();
    collectContentVersions('articles:3.c');
    return 'done';
  });
  expect(result).toBe('done');
  expect(content).toBe('articles:3.c;menu.b');
  expect(documentsIn(content)).toEqual(['articles:3', 'menu']);
});

it('collects the documents of each page separately', async () => {
  const page = (note: string) =>
    withContentTracking(async () => {
      await Promise.resolve();
      collectContentVersions(note);
    });
  const [one, other] = await Promise.all([page('articles:1.a'), page('articles:2.a')]);
  expect([one.content, other.content]).toEqual(['articles:1.a', 'articles:2.a']);
});

it('reads the header of an answer, or returns an empty string without it', () => {
  expect(contentOfResponse({ 'x-content-versions': 'menu.a' })).toBe('menu.a');
  expect(contentOfResponse({})).toBe('');
});
