import { redirectTarget } from './redirectTarget';

it.each([
  ['https://www.google.com/url?sa=t&q=https://example.com/a%3Fb%3Dc&usg=x', 'https://example.com/a?b=c'],
  ['https://www.google.co.uk/url?url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
  [
    'https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9leGFtcGxlLmNvbS9hP2I9Yw&ntb=1',
    'https://example.com/a?b=c',
  ],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa&rut=1', 'https://example.com/a'],
])('%s leads to %s', (link, target) => expect(redirectTarget(link)).toBe(target));

it.each([
  'https://www.google.com/search?q=https://example.com',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?sa=t',
  'https://google.example.com/url?q=https://example.com',
  'https://example.com/url?q=https://example.com',
  'https://www.bing.com/ck/a?u=a1___',
  '/cht/Services?q=https://example.com',
  'mailto:ada@example.com',
])('%s stays', (link) => expect(redirectTarget(link)).toBe(link));
