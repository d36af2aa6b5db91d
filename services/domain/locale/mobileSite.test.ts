import { mobileAddress } from './mobileSite';

// Shows (requirements, 1.4 and 11.2).

it.each([
  ['/', '', 'https://m.example.com/'],
  ['/cht/Services', '', 'https://m.example.com/'],
  ['/companyEncy/12.html', '?channelCode=fair', 'https://m.example.com/?channelCode=fair'],
  ['/no-such-page', '', 'https://m.example.com/'],
  ['/errorUrl', '', 'https://m.example.com/errorUrl'],
  ['/errorUrl', '?x=1', 'https://m.example.com/errorUrl?x=1'],
])('%s%s redirects to %s', (path, search, address) =>
  expect(mobileAddress('https://m.example.com', path, search)).toBe(address),
);
