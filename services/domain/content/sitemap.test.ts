import { mostAddresses, sitemapKindOf, toSitemapIndexXml, toSitemapXml } from './sitemap';

const urlOf = (path: string, locale: string) => `https://www.example.com/${locale}${path}`;

it('lists every page in both languages, with links to the other language', () => {
  const xml = toSitemapXml([{ path: '/cht/About', updatedAt: '2026-11-16T09:00:00.000Z' }], urlOf);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/en/cht/About"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/cht/About"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/en/cht/About"/>';
  const lastmod = '<lastmod>2026-11-16T09:00:00.000Z</lastmod>';
  expect(xml).toContain(`<url><loc>https://www.example.com/en/cht/About</loc>${lastmod}${alternates}</url>`);
  expect(xml).toContain(`<url><loc>https://www.example.com/de/cht/About</loc>${lastmod}${alternates}</url>`);
});

it('omits lastmod without a date', () => {
  expect(toSitemapXml([{ path: '/x' }], urlOf)).not.toContain('lastmod');
});

it('escapes XML special characters', () => {
  expect(toSitemapXml([{ path: '/a?b=1&c=<2>' }], urlOf)).toContain('/a?b=1&#38;c=&#60;2&#62;');
});

it.each([
  ['/', 'pages'],
  ['/custom/packaging-check', 'pages'],
  ['/cht/Services/vat', 'services'],
  ['/cht/price/DE', 'services'],
  ['/custom/sell-in-poland', 'guides'],
  ['/cht/goodsRates', 'reference'],
  ['/cht/deadlines/FR', 'reference'],
  ['/cht/xmsailSchool/trends', 'articles'],
  ['/trends/7.html', 'articles'],
  ['/questionAnswer/list/vat', 'questions'],
  ['/information/9', 'news'],
  ['/videoCourse/2', 'manuals'],
])('%s is in the sitemap of %s', (path, kind) => expect(sitemapKindOf(path)).toBe(kind));

it('the index has the sitemaps that have pages, each with the date of its newest page', () => {
  const entries = [
    { path: '/trends/1.html', updatedAt: '2026-03-01T08:00:00.000Z' },
    { path: '/trends/2.html', updatedAt: '2026-11-16T09:00:00.000Z' },
    { path: '/cht/vatNumber' },
  ];
  const xml = toSitemapIndexXml(entries, (kind) => `https://www.example.com/sitemap/${kind}.xml`);
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>https://www.example.com/sitemap/reference.xml</loc></sitemap>\n' +
      '<sitemap><loc>https://www.example.com/sitemap/articles.xml</loc><lastmod>2026-11-16T09:00:00.000Z</lastmod></sitemap>\n' +
      '</sitemapindex>\n',
  );
});

it('has no more addresses than the protocol allows', () => {
  const entries = Array.from({ length: mostAddresses }, (_, index) => ({ path: `/information/${index}` }));
  expect(toSitemapXml(entries, urlOf).match(/<url>/g)).toHaveLength(mostAddresses);
});
