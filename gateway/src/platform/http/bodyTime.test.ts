import { bodyTime } from './bodyTime';

it.each([
  ['/cms-api/media?depth=0', 120_000],
  ['/cms-api/documents/7', 120_000],
  ['/cms-api/mediaX', 15_000],
  ['/cms-api/users/login', 15_000],
  ['/user/login', 15_000],
])('%s has %i ms for its body', (url, expected) => expect(bodyTime({ url })).toBe(expected));
