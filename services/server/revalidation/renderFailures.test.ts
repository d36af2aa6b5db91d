import { GatewayTimeout } from '@/services/gateway/errors';

import { failIn, renderFailureOf, trackRenderFailure, pageOfUrl } from './renderFailures';

it.each([
  ['/', 'en', '/'],
  ['/?channelCode=x', 'en', '/'],
  ['/de', 'de', '/'],
  ['/trends/3.html', 'en', '/trends/3.html'],
  ['/de/trends/3.html?a=b', 'de', '/trends/3.html'],
  ['/_next/data/build-1/en/trends/3.html.json', 'en', '/trends/3.html'],
  ['/_next/data/build-1/de.json', 'de', '/'],
])('reads %s as the page %s %s', (url, locale, path) => expect(pageOfUrl(url)).toEqual({ locale, path }));

it('returns the last failure of a page by language', () => {
  trackRenderFailure('/de/cht/price', new Error('broken'), 1);
  trackRenderFailure('/de/cht/price', new GatewayTimeout('/order/sysProduct/priceForWWW', '30000 ms'), 2);
  expect(renderFailureOf('de', '/cht/price')).toEqual({
    at: 2,
    fault: 'gatewayLate',
    message: "The gateway's call /order/sysProduct/priceForWWW gave no answer within 30000 ms.",
  });
  expect(renderFailureOf('en', '/cht/price')).toBeUndefined();
});

it('knows the language of a page whose path Next tells without it', () => {
  const error = new Error('broken');
  expect(() => failIn('de', error)).toThrow(error);
  trackRenderFailure('/cht/Services', error, 1);
  expect(renderFailureOf('de', '/cht/Services')?.at).toBe(1);
  expect(renderFailureOf('en', '/cht/Services')).toBeUndefined();
});

it('limits the number of failures', () => {
  for (let number = 0; number < 1_200; number += 1)
    trackRenderFailure(`/questionAnswer/${number}`, new Error('x'), number);
  expect(renderFailureOf('en', '/questionAnswer/100')).toBeUndefined();
  expect(renderFailureOf('en', '/questionAnswer/1199')).toBeDefined();
});
