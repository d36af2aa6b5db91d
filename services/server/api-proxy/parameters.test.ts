import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { readJsonBody, readQueryParameters } from './parameters';

const body = (text: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  readJsonBody(Object.assign(Readable.from([Buffer.from(text)]), { headers }) as unknown as IncomingMessage);

it.each([
  ['', {}],
  ['popClient=1', { popClient: '1' }],
  ['keyword=%C3%9Cber+uns&pageNum=2', { keyword: 'Über uns', pageNum: '2' }],
  ['__proto__=x', JSON.parse('{"__proto__":"x"}') as object],
])('reads the query %s', (query, expected) => {
  const read = readQueryParameters(query);
  expect(read).toEqual(expected);
  expect(Object.entries(read)).toEqual(Object.entries(expected));
});

it.each([
  ['a=1&a=2', 400],
  [`a=${'x'.repeat(2_000)}`, 414],
])('refuses the query %.20s with %i', (query, status) => {
  expect(() => readQueryParameters(query)).toThrow(expect.objectContaining({ status }) as Error);
});

it.each([
  ['', {}],
  ['{"id":3,"text":"Grüße"}', { id: 3, text: 'Grüße' }],
])('reads the body %s', async (text, expected) => {
  await expect(body(text)).resolves.toEqual(expected);
});

it('accepts a type with its charset', async () => {
  await expect(body('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).resolves.toEqual({});
});

it('reads no more than 64 KB of a body without an end', async () => {
  function* endless() {
    for (;;) yield Buffer.alloc(16_384, ' ');
  }
  const upload = Object.assign(Readable.from(endless()), { headers: { 'content-type': 'application/json' } });
  await expect(readJsonBody(upload as unknown as IncomingMessage)).rejects.toMatchObject({ status: 413 });
});

it.each([
  ['a missing content type', '{}', {}, 415],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a content type with a known prefix', '{}', { 'content-type': 'application/jsonp' }, 415],
  ['invalid JSON', '{"id":', undefined, 400],
  ['an array', '[1]', undefined, 400],
  ['deeply nested brackets', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, undefined, 400],
  ['a length over 64 KB', '{}', { 'content-type': 'application/json', 'content-length': '65537' }, 413],
] as const)('refuses %s', async (_case, text, headers, status) => {
  await expect(body(text as string, headers)).rejects.toMatchObject({ status });
});
