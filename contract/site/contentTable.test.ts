import { pathOfPage } from './contentTable';

it.each([
  ['home', '/'],
  ['Services', '/cht/Services'],
  ['IncorporationHK', '/cht/Incorporation/IncorporationHK'],
  ['freeTrial', '/freeTrial'],
  ['commonQuestion', '/cht/commonQuestion'],
  ['newcomerActivities', '/cht/hot/newcomerActivities'],
  ['somethingNew', undefined],
])('the page %s has the path %s', (pageKey, path) => expect(pathOfPage(pageKey)).toBe(path));
