import { GatewayTimeout } from '@/services/gateway/errors';

import { failureOf, noteFailure, pageOf } from './renderFailures';

it.each([
  ['/', 'en', '/'],
  ['/?channelCode=x', 'en', '/'],
  ['/de', 'de', '/'],
  ['/trends/3.html', 'en', '/trends/3.html'],
  ['/de/trends/3.html?a=b', 'de', '/trends/3.html'],
  ['/_next/data/build-1/en/trends/3.html.json', 'en', '/trends/3.html'],
  ['/_next/data/build-1/de.json', 'de', '/'],
])('%s is the page %s %s', (url, locale, path) => expect(pageOf(url)).toEqual({ locale, path }));

it('remembers why a page failed last, by language', () => {
  noteFailure('/de/cht/price', new Error('broken'), 1);
  noteFailure('/de/cht/price', new GatewayTimeout('/order/sysProduct/priceForWWW', '30000 ms'), 2);
  expect(failureOf('de', '/cht/price')).toEqual({
    at: 2,
    fault: 'gatewayLate',
    message: "The gateway's call /order/sysProduct/priceForWWW gave no answer within 30000 ms.",
  });
  expect(failureOf('en', '/cht/price')).toBeUndefined();
});

it('does not remember addresses without end', () => {
  for (let number = 0; number < 1_200; number += 1)
    noteFailure(`/questionAnswer/${number}`, new Error('x'), number);
  expect(failureOf('en', '/questionAnswer/100')).toBeUndefined();
  expect(failureOf('en', '/questionAnswer/1199')).toBeDefined();
});
