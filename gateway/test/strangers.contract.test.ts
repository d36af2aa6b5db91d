import { cms } from './cms';
import { gatewayUrl, statusOf } from './gateway';

interface Permissions {
  collections: Record<string, object>;
  globals: Record<string, object>;
}

let names: Permissions;
beforeAll(async () => {
  names = await cms<Permissions>('GET', '/access');
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

describe('files', () => {
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
});
