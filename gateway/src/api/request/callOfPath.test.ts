import { callOfPath } from './callOfPath';

it.each([
  ['/officialQuery/getCommon', { name: 'getCommon', inPath: {} }],
  ['/officialQuery/getCommon/', undefined],
  ['/officialQuery/getcommon', undefined],
  ['/x/officialQuery/getCommon', undefined],
  ['/officialQuery/constructor', undefined],
])('%s is %j', (path, match) => expect(callOfPath(path)).toEqual(match));
