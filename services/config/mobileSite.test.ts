import { mobileSite } from './mobileSite';

// Shows (requirements, 11.2).

const settings = {
  GATEWAY_HOST: 'https://gateway.example.com',
  SITE_URL: 'https://www.example.com',
  MOBILE_SITE_URL: '',
};
jest.mock('./env', () => ({ env: () => settings }));

it.each([
  ['', 'https://gateway.example.com'],
  ['https://m.example.com', 'https://m.example.com'],
  ['https://m.example.com/', 'https://m.example.com'],
  ['off', undefined],
  // It would be a redirect loop.
  ['https://www.example.com/', undefined],
])('MOBILE_SITE_URL=%s sends phones to %s', (value, expected) => {
  settings.MOBILE_SITE_URL = value;
  expect(mobileSite()).toBe(expected);
});
