import { gatewayContextOf } from './gatewayContextOf';

const visit = (headers: Record<string, string>) => gatewayContextOf(headers, '203.0.113.7');

it('knows nothing where nothing is said', () => {
  expect(gatewayContextOf({}, '')).toEqual({
    locale: 'en',
    title: '',
    sourceTitle: '',
    distinctId: '',
    firstId: '',
    token: undefined,
  });
});

it('takes what the site’s own pages say', () => {
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
  ['another language', { 'accept-language': 'fr-FR,fr;q=0.9' }],
  ['a broken encoding', { title: '%E5%AE%', 'source-title': '%' }],
  ['ids of other characters', { 'distinct-id': 'a b', 'first-id': '<script>' }],
  ['ids without end', { 'distinct-id': 'x'.repeat(129) }],
  ['another system type', { systemtype: '99' }],
  ['a cookie of a similar name', { cookie: 'xloginCode=a; loginCodes=b' }],
  ['a token of other characters', { cookie: 'loginCode="quoted"' }],
  ['a token without end', { cookie: `loginCode=${'x'.repeat(4_001)}` }],
  ['an empty token', { cookie: 'loginCode=' }],
])('leaves %s out', (_case, headers) => expect(visit(headers)).toEqual(visit({})));

it('cuts a title without end', () => {
  expect(visit({ title: 'x'.repeat(5_000) }).title).toHaveLength(300);
});
