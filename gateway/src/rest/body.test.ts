import { bodyProblem, plainFields, withJson } from './body';

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  new Request('http://gateway/cms-api/users/login', { method: 'POST', body, headers });
const form = (name: string, value: string) => {
  const data = new FormData();
  data.set(name, value);
  return post(data, {});
};

it.each([
  [undefined, { 'content-length': '16000' }, true],
  [413, { 'content-length': '16001' }, true],
  [undefined, { 'content-length': '4000000' }, false],
  [413, { 'content-length': '4000001' }, false],
  [undefined, { 'content-length': '11000000', 'content-type': 'multipart/form-data; boundary=x' }, false],
  [413, { 'content-length': '11000001', 'content-type': 'multipart/form-data; boundary=x' }, false],
  [411, { 'transfer-encoding': 'chunked' }, false],
  [undefined, {}, true],
])('%s for %j, public: %s', (status, headers, isPublic) =>
  expect(bodyProblem(new Headers(headers as Record<string, string>), isPublic)?.status).toBe(status),
);

it.each([
  ['JSON', post('{"email":"a","password":"b"}'), { email: 'a', password: 'b' }],
  ['a form of the admin', form('_payload', '{"email":"a","role":null}'), { email: 'a', role: null }],
  ['a form without content', form('other', 'x'), {}],
  ['an empty body', post(''), {}],
])('reads %s', async (_kind, request, fields) => expect(await plainFields(request)).toEqual(fields));

it.each([
  ['broken JSON', post('{"a":')],
  ['a list', post('[]')],
  ['null', post('null')],
  ['an object for a text', post('{"email":{"$ne":1}}')],
  ['a list for a text', post('{"password":[]}')],
  ['a number for a text', post('{"password":1}')],
  ['a very long text', post(`{"password":"${'x'.repeat(1_001)}"}`)],
  ['a broken form', post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['broken JSON in a form', form('_payload', '{')],
])('refuses %s', async (_kind, request) => expect(await plainFields(request)).toBeUndefined());

it('passes the fields on as JSON', async () => {
  const passed = withJson(form('_payload', '{}'), { email: 'a' });
  expect(passed.headers.get('content-type')).toBe('application/json');
  expect(await passed.json()).toEqual({ email: 'a' });
});
