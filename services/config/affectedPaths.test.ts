import type { ContentChange } from '@/contract/site/siteRequests';

import { affectedPaths, type RenderedPage } from './affectedPaths';

const rendered: RenderedPage[] = [
  { path: '/', documents: ['pages:1', 'articles', 'articles:3', 'menu'] },
  { path: '/cht/homes', documents: ['pages:1', 'articles', 'articles:3', 'menu'] },
  { path: '/cht/price', documents: ['services', 'services:7', 'menu'] },
  { path: '/cht/secretaryServices', documents: ['pages:8', 'services:9', 'menu'] },
  { path: '/trends/3.html', documents: ['articles:3', 'menu'] },
  { path: '/trends/4.html', documents: ['articles:4', 'articles:3', 'menu'] },
  { path: '/cht/xmsailSchool/trends/2', documents: ['articles', 'articles:12', 'menu'] },
  { path: '/freeTrial', documents: ['pages:5', 'pages:6', 'media:2', 'menu'] },
  { path: '/operationManual', documents: ['manuals', 'manuals:1', 'manuals:2', 'menu'] },
  { path: '/operationManual/1', documents: ['manuals', 'manuals:1', 'manuals:2', 'menu'] },
  { path: '/custom', documents: ['pages', 'pages:44', 'menu'] },
  { path: '/custom/spring', documents: ['pages:44', 'questions', 'menu'] },
  { path: '/custom/sell-in-france', documents: ['facts', 'facts:1', 'facts:2', 'menu'] },
  { path: '/custom/sell-in-luxembourg', documents: ['facts', 'facts:1', 'facts:2', 'menu'] },
  { path: '/cht/deadlines/LU', documents: ['facts', 'facts:1', 'menu'] },
  { path: '/cht/vatRates', documents: ['facts', 'facts:2', 'menu'] },
];
const ofTrends = { articleType: 'trends' };

it.each<[string, ContentChange, string[]]>([
  [
    'an article: its page, and pages that show it or list articles',
    { source: 'articles', id: 3, before: ofTrends, after: ofTrends },
    ['/trends/3.html', '/', '/cht/homes', '/trends/4.html', '/cht/xmsailSchool/trends/2'],
  ],
  [
    'a new article: its page, which is none yet, and pages that list articles',
    { source: 'articles', id: 13, after: ofTrends },
    ['/trends/13.html', '/', '/cht/homes', '/cht/xmsailSchool/trends/2'],
  ],
  [
    'an article that becomes another type: its old and its new path',
    { source: 'articles', id: 4, before: ofTrends, after: { articleType: 'industryInfo' } },
    ['/trends/4.html', '/industryInfo/4.html', '/', '/cht/homes', '/cht/xmsailSchool/trends/2'],
  ],
  ['a new price: pages that list services', { source: 'services', id: 99, after: {} }, ['/cht/price']],
  [
    'the price of a service that a page names: that page too',
    { source: 'services', id: 9, before: {}, after: {} },
    ['/cht/price', '/cht/secretaryServices'],
  ],
  [
    'a page that was not published before, at the path of its key',
    { source: 'pages', id: 70, after: { pageKey: 'agreeys' } },
    ['/agreeys', '/custom'],
  ],
  [
    'a campaign with a new path: both paths, and the list',
    {
      source: 'pages',
      id: 44,
      before: { pageKey: 'x', uid: 'spring' },
      after: { pageKey: 'x', uid: 'summer' },
    },
    ['/custom/spring', '/custom/summer', '/custom'],
  ],
  [
    'a deleted question: its page, and a campaign with the list of questions',
    { source: 'questions', id: 5, before: {} },
    ['/questionAnswer/5', '/custom/spring'],
  ],
  [
    'a new manual: its page, the list, and the manuals beside it',
    { source: 'manuals', id: 3, after: {} },
    ['/operationManual/3', '/operationManual', '/operationManual/1'],
  ],
  ['a film that is taken back: its page', { source: 'video-courses', id: 2, before: {} }, ['/videoCourse/2']],
  ['an image: the pages it is on', { source: 'media', id: 2, before: {}, after: {} }, ['/freeTrial']],
  ['the menu: every page', { source: 'menu', before: {}, after: {} }, rendered.map(({ path }) => path)],
  ['a redirect: none', { source: 'redirects', id: 1, before: {}, after: {} }, []],
  ['a document that only browsers request: none', { source: 'pop-ups', id: 1, before: {}, after: {} }, []],
])('returns the paths for %s', (_what, change, expected) =>
  expect(affectedPaths(change, rendered).sort()).toEqual([...expected].sort()),
);

it('returns the document itself first, then the most visited pages', () => {
  const change = { source: 'articles', id: 3, after: ofTrends };
  expect(affectedPaths(change, rendered.toReversed()).slice(0, 2)).toEqual(['/trends/3.html', '/']);
  expect(affectedPaths({ source: 'menu', after: {} }, rendered.toReversed()).slice(0, 2)).toEqual([
    '/',
    '/cht/price',
  ]);
});

it('returns the pages of its country first for a fact, then those that show it, then those that list facts', () => {
  const change = { source: 'facts', id: 2, before: { country: 'LU' }, after: { country: 'LU' } };
  expect(affectedPaths(change, rendered)).toEqual([
    '/custom/sell-in-luxembourg',
    '/cht/deadlines/LU',
    '/cht/vatRates',
    '/custom/sell-in-france',
  ]);
});
