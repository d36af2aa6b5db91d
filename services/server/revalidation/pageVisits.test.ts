import { countPageVisit, mostVisitedFirst } from './pageVisits';

const pathsOf = (...paths: string[]) =>
  mostVisitedFirst(paths.map((path) => ({ path }))).map(({ path }) => path);

it('sorts pages by the requests for them in both languages, with and without a query', () => {
  countPageVisit('/trends/3.html');
  countPageVisit('/de/cht/price?channelCode=hgzn');
  countPageVisit('/_next/data/build-1/de/cht/price.json');
  expect(pathsOf('/', '/partner', '/trends/3.html', '/cht/price')).toEqual([
    '/cht/price',
    '/trends/3.html',
    '/',
    '/partner',
  ]);
});

it('counts pages only', () => {
  countPageVisit('/_next/static/chunks/main.js');
  countPageVisit('/api/health');
  expect(pathsOf('/partner', '/_next/static/chunks/main.js', '/api/health')[0]).toBe('/partner');
});

it('forgets the rarest of many invented addresses', () => {
  for (let address = 0; address < 3_000; address += 1) countPageVisit(`/invented/${address}`);
  expect(pathsOf('/invented/1', '/invented/2999')).toEqual(['/invented/2999', '/invented/1']);
});
