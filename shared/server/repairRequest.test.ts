import type { IncomingMessage } from 'node:http';

import { decodablePath, repairRequest } from './repairRequest';

it.each([
  ['/officialMenuRelation/getList', '/officialMenuRelation/getList'],
  ['/user/K%C3%B6ln?next=%', '/user/K%C3%B6ln?next=%'],
  ['/cht/%53ervices', '/cht/%53ervices'],
  ['/%C3%BC', '/%C3%BC'],
  ['/%', '/%25'],
  ['/de/%?a=1?b', '/de/%25?a=1?b'],
  ['/100%?a=1?b=%zz', '/100%25?a=1?b=%zz'],
  ['/%E0%A4', '/%25E0%25A4'],
  ['/%ff', '/%25ff'],
])('reads %s as %s', (address, expected) => {
  expect(decodablePath(address)).toBe(expected);
  expect(() => decodeURIComponent(decodablePath(address).split('?')[0] ?? '')).not.toThrow();
});

it.each([
  ['TRACE', 'PATCH'],
  ['TRACK', 'PATCH'],
  ['CONNECT', 'PATCH'],
  ['GET', 'GET'],
  ['PROPFIND', 'PROPFIND'],
])('replaces the method %s with %s', (method, expected) => {
  const request = { method, url: '/%' } as IncomingMessage;
  repairRequest(request);
  expect(request).toEqual({ method: expected, url: '/%25' });
});
