import { logInMerchant } from './accounts';
import { cms, update } from './cms';
import { send, type Answer } from './gateway';
import { made } from './made';

// Shows (requirements, 7.16).

const registers = ['searchDeclarations', 'searchRepresentations'] as const;
type Register = (typeof registers)[number];
interface Entry {
  id: number;
  declarationNo?: string;
  cooperationNo?: string;
  productName: string;
  companyName: string;
  status: string;
}
interface Found {
  list: Entry[];
  total: number;
}

const { make, takeAway } = made();
let token: string;
beforeAll(async () => {
  token = await logInMerchant();
});
afterAll(takeAway);

const ask = (name: Register, params: { keyword: string }, headers: Record<string, string> = {}) =>
  send(name, params, { token, ...headers });
const dataOf = ({ body, text }: Answer): Found => {
  if (body.code !== 0) throw new Error(text);
  return body.data as Found;
};
const numbers = async (name: Register, keyword: string, language = 'en', more: object = {}) =>
  dataOf(await ask(name, { keyword, ...more }, { 'accept-language': language })).list.map(
    (entry) => entry.declarationNo ?? entry.cooperationNo,
  );

describe.each(registers)('%s', (name) => {
  it('requires a login', async () => {
    const { status, body } = await send(name, { keyword: 'kmp' });
    expect([status, body.code, body.data]).toEqual([401, 401, null]);
    expect((await send(name, { keyword: 'kmp' }, { token: 'x'.repeat(43) })).body.code).toBe(401);
  });

  it.each(['', 'k', 'x'.repeat(101)])('refuses the keyword %j', async (keyword) => {
    expect((await ask(name, { keyword })).body).toMatchObject({
      code: 400,
      msg: expect.stringContaining('"keyword"') as string,
    });
  });

  it.each(['%%', '__', '\\\\', '--', '🙂🙂'])('searches for %s literally', async (keyword) => {
    expect(dataOf(await ask(name, { keyword }))).toMatchObject({ list: [], total: 0 });
  });

  it('returns 40 entries of both statuses on pages, highest number first', async () => {
    const keyword = 'KMP-20';
    const page = async (pageNum: number) =>
      dataOf(await ask(name, { keyword, pageSize: 15, pageNum } as { keyword: string }));
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [15, 40],
      [15, 40],
      [10, 40],
      [0, 40],
    ]);
    const entries = pages.flatMap(({ list }) => list);
    const found = entries.map(({ declarationNo, cooperationNo }) => declarationNo ?? cooperationNo);
    expect(found).toEqual([...found].sort().reverse());
    expect(new Set(found).size).toBe(40);
    expect(new Set(entries.map(({ status }) => status)).size).toBe(2);
  });
});

it.each([
  ['searchDeclarations', ['KMP-DOC-2025-00417', 'kmp-doc-2025-00417', '2025-00417', '00417'], 'en'],
  ['searchDeclarations', ['müggelwerk', 'MUEGGELWERK', 'Muggelwerk Spielwaren'], 'en'],
  ['searchDeclarations', ['toothbrush', 'Zahnbürste', 'zahnbuerste', 'ZAHNBURSTE'], 'de'],
  ['searchRepresentations', ['KMP-AR-2025-00102', '2025-00102'], 'en'],
  ['searchRepresentations', ['headphones', 'Kopfhörer', 'kopfhoerer'], 'de'],
] as const)('%s finds the same by %j', async (name, keywords, language) => {
  const [first, ...others] = await Promise.all(keywords.map((keyword) => numbers(name, keyword, language)));
  expect(first?.length).toBeGreaterThan(0);
  expect(others).toEqual(others.map(() => first));
});

it('answers in the requested language', async () => {
  const first = async (name: Register, keyword: string, language: string) =>
    dataOf(await ask(name, { keyword }, { 'accept-language': language })).list[0];
  expect(await first('searchDeclarations', '00417', 'de')).toMatchObject({
    productName: 'Kabellose Ohrhörer mit Ladeetui',
    legislation: [
      'Richtlinie 2014/53/EU (Funkanlagen)',
      'Richtlinie 2011/65/EU (RoHS)',
      'Verordnung (EU) 2023/1542 (Batterien)',
    ],
  });
  expect(await first('searchDeclarations', '00417', 'en')).toMatchObject({
    productName: 'Wireless earphones with charging case',
  });
  expect(await first('searchRepresentations', '2025-00102', 'de')).toMatchObject({ areaName: 'Batterien' });
});

it('an entry is found by its current text, and not after logout', async () => {
  const word = `zq${Date.now()}`;
  const declaration = {
    declarationNo: word,
    productName: 'Contract test',
    companyName: 'Contract test',
    companyCountry: 'DE',
    legislation: ['lvd'],
    issueDate: '2026-11-20T12:00:00.000Z',
    status: 'inForce',
  };
  const id = await make('declarations', declaration, 'published');
  await update('declarations', id, { companyName: `Größe${word}` });
  expect(await numbers('searchDeclarations', `groesse${word}`)).toEqual([word]);
  expect(await numbers('searchDeclarations', `contract${word}`)).toEqual([]);
  await expect(cms('PATCH', `/declarations/${id}`, { companyCountry: 'Germany' })).rejects.toThrow('400');

  await send('logout', {}, { token });
  expect((await ask('searchDeclarations', { keyword: word })).body.code).toBe(401);
});
