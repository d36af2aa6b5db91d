import { pathOfDocument, pathOnSite, sitePlaceOf } from './addresses';

it.each([
  '/',
  '/cht/Services',
  '/cht/Services#vat',
  '/cht/commonQuestion?key=oss',
  '/cht/xmsailSchool/trends/2',
  '/information/list/deadline',
  '/information/list/all/3',
  '/information/list/deadline/2',
  '/questionAnswer/list/vat',
  '/questionAnswer/list/vat/2',
])('%s always exists', (path) => expect(sitePlaceOf(path)).toEqual({ kind: 'always' }));

it.each([
  ['/de/cht/Services', { kind: 'otherLanguage' }],
  ['/en', { kind: 'otherLanguage' }],
  ['/cht/services', { kind: 'misspelled', right: '/cht/Services' }],
  ['/cht/Services/', { kind: 'misspelled', right: '/cht/Services' }],
  ['/cht/Servces', { kind: 'nowhere' }],
  ['/trends/x.html', { kind: 'nowhere' }],
  ['/cht/xmsailSchool/trends/0', { kind: 'nowhere' }],
  ['/information/list/all', { kind: 'nowhere' }],
  ['/information/list/deadline/0', { kind: 'nowhere' }],
  ['/denmark', { kind: 'nowhere' }],
])('%s is refused', (path, place) => expect(sitePlaceOf(path)).toEqual(place));

it.each([
  ['/trends/12.html', 'articles', { articleType: { equals: 'trends' }, id: { equals: 12 } }],
  ['/information/3#top', 'information', { id: { equals: 3 } }],
  ['/questionAnswer/4?x=1', 'questions', { id: { equals: 4 } }],
  ['/custom/spring-2027', 'pages', { uid: { equals: 'spring-2027' } }],
  ['/cht/hot/newcomerActivities/fair', 'channels', { channelCode: { equals: 'fair' } }],
])('%s is looked up', (path, collection, where) =>
  expect(sitePlaceOf(path)).toEqual({ kind: 'document', collection, where }),
);

it.each([
  ['articles', { articleType: 'trends', id: 12 }, '/trends/12.html'],
  ['information', { id: 3 }, '/information/3'],
  ['questions', { id: 4 }, '/questionAnswer/4'],
  ['pages', { uid: 'spring', pageKey: 'x' }, '/custom/spring'],
  ['pages', { uid: null, pageKey: 'home' }, undefined],
  ['channels', { channelCode: 'fair' }, '/cht/hot/newcomerActivities/fair'],
  ['media', { id: 1 }, undefined],
])('in %s, %j has the path %s', (collection, document, path) => {
  expect(pathOfDocument(collection, document)).toBe(path);
  if (path) expect(sitePlaceOf(path)).toMatchObject({ kind: 'document', collection });
});

it.each([
  ['https://www.site.example/cht/price', '/cht/price'],
  ['https://www.site.example/de/cht/price?a=b#c', '/cht/price?a=b#c'],
  ['https://www.site.example/de', '/'],
  ['http://www.site.example', '/'],
  ['https://www.site.example/delivery', '/delivery'],
  ['https://shop.site.example/cht/price', 'https://shop.site.example/cht/price'],
  ['mailto:office@site.example', 'mailto:office@site.example'],
  ['/de/cht/price', '/de/cht/price'],
  ['#steps', '#steps'],
])('%s is kept as %s', (link, kept) => expect(pathOnSite(link, 'https://www.site.example')).toBe(kept));
