import { isPublicPath } from './publicPath';

it.each([
  ['GET', 'media/file/a.webp', true],
  ['HEAD', 'documents/file/a.pdf', true],
  ['GET', 'users/me', true],
  ['POST', 'users/login', true],
  ['POST', 'users/login/code', true],
  ['POST', 'users/reset-password', true],
  ['POST', 'users/first-register', false],
  ['POST', 'users/two-factor', false],
  ['GET', 'users/sessions', false],
  ['GET', 'media', false],
  ['GET', 'media/1', false],
  ['GET', 'media/file/a/b', false],
  ['GET', 'articles', false],
  ['GET', 'access', false],
  ['GET', 'users/login', false],
  ['POST', 'users', false],
  ['POST', 'merchants/login', false],
  ['PATCH', 'media/file/a.webp', false],
])('%s %s without a login: %s', (method, path, expected) =>
  expect(isPublicPath(method, path.split('/'))).toBe(expected),
);
