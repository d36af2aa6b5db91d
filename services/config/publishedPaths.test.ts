import { isPagePath, type PublishedDocuments } from './pagePath';
import { publishedPaths } from './publishedPaths';

const ids = (count: number) => new Set(Array.from({ length: count }, (_id, index) => index + 1));
const published: PublishedDocuments = {
  articles: { companyEncy: ids(21), FinanceTaxEncy: new Set([30]), industryInfo: ids(0), trends: ids(0) },
  questions: new Set([4]),
  questionTypes: new Map([
    ['vat', 41],
    ['oss', 20],
  ]),
  information: ids(41),
  informationTypes: new Map([
    ['deadline', 21],
    ['company', 20],
  ]),
  campaigns: new Set(['spring-2027']),
  channels: new Set(['logistics']),
  serviceCategories: new Set(['vat']),
  priceCountries: new Set(['DE', 'AT', 'NO', 'EU']),
};

it('lists the pages of documents and the later pages of lists', () => {
  const found = publishedPaths(published);
  expect(found).toEqual(
    expect.arrayContaining([
      '/cht/Services/vat',
      '/cht/price/DE',
      '/cht/price/AT',
      '/cht/price/NO',
      '/custom/spring-2027',
      '/cht/hot/newcomerActivities/logistics',
      '/questionAnswer/4',
      '/information/5',
      '/information/list/all/2',
      '/information/list/all/3',
      '/information/list/deadline/2',
      '/questionAnswer/list/vat',
      '/questionAnswer/list/vat/2',
      '/questionAnswer/list/vat/3',
      '/questionAnswer/list/oss',
      '/companyEncy/21.html',
      '/FinanceTaxEncy/30.html',
      '/cht/xmsailSchool/companyEncy/2',
      '/cht/xmsailSchool/companyEncy/3',
    ]),
  );
  expect(found).toHaveLength(8 + 41 + 22 + 2 + 2 + 1 + 3);
});

it('lists only paths that the middleware knows', () => {
  expect(publishedPaths(published).filter((path) => !isPagePath(path, published))).toEqual([]);
});
