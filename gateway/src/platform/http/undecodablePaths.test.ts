import { decodablePath } from './undecodablePaths';

it.each([
  ['/officialMenuRelation/getList', '/officialMenuRelation/getList'],
  ['/user/K%C3%B6ln?next=%', '/user/K%C3%B6ln?next=%'],
  ['/%', '/%25'],
  ['/100%?a=1?b=%zz', '/100%25?a=1?b=%zz'],
  ['/%E0%A4', '/%25E0%25A4'],
])('%s is read as %s', (address, readable) => expect(decodablePath(address)).toBe(readable));
