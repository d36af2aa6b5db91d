import { type PublishedDocuments, isPagePath } from './pagePath';

// Shows (requirements, 11.7 and 11.10).

const of = (...ids: number[]) => new Set(ids);
const known: PublishedDocuments = {
  articles: {
    companyEncy: of(1, 2),
    FinanceTaxEncy: of(),
    industryInfo: of(),
    trends: new Set(Array.from({ length: 21 }, (_, index) => index + 100)),
  },
  questions: of(5),
  questionTypes: new Map([['vat', 41]]),
  information: new Set(Array.from({ length: 41 }, (_, index) => index + 7)),
  newsTypes: new Map([['deadline', 21]]),
  manuals: of(2),
  videos: of(3),
  campaigns: new Set(['spring-2027']),
  channels: new Set(['fair', '1007']),
  serviceCategories: new Set(['vat']),
  priceCountries: new Set(['DE', 'AT', 'EU']),
};
const report = 'k7mp4xwq9dnt';

it.each([
  '/',
  '/cht/price',
  '/cht/Services',
  '/cht/Services/vat',
  '/cht/price/AT',
  '/cht/deadlines',
  '/cht/deadlines/NO',
  '/cht/deadlines/NO/dates',
  '/cht/calculate',
  `/cht/calculate/${report}`,
  '/cht/Incorporation/IncorporationHK',
  '/cht/annualReview/annualReviewYG',
  '/companyEncy/1.html',
  '/trends/1.html',
  '/questionAnswer/5',
  '/information/7',
  '/operationManual',
  '/operationManual/2',
  '/videoCourse/3',
  '/information/list/deadline',
  '/information/list/deadline/2',
  '/information/list/company',
  '/information/list/all/3',
  '/questionAnswer/list/vat',
  '/questionAnswer/list/vat/3',
  '/custom',
  '/custom/spring-2027',
  '/cht/hot/newcomerActivities',
  '/cht/hot/newcomerActivities/fair',
  '/cht/hot/newcomerActivities/1007',
  '/cht/xmsailSchool/trends',
  '/cht/xmsailSchool/trends/3',
])('accepts %s', (path) => {
  expect(isPagePath(path, known)).toBe(true);
  expect(isPagePath(path, undefined)).toBe(true);
});

it.each([
  '/companyEncy/3.html',
  '/questionAnswer/6',
  '/information/6',
  '/operationManual/3',
  '/videoCourse/2',
  '/information/list/deadline/3',
  '/information/list/all/4',
  '/questionAnswer/list/vat/4',
  '/questionAnswer/list/oss',
  '/custom/autumn',
  '/cht/hot/newcomerActivities/other',
  '/cht/xmsailSchool/trends/4',
  '/cht/xmsailSchool/companyEncy/2',
  '/cht/Services/tyre',
  '/cht/price/JP',
])('rejects %s only if the published documents are known', (path) => {
  expect(isPagePath(path, known)).toBe(false);
  expect(isPagePath(path, undefined)).toBe(true);
});

it.each([
  '/cht/no-such-page',
  '/cht/Incorporation/IncorporationXX',
  '/companyEncy/1',
  '/companyEncy/01.html',
  '/questionAnswer/1e3',
  '/operationManual/registration',
  '/videoCourse/1/2',
  '/information/list',
  '/information/list/all',
  '/information/list/other',
  '/information/list/deadline/x',
  '/questionAnswer/list/1',
  '/custom/a b',
  '/cht/hot/newcomerActivities/a/b',
  '/cht/Services/VAT',
  '/cht/price/at',
  '/cht/price/XX',
  '/cht/price/EU',
  '/cht/price/AT/x',
  '/cht/deadlines/US',
  '/cht/deadlines/DE/weekly',
  '/cht/deadlines/DE/quarter/vat',
  '/cht/calculate/x',
  `/cht/calculate/${report}/x`,
  '/cht/xmsailSchool/other',
  '/cht/xmsailSchool/trends/1',
])('rejects %s', (path) => expect(isPagePath(path, undefined)).toBe(false));
