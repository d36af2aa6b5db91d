import { countPageVisit, mostVisitedFirst } from './pageVisits';

it('sorts pages by the requests for them in their language, with and without a query', () => {
  countPageVisit('/trends/3.html');
  countPageVisit('/de/cht/price?channelCode=hgzn');
  countPageVisit('/_next/data/build-1/de/cht/price.json');
  expect(mostVisitedFirst(['/', '/cht/price', '/trends/3.html', '/de/cht/price'])).toEqual([
    '/de/cht/price',
    '/trends/3.html',
    '/',
    '/cht/price',
  ]);
});

it('counts pages only', () => {
  countPageVisit('/_next/static/chunks/main.js');
  countPageVisit('/readyz');
  expect(mostVisitedFirst(['/partner', '/_next/static/chunks/main.js', '/readyz'])[0]).toBe('/partner');
});

it('forgets the rarest of many invented addresses', () => {
  for (let address = 0; address < 3_000; address += 1) countPageVisit(`/invented/${address}`);
  expect(mostVisitedFirst(['/invented/1', '/invented/2999'])).toEqual(['/invented/2999', '/invented/1']);
});
