import { toSitemapXml } from './sitemap';

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
