import { cms, create } from './cms';
import { gatewayUrl } from './gateway';
import { staff } from './staff';

let editor: Awaited<ReturnType<typeof staff>>;
let page: string;
beforeAll(async () => {
  editor = await staff({ name: 'An editor', role: 'editor' });
  page = `/articles/${await create('articles', { title: 'To be changed wrongly' }, 'draft')}`;
});
afterAll(async () => {
  await cms('DELETE', page);
  await editor.leave();
});

/** Returns the status and the message of a request by an editor. */
async function asked(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const response = await fetch(`${gatewayUrl()}/cms-api${path}`, {
    method,
    headers: { connection: 'close', authorization: `JWT ${editor.session}`, ...headers },
    body,
  });
  const { errors } = JSON.parse(await response.text()) as { errors?: { message: string }[] };
  return { status: response.status, message: errors?.[0]?.message };
}

const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;

const unreadable: [string, Record<string, string>, string][] = [
  ['broken JSON', json, '{'],
  ['a list', json, '[]'],
  ['null', json, 'null'],
  ['a text', json, '"x"'],
  ['plain text', { 'content-type': 'text/plain' }, 'x'],
  ['a broken form', multipart, '--x\r\n'],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  ['broken JSON in a form', multipart, part('_payload', '{')],
  ['null in a form', multipart, part('_payload', 'null')],
];
const changes: [string, () => string][] = [
  ['POST', () => '/articles'],
  ['PATCH', () => '/articles'],
  ['PATCH', () => page],
  ['POST', () => '/media'],
  ['POST', () => '/globals/menu'],
];

it.each(unreadable)('a change by %s returns 400 with a message', async (_kind, headers, body) => {
  for (const [method, path] of changes)
    expect(await asked(method, path(), headers, body)).toEqual({
      status: 400,
      message: 'The body of the request cannot be read.',
    });
});

it.each(['PATCH', 'DELETE'])('%s without `where` returns 400 and changes nothing', async (method) => {
  for (const path of ['/articles', '/media'])
    expect((await asked(method, path, json, '{"title":"x"}')).status).toBe(400);
  expect((await asked('GET', page)).status).toBe(200);
});

it.each(['{"createdAt":{}}', '{"cover":[1]}', '{"cover":"abc"}'])(
  'a value of the wrong type returns 400: %s',
  async (body) => {
    const answer = await asked('PATCH', page, { ...json, 'accept-language': 'de' }, body);
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(/\S/);
    expect(answer.message).not.toBe('Something went wrong.');
  },
);

it('an e-mail address that is no text returns 400', async () => {
  const answer = await asked('PATCH', `/users/${editor.id}`, json, '{"email":{}}');
  expect(answer).toEqual({ status: 400, message: expect.stringMatching(/email/i) as string });
});

it.each([
  'where[id][in]=',
  'where[id][equals][a]=1',
  'where[createdAt][equals]=x',
  'where[createdAt][greater_than]=x',
  'where[title][near]=x',
  'where[nothing][equals]=1',
])('a search for %s returns 400', async (query) => {
  expect((await asked('GET', `/articles?${query}`)).status).toBe(400);
});
