import { withLinks } from './html';

const links = {
  language: 'en' as const,
  siteUrl: 'https://www.example.com',
  staysHere: true,
  pageKeys: new Set(['Imprint']),
};

it.each([
  ['<p><a href="/cht/Imprint">Imprint</a></p>', '<p><a href="/page/Imprint">Imprint</a></p>'],
  ['<a href="/trends/3.html">Trend</a>', '<a>Trend</a>'],
  [
    '<a href="https://eur-lex.europa.eu/?a=1&amp;b=2">law</a>',
    '<a href="https://eur-lex.europa.eu/?a=1&amp;b=2">law</a>',
  ],
])('rewrites the links in %s', (html, expected) => expect(withLinks(html, links)).toBe(expected));
