import { hasInternalReferrer, isPageRequest } from './pageRequest';

// Shows (requirements, 7.21).

const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const of =
  (headers: Record<string, string>) =>
  (name: string): string | null =>
    headers[name] ?? null;
const asked = (path: string, headers: Record<string, string>, method: string) =>
  isPageRequest({ method, path, header: of(headers) });

it.each<[string, string, Record<string, string>, string?]>([
  ['a tab', '/cht/Services', { accept: html, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
  ['an older browser', '/', { accept: html }],
  ['a client without headers', '/', {}],
  ['a HEAD request', '/', { accept: '*/*' }, 'HEAD'],
  ['a prefetched tab', '/', { accept: html, 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
  ['an article', '/companyEncy/12.html', { accept: html }],
  ['a channel with a dot in its name', '/cht/hot/newcomerActivities/fair.2026', { accept: html }],
])('%s is a page request', (_name, path, headers, method = 'GET') =>
  expect(asked(path, headers, method)).toBe(true),
);

it.each<[string, string, Record<string, string>, string?]>([
  ['robots.txt', '/robots.txt', { accept: html }],
  ['an image', '/og/home.png', { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-dest': 'image' }],
  ['a page’s data request', '/cht/Services', { accept: '*/*', 'x-nextjs-data': '1' }],
  ['a script’s fetch', '/cht/Services', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ['a client that accepts only JSON', '/', { accept: 'application/json' }],
  ['a form submission', '/', { accept: html }, 'POST'],
])('%s is not a page request', (_name, path, headers, method = 'GET') =>
  expect(asked(path, headers, method)).toBe(false),
);

it.each<[string, Record<string, string>, boolean]>([
  ['a link in the page', { 'sec-fetch-site': 'same-origin' }, true],
  ['a link in the page, older browser', { referer: 'https://www.example.com/de/cht/About?x=1' }, true],
  [
    'a link on the gateway’s pages',
    { 'sec-fetch-site': 'same-site', referer: 'https://gateway.example.com/' },
    true,
  ],
  [
    'a link on another page of the same domain',
    { 'sec-fetch-site': 'same-site', referer: 'https://blog.example.com/' },
    false,
  ],
  ['a search engine', { 'sec-fetch-site': 'cross-site', referer: 'https://www.google.com/' }, false],
  ['a similar host name', { referer: 'https://www.example.com.evil.example/' }, false],
  ['a typed address', { 'sec-fetch-site': 'none' }, false],
  ['an invalid referrer', { referer: 'about:client' }, false],
])('%s with the headers %j has an internal referrer: %s', (_name, headers, expected) =>
  expect(hasInternalReferrer(of(headers), ['https://www.example.com', 'https://gateway.example.com'])).toBe(
    expected,
  ),
);
