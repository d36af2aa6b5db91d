import { comparedPath } from './comparedPath';

it.each([
  ['/Spring-Sale', '/spring-sale'],
  ['/old/', '/old'],
  ['/', '/'],
  ['/%C3%9Cber', '/über'],
  ['/U\u0308ber', '/über'],
  ['/%7Eold', '/~old'],
  ['/a%2fb', '/a%2Fb'],
  ['/100%', '/100%'],
  ['/%FF%c3%bc', '/%ff%C3%BC'],
])('compares %s as %s', (path, other) => expect(comparedPath(path)).toBe(comparedPath(other)));

it.each([
  ['/a/b', '/a%2Fb'],
  ['/old', '/old/more'],
  ['/old', '/older'],
])('tells %s from %s', (path, other) => expect(comparedPath(path)).not.toBe(comparedPath(other)));
