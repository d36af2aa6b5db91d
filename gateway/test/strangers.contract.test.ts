import { cms } from './cms';
import { gatewayUrl, read, statusOf } from './gateway';
import { staff } from './staff';

interface Permissions {
  collections: Record<string, object>;
  globals: Record<string, object>;
}

let editor: Awaited<ReturnType<typeof staff>>;
let names: Permissions;
beforeAll(async () => {
  editor = await staff({ name: 'An editor', role: 'editor' });
  names = await cms<Permissions>('GET', '/access');
});
afterAll(() => editor.leave());

/** The status of a read by an editor. */
const readByEditor = (path: string, init: RequestInit = {}) =>
  statusOf(`/cms-api${path}`, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), authorization: `JWT ${editor.session}` },
  });

it('refuses lists, documents and permissions without a login', async () => {
  const lists = Object.keys(names.collections).flatMap((slug) => [
    `/${slug}`,
    `/${slug}/1`,
    `/${slug}/count`,
  ]);
  const globals = Object.keys(names.globals).map((slug) => `/globals/${slug}`);
  const paths = [...lists, ...globals, '/access', '/articles/versions', '/globals/menu/versions'];
  expect(paths.length).toBeGreaterThan(80);
  const answers = await Promise.all(paths.map(async (path) => [path, await statusOf(`/cms-api${path}`)]));
  // Tables without a route return 404 to all.
  expect(answers.filter(([, status]) => status !== 401 && status !== 404)).toEqual([]);
  expect(answers.filter(([, status]) => status === 401).length).toBeGreaterThan(80);
});

it.each([
  ['en', 'Please log in first.'],
  ['de', 'Bitte melden Sie sich zuerst an.'],
])('returns the reason in the language of the visitor: %s', async (language, sentence) => {
  const answer = await fetch(`${gatewayUrl()}/cms-api/articles`, {
    headers: { 'accept-language': language },
  });
  expect(await answer.json()).toEqual({ errors: [{ message: sentence }] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('refuses reads by POST without a login', async () => {
  const init = { method: 'POST', body: 'limit=1', headers: { 'X-HTTP-Method-Override': 'GET' } };
  expect(await statusOf('/cms-api/articles', init)).toBe(401);
});

it('refuses a read that is too expensive', async () => {
  expect(await statusOf('/cms-api/articles?limit=0&depth=10')).toBe(401);
  expect(await readByEditor('/articles?limit=0&depth=10')).toBe(400);
});

it.each([
  'limit=0',
  'limit=101',
  'limit=10&limit=0',
  'depth=3',
  'pagination=false',
  'joins[a][limit]=0',
  'where=x',
])('refuses %s to an editor, in the address and by POST', async (query) => {
  expect(await readByEditor(`/articles?${query}`)).toBe(400);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'X-HTTP-Method-Override': 'GET' };
  expect(await readByEditor('/articles', { method: 'POST', body: query, headers })).toBe(400);
  const other = { ...headers, 'content-type': 'application/json' };
  expect(await readByEditor('/articles', { method: 'POST', body: '{"limit":0}', headers: other })).toBe(400);
});

it('an editor can read as much as the admin requests', async () => {
  const query = 'depth=1&limit=100&where[articleType][equals]=trends&select[title]=true';
  expect(await readByEditor(`/articles?${query}`)).toBe(200);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'X-HTTP-Method-Override': 'GET' };
  expect(await readByEditor('/articles', { method: 'POST', body: query, headers })).toBe(200);
});

describe('files', () => {
  it('have unguessable addresses and are public', async () => {
    const { cover } = (await read('showArticleList', { pageSize: 1 })).list[0] ?? {};
    expect(cover?.url).toMatch(/^\/cms-api\/media\/file\/[\w-]+-[0-9a-f]{24}\.webp$/);
    expect(await statusOf(cover?.url ?? '')).toBe(200);
    expect(await statusOf(cover?.url ?? '', { method: 'HEAD' })).toBe(200);
    expect(await statusOf((cover?.url ?? '').replace(/-[0-9a-f]{24}/, ''))).toBe(404);
  });

  it('have unguessable names in every size', async () => {
    const { docs } = await cms<{
      docs: { filename: string; sizes: Record<string, { filename: string | null }> }[];
    }>('GET', '/media?limit=100&depth=0');
    const files = docs.flatMap(({ filename, sizes }) => [
      filename,
      ...Object.values(sizes).flatMap((size) => size.filename ?? []),
    ]);
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((name) => !/-[0-9a-f]{24}(-\d+x\d+)?\.webp$/.test(name))).toEqual([]);
  });

  it('of manuals are downloaded under a readable name', async () => {
    const { file } = (await read('getOperationManual', {})).find((manual) => manual.file) ?? {};
    expect(file?.name).toMatch(/^[\w.-]+-en\.pdf$/);
    expect(file?.url).toMatch(/-[0-9a-f]{24}\.pdf$/);
    const { headers } = await fetch(new URL(file?.url ?? '', gatewayUrl()));
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${file?.name}`);
  });
});

it.each([
  '/articles/abc',
  '/articles/__proto__',
  '/articles/1e99',
  '/__proto__',
  '/constructor',
  '/toString/1',
  '/globals/__proto__',
  '/media/file/missing.webp',
  '/media/file/..%2f..%2fgateway.db',
  '/media/file/%00',
  `/media/file/${'x'.repeat(400)}.webp`,
  '/documents/file/missing.pdf',
])('%s returns 404', async (path) => {
  expect(await statusOf(`/cms-api${path}`)).toBe(404);
  expect(await readByEditor(path)).toBe(404);
});

it.each([
  ['{"email":', 400],
  ['[]', 400],
  ['{"email":{"$ne":1},"password":[]}', 400],
  [`{"email":"a@b.example","password":"${'x'.repeat(20_000)}"}`, 413],
])('a login with the body %.40s is refused', async (body, status) => {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect(await statusOf('/cms-api/users/login', init)).toBe(status);
});
