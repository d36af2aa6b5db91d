import fc from 'fast-check';

/** A request as its bytes go over the wire; a host and `Connection: close` are added where it has none. */
export interface MalformedRequest {
  /** The kind of its fault: requests of one kind fail together. */
  kind: string;
  method: string;
  /** Path with query, as it stands in the request line. */
  target: string;
  headers: Record<string, string>;
  body: string;
}

type Part = Partial<Omit<MalformedRequest, 'kind'>>;

const words = [
  ...['abc', '-1', '0', '1.5', '1e99', 'NaN', '0x10', '9'.repeat(40), '[object Object]', 'null', 'undefined'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$where', 'then'],
  ...["' OR 1=1 --", '"; DROP TABLE users; --', '<script>', '{{7*7}}', '\u202e', '🙂', '\ud7ff', 'İ'],
];
const word = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
);
const encoded = word.map((text) => encodeURIComponent(text));

const brokenEncodings = ['%', '%2', '%zz', '%c0%af', '%ff', '%ED%A0%80', '%00', '%0d%0aX:%20y', '%u0041'];
const brokenSegments = [
  ...['..', '../..', '..%2f..%2fetc%2fpasswd', '.', '//', '\\', ';', '.env', '.git/config', '_next/x', '~'],
  ...['%2e%2e', '%5c..%5c', 'a%00b', '{id}', '*', 'x'.repeat(300), 'x'.repeat(9_000)],
];
const brokenQueries = [
  ...['?', '??', '&&&', '=', '%', '%zz=%zz', 'a[b', 'a]b[=c', '[]=1', '[__proto__][a]=1', 'a'.repeat(9_000)],
  ...['constructor[prototype][a]=1', 'id=1&id=2&id[]=3', 'lang=xx', 'page=-1', 'page=1e99', 'id[$ne]=1'],
  `${'a['.repeat(50)}x${']'.repeat(50)}=1`,
];
const queryNames = ['id', 'page', 'limit', 'depth', 'where', 'sort', 'locale', 'lang', 'key', 'date', 'slug'];

const methods = [
  ...['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE'],
  ...['FOO', 'get', 'QUERY', 'SUBSCRIBE'],
];

/** Headers that servers, Next.js or Payload read. */
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'host'],
  ...['if-modified-since', 'if-none-match', 'origin', 'range', 'referer', 'user-agent', 'expect', 'upgrade'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'x-matched-path'],
  ...['x-middleware-subrequest', 'x-nextjs-data', 'next-action', 'next-router-state-tree', 'rsc', 'token'],
  ...['timestamp', 'signature', 'version', 'transfer-encoding', 'content-length', 'sec-fetch-site'],
];
const headerValues = [
  ...[
    '',
    ' ',
    ',',
    ';',
    '=',
    '%',
    '%zz',
    '"',
    '*',
    '*/*;q=x',
    'null',
    '-1',
    'bytes=9-1',
    'bytes=abc',
    '\xff',
  ],
  ...[
    'de;q=9, ,en-',
    'zz-ZZ-ZZ',
    'Bearer',
    'JWT a.b.c',
    'payload-token=x',
    'loginCode=%',
    'a=%E0%A4%A',
    '[]',
  ],
  ...[
    'websocket',
    'chunked, chunked',
    '100-continue',
    'http://',
    '://',
    'localhost:99999',
    'x'.repeat(20_000),
  ],
];

const types = [
  ...['application/json', 'application/json; charset=utf-7', 'multipart/form-data', 'text/plain', 'a/b/c'],
  ...[
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ],
];
const bodies = [
  ...[
    '',
    '{',
    '[',
    '"',
    'null',
    '0',
    '[]',
    'true',
    '{"a":}',
    '{"a":1',
    '{"a":1}}',
    '\ufeff{}',
    '\u0000',
    'a=%',
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"id":1e999}', '{"id":[{}]}'],
  ...[`{"id":${'9'.repeat(400)}}`, '{"email":{"$ne":1},"password":[]}', '{"data":"x","a":null,"a":2}'],
  ...['[['.repeat(2_000), '{"a":'.repeat(2_000), 'x'.repeat(200_000), '--x\r\n', '--x--\r\n'],
  '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a":\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a.png"\r\n\r\nno image\r\n--x--\r\n',
];

const one = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Each kind changes one part of a good request. */
const kinds = (path: fc.Arbitrary<string>): Record<string, fc.Arbitrary<Part>> => ({
  path: fc.tuple(path, encoded).map(([at, end]) => ({ target: `${at}/${end}` })),
  encoding: fc.tuple(path, one(brokenEncodings)).map(([at, end]) => ({ target: `${at}/${end}` })),
  segments: fc
    .tuple(path, one(brokenSegments), encoded)
    .map(([at, middle, end]) => ({ target: `${at}/${middle}/${end}` })),
  query: fc.tuple(path, one(brokenQueries)).map(([at, query]) => ({ target: `${at}?${query}` })),
  parameters: fc
    .tuple(path, fc.array(fc.tuple(one(queryNames), encoded), { minLength: 1, maxLength: 4 }))
    .map(([at, pairs]) => ({ target: `${at}?${pairs.map((pair) => pair.join('=')).join('&')}` })),
  method: fc.tuple(path, one(methods)).map(([target, method]) => ({ target, method })),
  header: fc
    .tuple(path, one(headerNames), one(headerValues))
    .map(([target, name, value]) => ({ target, headers: { [name]: value } })),
  body: fc
    .tuple(path, one(['POST', 'PUT', 'PATCH', 'DELETE']), one(types), one(bodies))
    .map(([target, method, type, body]) => ({ target, method, headers: { 'content-type': type }, body })),
});

/**
 * The same malformed requests for the same paths, count and seed: broken paths, encodings, queries, methods, headers
 * and bodies in equal parts.
 * @param paths addresses that exist, each with a leading slash and without one at the end
 */
export function malformedRequests(paths: string[], count = 2_600, seed = 1): MalformedRequest[] {
  const request = fc.oneof(
    ...Object.entries(kinds(one(paths))).map(([kind, part]) =>
      part.map((changed) => ({ method: 'GET', target: '/', headers: {}, body: '', kind, ...changed })),
    ),
  );
  return fc.sample(request, { numRuns: count, seed });
}
