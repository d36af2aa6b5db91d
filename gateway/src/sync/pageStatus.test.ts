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
  ['shows the published version', page, published(500), 99_000, 'current'],
  ['is outdated, before its renewal', page, published(700), 62_000, 'waiting'],
  ['is outdated, after its renewal', page, published(700), 63_001, 'late'],
  ['shows a withdrawn document', page, published(), 99_000, 'late'],
  [
    'refers to a former draft that is published now',
    { ...page, content: 'articles:4.0' },
    new Map([['articles:4', 600]]),
    62_000,
    'waiting',
  ],
  [
    'refers to a draft, and contains a list',
    { ...page, content: 'articles:.0,4.0' },
    published(),
    99_000,
    'current',
  ],
  [
    'lacks a change that was not delivered',
    { ...page, awaits: ['articles:9'] },
    published(500),
    62_000,
    'waiting',
  ],
  [
    'still answers 404 for a document that was published again',
    { ...page, state: 'gone', content: '', awaits: ['articles:3'] },
    published(500),
    63_001,
    'late',
  ],
  ['could not be rendered', { ...page, failure }, published(500), 3_000, 'failed'],
  ['contains no documents', { ...page, content: '' }, published(500), 99_000, 'current'],
])('a page that %s', (_what, state, versions, now, expected) =>
  expect(pageStatus(state, versions, now)).toBe(expected),
);
