import { readableChange } from './change';

const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
const change = (body: string | undefined, headers: HeadersInit, method = 'PATCH') =>
  readableChange(new Request('http://gateway/cms-api/articles/1', { method, body, headers }));

it.each([
  ['an object', '{"title":"a"}', json, '{"title":"a"}'],
  ['an object with another content type', '{"title":"a"}', { 'content-type': 'text/plain' }, '{"title":"a"}'],
  ['no body', undefined, {}, '{}'],
])('passes %s on as JSON', async (_kind, body, headers, expected) => {
  const passed = await change(body, headers);
  expect(passed?.headers.get('content-type')).toBe('application/json');
  expect(await passed?.text()).toBe(expected);
});

it('passes a form on unchanged', async () => {
  const passed = await change(part('_payload', '{"alt":"a"}'), multipart);
  expect(passed?.headers.get('content-type')).toBe(multipart['content-type']);
  expect((await passed?.formData())?.get('_payload')).toBe('{"alt":"a"}');
});

it('passes a file without fields on', async () => {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf');
  const passed = await readableChange(
    new Request('http://gateway/cms-api/documents', { method: 'POST', body }),
  );
  const file = (await passed?.formData())?.get('file');
  expect(file instanceof File && (await file.text())).toBe('%PDF-1.4');
});

it.each([
  ['broken JSON', '{', json],
  ['a list', '[]', json],
  ['null', 'null', json],
  ['a text', '"x"', json],
  ['a number', '1', json],
  ['text', 'x', { 'content-type': 'text/plain' }],
  ['a broken form', '--x\r\n', multipart],
  ['an empty form', '', multipart],
  ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a form without known fields', part('a', 'b'), multipart],
  ['broken JSON in a form', part('_payload', '{'), multipart],
  ['null in a form', part('_payload', 'null'), multipart],
])('refuses %s', async (_kind, body, headers) => {
  expect(await change(body, headers as HeadersInit)).toBeUndefined();
  expect(await change(body, headers as HeadersInit, 'POST')).toBeUndefined();
});

it('ignores the body of a deletion', async () => {
  expect(await change('{', json, 'DELETE')).toBeInstanceOf(Request);
});
