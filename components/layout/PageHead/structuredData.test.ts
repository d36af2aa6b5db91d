import { absoluteUrl, breadcrumbNode } from './structuredData';

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
