import { documentPath } from './documentPath';

it.each([
  ['articles', { articleType: 'trends' }, '/trends/3.html'],
  ['pages', { pageKey: 'home' }, '/'],
  ['pages', { pageKey: 'IncorporationHK' }, '/cht/Incorporation/IncorporationHK'],
  ['pages', { pageKey: 'commonQuestion' }, '/cht/commonQuestion'],
  ['pages', { pageKey: 'springOffer', uid: 'spring-2027' }, '/custom/spring-2027'],
  ['pages', { pageKey: 'landingLogistics' }, '/cht/hot/newcomerActivities'],
  ['questions', {}, '/questionAnswer/3'],
  ['information', {}, '/information/3'],
  ['manuals', {}, '/operationManual/3'],
  ['video-courses', {}, '/videoCourse/3'],
  ['channels', { channelCode: 'logistics' }, '/cht/hot/newcomerActivities/logistics'],
  ['services', { category: 'vat' }, '/cht/Services/vat'],
  ['services', {}, '/cht/price'],
  ['posters', {}, '/'],
  ['menu', {}, '/'],
])('a draft of %s with %j has the path %s', (source, parts, path) =>
  expect(documentPath(source, 3, parts)).toBe(path),
);
