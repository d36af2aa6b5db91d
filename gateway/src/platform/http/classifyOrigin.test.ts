import { classifyOrigin } from './classifyOrigin';

const addresses = { siteUrl: 'https://www.example.com', publicUrl: 'https://gateway.example.com' };

it.each([
  [undefined, 'own'],
  ['https://gateway.example.com', 'own'],
  ['http://10.0.0.7:4000', 'own'],
  ['https://www.example.com', 'site'],
  ['http://www.example.com', 'foreign'],
  ['https://www.example.com.evil.example', 'foreign'],
  ['https://example.com', 'foreign'],
  ['null', 'foreign'],
  ['', 'foreign'],
])('a page of %s is %s', (origin, verdict) => {
  const headers = new Headers({ host: '10.0.0.7:4000', ...(origin !== undefined && { origin }) });
  expect(classifyOrigin(headers, addresses)).toBe(verdict);
});
