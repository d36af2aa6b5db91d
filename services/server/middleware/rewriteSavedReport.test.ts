import { NextRequest } from 'next/server';

import i18nConfig from '@/next-i18next.config';

import { rewriteSavedReport } from './rewriteSavedReport';

const report = 'k7mp4xwq9dnt';

it.each([
  [`/cht/calculate/${report}`, 'https://www.example.com/cht/calculate/saved'],
  [`/de/cht/calculate/${report}?a=b`, 'https://www.example.com/de/cht/calculate/saved?a=b'],
  ['/cht/calculate', undefined],
])('rewrites %s to %s', (path, expected) => {
  const request = new NextRequest(`https://www.example.com${path}`, {
    nextConfig: { i18n: i18nConfig.i18n },
  });
  expect(rewriteSavedReport(request)?.headers.get('x-middleware-rewrite')).toBe(expected);
});
