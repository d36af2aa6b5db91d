import type { ChangedDocument } from '@/services/domain/content/contentChange';

import { affectedPaths, type RenderedPage } from './affectedPaths';

const rendered: RenderedPage[] = [
  { path: '/', documents: ['pages:1', 'articles:3', 'menu', 'site-frame'] },
  { path: '/cht/price', documents: ['services:7', 'menu', 'site-frame'] },
  { path: '/cht/secretaryServices', documents: ['pages:8', 'services:9', 'menu'] },
  { path: '/trends/3.html', documents: ['articles:3', 'menu'] },
  { path: '/trends/4.html', documents: ['articles:4', 'articles:3', 'menu'] },
  { path: '/cht/xmsailSchool/trends/2', documents: ['articles:12', 'menu'] },
  { path: '/cht/xmsailSchool/industryInfo/2', documents: ['articles:13', 'menu'] },
  { path: '/freeTrial', documents: ['pages:5', 'pages:6', 'media:2', 'menu'] },
  { path: '/custom/spring', documents: ['pages:44', 'articles', 'questions', 'articles:3', 'menu'] },
];
const pathsOf = (change: ChangedDocument) => affectedPaths(change, rendered);

const ofTrends = { articleType: 'trends' };

it.each<[string, ChangedDocument, string[]]>([
  [
    'an article: its page, all pages of its list, school, home, and pages that show it',
    { source: 'articles', id: 3, before: ofTrends, after: ofTrends },
    [
      '/',
      '/cht/homes',
      '/cht/xmsailSchool',
      '/cht/xmsailSchool/trends',
      '/cht/xmsailSchool/trends/2',
      '/custom/spring',
      '/trends/3.html',
      '/trends/4.html',
    ],
  ],
  [
    'a new article: also pages with the newest articles, and pages that refer to it already',
    { source: 'articles', id: 12, after: { articleType: 'FinanceTaxEncy' } },
    [
      '/',
      '/cht/homes',
      '/cht/xmsailSchool',
      '/cht/xmsailSchool/FinanceTaxEncy',
      '/FinanceTaxEncy/12.html',
      '/custom/spring',
      '/cht/xmsailSchool/trends/2',
    ],
  ],
  [
    'an article that changes its list: both lists, and the old and new path',
    { source: 'articles', id: 3, before: ofTrends, after: { articleType: 'industryInfo' } },
    [
      '/',
      '/cht/homes',
      '/cht/xmsailSchool',
      '/cht/xmsailSchool/trends',
      '/cht/xmsailSchool/trends/2',
      '/cht/xmsailSchool/industryInfo',
      '/cht/xmsailSchool/industryInfo/2',
      '/trends/3.html',
      '/industryInfo/3.html',
      '/custom/spring',
      '/trends/4.html',
    ],
  ],
  [
    'a new price: all pages with prices',
    { source: 'services', id: 99, after: {} },
    ['/cht/price', '/cht/Services', '/cht/secretaryServices'],
  ],
  [
    'the home page: both of its paths',
    { source: 'pages', id: 1, after: { pageKey: 'home' } },
    ['/', '/cht/homes'],
  ],
  [
    'a page whose content another page uses: both',
    { source: 'pages', id: 6, before: { pageKey: 'agreeys' }, after: { pageKey: 'agreeys' } },
    ['/agreeys', '/freeTrial'],
  ],
  [
    'a campaign with a new path: both paths and the list',
    {
      source: 'pages',
      id: 44,
      before: { pageKey: 'x', uid: 'spring' },
      after: { pageKey: 'x', uid: 'summer' },
    },
    ['/custom/spring', '/custom', '/custom/summer'],
  ],
  [
    'a deleted question: its page, the lists, home, and a campaign with the block of questions',
    { source: 'questions', id: 5, before: {} },
    ['/questionAnswer/5', '/cht/commonQuestion', '/questionAnswer', '/', '/cht/homes', '/custom/spring'],
  ],
  ['an image: the pages it is on', { source: 'media', id: 2, before: {}, after: {} }, ['/freeTrial']],
  ['the menu: every page', { source: 'menu', before: {}, after: {} }, rendered.map(({ path }) => path)],
  ['a redirect: none', { source: 'redirects', id: 1, before: {}, after: {} }, []],
  ['a document that only browsers request: none', { source: 'pop-ups', id: 1, before: {}, after: {} }, []],
])('returns the paths for %s', (_what, change, expected) => {
  const paths = pathsOf(change);
  expect([...paths].sort()).toEqual([...expected].sort());
});

it('returns the document itself first, then its list', () => {
  const paths = pathsOf({ source: 'articles', id: 3, after: ofTrends });
  expect(paths.slice(0, 2)).toEqual(['/trends/3.html', '/cht/xmsailSchool/trends']);
});

it('returns the most visited pages before other affected pages', () => {
  const paths = affectedPaths({ source: 'menu', after: {} }, rendered.toReversed());
  expect(paths.slice(0, 3)).toEqual(['/', '/cht/price', '/custom/spring']);
});
