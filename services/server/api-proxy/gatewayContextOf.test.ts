import { gatewayContextOf } from './gatewayContextOf';

const visit = (headers: Record<string, string>) => gatewayContextOf(headers, '203.0.113.7');

it('returns the defaults without headers', () => {
  expect(gatewayContextOf({}, '')).toEqual({
    locale: 'en',
    title: '',
    sourceTitle: '',
    distinctId: '',
    firstId: '',
    token: undefined,
  });
});

it('reads the headers of the site’s own pages', () => {
  expect(
    visit({
      'accept-language': 'de',
      title: '%E5%AE%98%E7%BD%91%20100%25',
      'source-title': '%C3%9Cber%20uns',
      'distinct-id': '18f-2a.b:c_D',
      'first-id': 'f1',
      systemtype: '04',
      cookie: 'a=b; loginCode=eyJhbGciOiJIUzI1NiJ9.e30.x_-; isGWLogin=1',
    }),
  ).toEqual({
    locale: 'de',
    title: '官网 100%',
    sourceTitle: 'Über uns',
    distinctId: '18f-2a.b:c_D',
    firstId: 'f1',
    systemType: '04',
    visitorAddress: '203.0.113.7',
    token: 'eyJhbGciOiJIUzI1NiJ9.e30.x_-',
  });
});

it.each([
  ['an unsupported language', { 'accept-language': 'fr-FR,fr;q=0.9' }],
  ['invalid percent-encoding', { title: '%E5%AE%', 'source-title': '%' }],
  ['ids with invalid characters', { 'distinct-id': 'a b', 'first-id': '<script>' }],
  ['ids that are too long', { 'distinct-id': 'x'.repeat(129) }],
  ['an unknown system type', { systemtype: '99' }],
  ['a cookie with a similar name', { cookie: 'xloginCode=a; loginCodes=b' }],
  ['a token with invalid characters', { cookie: 'loginCode="quoted"' }],
  ['a token that is too long', { cookie: `loginCode=${'x'.repeat(4_001)}` }],
  ['an empty token', { cookie: 'loginCode=' }],
])('ignores %s', (_case, headers) => expect(visit(headers)).toEqual(visit({})));

it('cuts a title after 300 characters', () => {
  expect(visit({ title: 'x'.repeat(5_000) }).title).toHaveLength(300);
});
