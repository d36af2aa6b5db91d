import { findRedirect } from './findRedirect';

const redirects = [
  { from: '/old', to: '/cht/Services' },
  { from: '/fair', to: 'https://www.example.com/fair' },
  { from: '/Fair', to: '/partner' },
  { from: '/%C3%BCber', to: '/cht/About' },
  { from: '/cht/services', to: '/cht/Services' },
];

it.each([
  ['/old', '/cht/Services'],
  ['/old/', '/cht/Services'],
  ['/fair', 'https://www.example.com/fair'],
  ['/Old', '/cht/Services'],
  ['/Fair', '/partner'],
  ['/FAIR/', 'https://www.example.com/fair'],
  ['/%c3%9cber', '/cht/About'],
  ['/cht/services', '/cht/Services'],
  ['/cht/Services', undefined],
  ['/old/more', undefined],
  ['/', undefined],
])('redirects %s to %s', (path, to) => expect(findRedirect(redirects, path)?.to).toBe(to));
