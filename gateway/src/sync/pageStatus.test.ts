import type { PageState } from '@/contract/site/siteRequests';

import { pageStatus, type PageStatus } from './pageStatus';

const page: PageState = {
  path: '/trends/3.html',
  locale: 'de',
  state: 'shown',
  generatedAt: 1_000,
  renewsAt: 61_000,
  content: `articles:3.${(500).toString(36)};menu.${(400).toString(36)}`,
};
const published = (article?: number) =>
  new Map([['menu', 400], ...(article ? [['articles:3', article] as const] : [])]);
const failure = { at: 2_000, fault: 'gatewayDown' as const, message: 'down' };

it.each<[string, PageState, Map<string, number>, number, PageStatus]>([
  ['shows what is published', page, published(500), 99_000, 'current'],
  ['is old within its time', page, published(700), 62_000, 'waiting'],
  ['is old and its time is over', page, published(700), 63_001, 'late'],
  ['shows what was withdrawn', page, published(), 99_000, 'late'],
  [
    'refers to what is no draft any more',
    { ...page, content: 'articles:4.0' },
    new Map([['articles:4', 600]]),
    62_000,
    'waiting',
  ],
  [
    'refers to a draft, and lists whichever there are',
    { ...page, content: 'articles:.0,4.0' },
    published(),
    99_000,
    'current',
  ],
  ['lacks what has not been told', { ...page, awaits: ['articles:9'] }, published(500), 62_000, 'waiting'],
  [
    'still answers 404 for what was published again',
    { ...page, state: 'gone', content: '', awaits: ['articles:3'] },
    published(500),
    63_001,
    'late',
  ],
  ['could not be rendered', { ...page, failure }, published(500), 3_000, 'failed'],
  ['is made of nothing', { ...page, content: '' }, published(500), 99_000, 'current'],
])('a page that %s', (_what, state, versions, now, expected) =>
  expect(pageStatus(state, versions, now)).toBe(expected),
);
