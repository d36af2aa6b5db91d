import fc from 'fast-check';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import { article } from '@/services/fixtures/articles';
import { layoutData } from '@/services/fixtures/layoutData';

import { absoluteUrl, breadcrumbNode, faqNode, structuredDataGraph, toScript } from './structuredData';

const siteUrl = 'https://www.example.com';

it.each([
  ['/', 'en', 'https://www.example.com'],
  ['/', 'de', 'https://www.example.com/de'],
  ['/cht/About', 'en', 'https://www.example.com/cht/About'],
  ['/cht/About', 'de', 'https://www.example.com/de/cht/About'],
] as const)('the absolute URL of %s in %s is %s', (path, locale, expected) => {
  expect(absoluteUrl(siteUrl, path, locale)).toBe(expected);
});

it('counts the levels of the breadcrumbs from 1', () => {
  const items = [
    { label: 'Startseite', href: '/' },
    { label: 'Über uns', href: '/cht/About' },
  ];
  expect(breadcrumbNode(items, siteUrl, 'de')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Startseite', item: 'https://www.example.com/de' },
      { '@type': 'ListItem', position: 2, name: 'Über uns', item: 'https://www.example.com/de/cht/About' },
    ],
  });
});

it('writes any text so that it stays in its script and has no control characters', () => {
  const text = fc.string({
    unit: fc.oneof(fc.string(), fc.constantFrom(...'</>&"\u0000\u0007\f\r\u009f\u2028\ud83d')),
  });
  fc.assert(
    fc.property(text, (question) => {
      const graph = structuredDataGraph(layoutData().brand, faqNode([{ question, answer: '' }], 'en'));
      const script = toScript(graph);
      expect(script).not.toMatch(/[<\p{Cc}\u2028\u2029]/u);
      const { '@graph': nodes } = JSON.parse(script) as { '@graph': { mainEntity: { name: string }[] }[] };
      expect(nodes[0]?.mainEntity[0]?.name).toBe(withoutControlCharacters(question));
    }),
    { seed: 22 },
  );
});

it('tells search engines of the link of a film in an answer, not of its players', () => {
  const html = article().bodyHtml;
  const node = faqNode([{ question: 'Where?', answer: html }], 'en');
  expect(JSON.stringify(node)).not.toMatch(/noscript|data-/);
  expect(JSON.stringify(node)).toContain('<a href=\\"/videoCourse/1\\">Video: Local VAT, OSS or IOSS');
  expect(html).toContain('noscript');
});
