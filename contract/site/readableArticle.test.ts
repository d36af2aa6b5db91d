import { articleAliasOf, readableArticle } from './readableArticle';

it('writes the words of an article behind its number', () => {
  expect(readableArticle('trends', 12, 'oss-threshold')).toBe('/trends/12-oss-threshold.html');
  expect(readableArticle('trends', 12, '')).toBe('/trends/12.html');
});

it.each([
  ['/trends/12-oss-threshold.html', '/trends/12.html'],
  ['/FinanceTaxEncy/7-Other-words.html', '/FinanceTaxEncy/7.html'],
  ['/trends/12.html', undefined],
  ['/trends/012-a.html', undefined],
  ['/trends/12-.html', undefined],
  ['/trends/12-a/b.html', undefined],
  ['/news/12-a.html', undefined],
  ['/trends/12-%2e.html', undefined],
])('finds the alias of %s', (path, alias) => expect(articleAliasOf(path)).toBe(alias));
