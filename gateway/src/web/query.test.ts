import { withQueryOf } from './query';

// Shows (requirements, 2.16 and 11.6).

it.each([
  ['/user/login', '/user/login'],
  ['/user/login?channelCode=hgzn&x=1', '/user/register?channelCode=hgzn&x=1'],
  ['/user/login?x=1&x=2', '/user/register?x=1&x=2'],
  ['/user/login?loggedOut=1&channelNo=7', '/user/register?channelNo=7'],
  ['/user/confirm?token=abc&confirmed=1', '/user/register'],
])('%s leads to %s', (address, expected) =>
  expect(withQueryOf(expected.split('?')[0] ?? '', address)).toBe(expected),
);

it('leaves out other parameters', () =>
  expect(withQueryOf('/', '/?lang=de&channelNo=7', ['lang'])).toBe('/?channelNo=7'));
