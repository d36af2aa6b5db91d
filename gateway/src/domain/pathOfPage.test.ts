import { pathOfPage } from './pathOfPage';

it.each([
  ['home', '/'],
  ['Services', '/cht/Services'],
  ['IncorporationHK', '/cht/Incorporation/IncorporationHK'],
  ['freeTrial', '/freeTrial'],
  ['somethingNew', '/somethingNew'],
])('%s is at %s', (pageKey, path) => expect(pathOfPage(pageKey)).toBe(path));
