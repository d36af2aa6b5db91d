import { cms, update } from '../../../test/cms';
import { read, setting } from '../../../test/gateway';
import { made } from '../../../test/made';

const mark = `contract-${Date.now()}`;
const old = (name: string) => `/${mark}-${name}`;
const { make, takeAway } = made();
const own: number[] = [];

afterAll(async () => {
  await takeAway();
  const query = new URLSearchParams({ 'where[or][0][from][like]': mark, 'where[or][1][to][like]': mark });
  await cms('DELETE', `/redirects?${query}`);
});

interface Saved {
  doc: { id: number };
}

async function redirect(from: string, to: string, status = '301'): Promise<number> {
  const { doc } = await cms<Saved>('POST', '/redirects', { from, to, status });
  own.push(doc.id);
  return doc.id;
}
const refusal = (from: string, to: string, language: 'en' | 'de') =>
  cms('POST', '/redirects', { from, to, status: '301' }, { language }).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
const known = async () => (await read('findRedirects', {})).filter(({ from }) => from.includes(mark));

it('are returned as soon as they are set', async () => {
  await redirect(old('a'), '/cht/Services#vat');
  await redirect(old('ü'), 'https://www.example.com/', '302');
  expect(await known()).toEqual([
    { from: old('a'), to: '/cht/Services#vat', status: 301 },
    { from: old('%C3%BC'), to: 'https://www.example.com/', status: 302 },
  ]);
});

it('an absolute address of the site is stored as its path, and a loop with it is refused', async () => {
  const site = setting('GATEWAY_TEST_SITE');
  await redirect(old('whole'), `${site}/de/cht/price?type=vat#vat`);
  expect((await known()).find(({ from }) => from === old('whole'))?.to).toBe('/cht/price?type=vat#vat');
  expect(await refusal('/cht/price', `${site}/cht/price`, 'en')).toContain('go round in circles');
});

it.each([
  [old('x'), old('x'), 'go round in circles', 'im Kreis'],
  [
    old('x'),
    old('a'),
    'leads on to /cht/Services#vat. Lead there directly',
    'führt weiter zu /cht/Services#vat',
  ],
  [old('x'), old('y'), 'The website has no such page', 'gibt es auf der Website nicht'],
  [old('x'), '#steps', 'only a place on a page', 'nur eine Stelle auf einer Seite'],
  ['/cht/Services', '/cht/price', 'First lead it to /cht/price', 'Leiten Sie zuerst'],
  ['/cht/price', '/cht/price', 'go round in circles', 'im Kreis'],
  [`/de${old('x')}`, '/cht/price', 'without /de', 'ohne /de'],
  [`${old('x')}?y=1`, '/cht/price', 'without /de, ? and #', 'ohne /de, ? und #'],
  ['/api/x', '/cht/price', 'no page is there', 'Dort liegt keine Seite'],
  ['/sitemap.xml', '/cht/price', 'is a file that browsers and search engines need', 'sondern eine Datei'],
])('from %s to %s is refused', async (from, to, english, german) => {
  expect(await refusal(from, to, 'en')).toContain(english);
  expect(await refusal(from, to, 'de')).toContain(german);
});

it('loops and chains are refused between existing pages too', async () => {
  const id = await redirect('/cht/homes', '/cht/price');
  try {
    expect(await refusal('/cht/price', '/cht/homes', 'en')).toContain(
      '/cht/homes leads back to this address',
    );
    expect(await refusal(old('chain'), '/cht/homes', 'en')).toContain('Lead there directly');
  } finally {
    await cms('DELETE', `/redirects/${id}`);
  }
});

it('are created when a published page changes its address, without loops or chains', async () => {
  const id = await make(
    'pages',
    { title: mark, pageKey: `Moved${Date.now()}`, uid: `${mark}-1` },
    'published',
  );
  const at = (name: string) => `/custom/${mark}-${name}`;
  const moves = async () =>
    (await known()).filter(({ from }) => from.startsWith('/custom')).map(({ from, to }) => `${from} ${to}`);

  await update('pages', id, { uid: `${mark}-2`, _status: 'draft' }, '?draft=true');
  expect(await moves()).toEqual([]);

  await update('pages', id, { uid: `${mark}-2`, _status: 'published' });
  expect(await moves()).toEqual([`${at('1')} ${at('2')}`]);

  await update('pages', id, { uid: `${mark}-3`, _status: 'published' });
  expect(await moves()).toEqual([`${at('1')} ${at('3')}`, `${at('2')} ${at('3')}`]);

  await update('pages', id, { uid: `${mark}-1`, _status: 'published' });
  expect(await moves()).toEqual([`${at('2')} ${at('1')}`, `${at('3')} ${at('1')}`]);
});

it('are deleted when another page is published at the old address', async () => {
  const page = (name: string, uid: string) => ({
    title: mark,
    pageKey: `${name}${Date.now()}`,
    uid: `${mark}-${uid}`,
  });
  const from = `/custom/${mark}-spring`;
  const leadsTo = async () => (await known()).find((redirect) => redirect.from === from)?.to;

  const first = await make('pages', page('First', 'spring'), 'published');
  await update('pages', first, { uid: `${mark}-summer`, _status: 'published' });
  expect(await leadsTo()).toBe(`/custom/${mark}-summer`);

  const second = await make('pages', page('Second', 'spring'), 'draft');
  expect(await leadsTo()).toBe(`/custom/${mark}-summer`);

  await update('pages', second, { _status: 'published' });
  expect(await leadsTo()).toBeUndefined();
});
