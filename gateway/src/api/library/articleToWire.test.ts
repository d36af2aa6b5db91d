import { wireArticle, wireListedArticle } from '@/contract/calls/articles';
import { countryCodes } from '@/contract/lists/countries';

import type { Article, Service } from '../../payload-types';
import { articleToWire, listedArticleToWire } from './articleToWire';

const article: Article = {
  id: 3,
  title: 'The One-Stop Shop',
  summary: 'One return.',
  cover: {
    id: 1,
    alt: 'Lines',
    url: '/cms-api/media/file/oss.webp',
    width: 1600,
    height: 900,
    updatedAt: '',
    createdAt: '',
  },
  content: { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [] } },
  sources: [
    { title: 'Directive', url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj' },
    { title: 'A page of ours', url: '/cht/About' },
    { title: 'A book' },
  ],
  articleType: 'FinanceTaxEncy',
  publishTime: '2026-10-20T08:00:00.000Z',
  reviewTime: '2026-11-03T12:00:00.000Z',
  author: 'Editorial team',
  updatedAt: '2026-11-03T09:15:00.000Z',
  createdAt: '2026-10-20T08:00:00.000Z',
};

it('fits the contract and falls back to title and summary for search engines', () => {
  expect(wireArticle.parse(articleToWire(article, 'en', [], []))).toMatchObject({
    cover: { url: '/cms-api/media/file/oss.webp', alt: 'Lines', width: 1600, height: 900 },
    updateTime: '2026-11-03T09:15:00.000Z',
    metaTitle: 'The One-Stop Shop',
    metaDescription: 'One return.',
  });
});

it.each([null, undefined, 5])('has no cover when the image is %p', (cover) => {
  expect(articleToWire({ ...article, cover }, 'en', [], []).cover).toBeNull();
});

it('says in a list what its services are for, but for those that are not published', () => {
  const service = { id: 1, category: 'vat', countryCode: '3' } as Service;
  const ofNone = { id: 2, category: 'company', countryCode: null } as Service;
  const listed = listedArticleToWire({ ...article, services: [service, 7, ofNone] }, 'en');
  expect(wireListedArticle.parse(listed).about).toEqual([
    { category: 'vat', country: countryCodes[3] },
    { category: 'company', country: null },
  ]);
});
