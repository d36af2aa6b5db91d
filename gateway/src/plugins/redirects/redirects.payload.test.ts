import { before, describe, it } from 'node:test';

import { expect } from 'expect';

import { articleOf } from '../../../test/article';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { findDeadInside } from '../../features/links/deadLinks';
import { config } from '../../platform/config/config';
import { startState } from '../../platform/health/startState';
import { coveredPage } from './coveredPage';
import { ownWork } from './redirectOnMove';

const payload = await openPayload();
const user = await payload.create({
  collection: 'users',
  data: {
    email: 'editor@kompassa.example',
    password: 'A long pass phrase 7!',
    name: 'E',
    role: 'administrator',
  },
});
const staff = { ...user, collection: 'users' as const };

const headers = await staffSession(payload, { name: 'Ada', role: 'editor' });

const published = (title: string, uid: string) =>
  payload.create({
    collection: 'pages',
    data: { title, uid, pageKey: `Page${uid.replaceAll('-', '')}`, _status: 'published' },
  });
const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '301' }, user: staff });

const textOf = (error: unknown) => JSON.stringify((error as { data?: unknown }).data);
const refusal = (from: string, to = '/cht/price') =>
  redirect(from, to).then(
    () => 'nothing',
    (error: unknown) => textOf(error),
  );
const targets = async () => {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false });
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
};

describe('a redirect is refused', () => {
  for (const from of ['/brand/logo.svg', '/picture/640/a.webp'])
    it(`from ${from}, which is a file`, async () => expect(await refusal(from)).toContain('is a file'));

  it('to a place on a page without the page', async () =>
    expect(await refusal('/only-anchor', '#steps')).toContain('Name the page too'));

  it('to an address that leads on, with the address to use instead', async () => {
    await redirect('/first', '/cht/price');
    expect(await refusal('/second', '/first')).toContain('/first leads on to /cht/price');
    expect(await refusal('/itself', '/itself')).toContain('go round in circles');
  });
});

it('a redirect to the site is stored with its path, and one from another language is refused', async () => {
  await redirect('/whole', `${config.siteUrl}/de/cht/price?type=vat#vat`);
  expect((await targets())['/whole']).toBe('/cht/price?type=vat#vat');
  expect(await refusal('/de/old')).toContain('without /de');
  expect(await refusal('/old?y=1')).toContain('without /de, ? and #');
  expect(await refusal('/old', '/no-such-page')).toContain('The website has no such page');
});

it('a page that moves again and back leaves neither chains nor loops, and a new page takes its place', async () => {
  const { id } = await published('Sale', 'sale-1');
  const move = (uid: string) =>
    payload.update({ collection: 'pages', id, data: { uid, _status: 'published' } });
  const moves = async () =>
    Object.entries(await targets())
      .filter(([from]) => from.startsWith('/custom/sale'))
      .map(([from, to]) => `${from} ${to}`);
  await move('sale-2');
  await move('sale-3');
  expect(await moves()).toEqual(['/custom/sale-1 /custom/sale-3', '/custom/sale-2 /custom/sale-3']);
  await move('sale-1');
  expect(await moves()).toEqual(['/custom/sale-2 /custom/sale-1', '/custom/sale-3 /custom/sale-1']);
  await published('Another sale', 'sale-2');
  expect(await moves()).toEqual(['/custom/sale-3 /custom/sale-1']);
});

it('names the published page that a redirect covers', async () => {
  const req = { payload, user: staff, context: {} } as never;
  const { id } = await published('Spring sale', 'covered');
  expect(await coveredPage('/custom/covered', req)).toEqual({
    title: 'Spring sale',
    collection: 'pages',
    id,
  });
  expect(await coveredPage('/cht/price', req)).toEqual({ title: '/cht/price' });
  expect(await coveredPage('/custom/unknown', req)).toBeUndefined();
  expect(await coveredPage('/spring-sale', req)).toBeUndefined();
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await coveredPage('/custom/covered', req)).toBeUndefined();
});

it('names it in other spellings too', async () => {
  const req = { payload, user: staff, context: {} } as never;
  await published('Sale of June', 'june-Sale');
  await published('No sale', 'a-june-sale');
  const article = await payload.create({
    collection: 'articles',
    data: articleOf('IOSS', { articleType: 'companyEncy' as const, _status: 'published' as const }),
  });
  for (const [from, title] of [
    ['/Custom/June-%53ale/', 'Sale of June'],
    ['/CHT/homes', '/cht/homes'],
    ['/cht/xmsailschool/TRENDS/2', '/cht/xmsailschool/trends/2'],
    [`/companyency/${article.id}-Any-Words.HTML`, 'IOSS'],
    [`/trends/${article.id}.html`, undefined],
  ] as const)
    expect([from, (await coveredPage(from, req))?.title]).toEqual([from, title]);
});

describe('a redirect that covers a live page', () => {
  const send = async (method: string, path: string, body: object) => {
    const { status, text } = await restRequest(method, `/redirects${path}`, { headers, body });
    return { status, text, id: (JSON.parse(text) as { doc?: { id: number } }).doc?.id };
  };
  const data = { from: '/CHT/About', to: '/cht/price', status: '301' };

  it('is refused with the name of the page until that is agreed to, each time anew', async () => {
    expect(await send('POST', '', data)).toMatchObject({
      status: 400,
      text: expect.stringContaining('“/cht/About” is live at this address'),
    });
    const { status, id } = await send('POST', '', { ...data, coversLivePage: true });
    expect(status).toBe(201);
    expect((await send('PATCH', `/${id}`, { to: '/partner' })).status).toBe(200);
    const other = await send('PATCH', `/${id}`, { from: '/cht/Contact' });
    expect(other).toMatchObject({ status: 400, text: expect.stringContaining('/cht/Contact') });
    await payload.delete({ collection: 'redirects', id: id as number });
  });
});

describe('of two addresses that differ in their spelling', () => {
  it('only one gets a redirect, and the other one is named', async () => {
    await redirect('/Spelled/über', '/cht/price');
    for (const from of ['/spelled/über', '/Spelled/%C3%BCber/', '/SPELLED/ÜBER'])
      expect(await refusal(from)).toContain('a redirect from /Spelled/über already');
    expect(await refusal('/other', '/spelled/%c3%bcber')).toContain('/Spelled/über leads on to /cht/price');
  });

  it('a page that moves between them leads from the one to the other, whenever it is saved', async () => {
    const { id } = await published('Spelled', 'spelled-1');
    const move = (uid: string) =>
      payload.update({ collection: 'pages', id, data: { uid, _status: 'published' } });
    const moves = async () =>
      Object.entries(await targets()).filter(([from]) => /^.custom.spelled/i.test(from));
    await move('Spelled-1');
    await move('Spelled-1');
    expect(await moves()).toEqual([['/custom/spelled-1', '/custom/Spelled-1']]);
    await move('spelled-1');
    expect(await moves()).toEqual([['/custom/Spelled-1', '/custom/spelled-1']]);
  });
});

it('a redirect with an asterisk is refused; one from before can be deleted, and follows a page that moves', async () => {
  expect(await refusal('/asterisk/*')).toContain('with “Import CSV”');
  const { id: page } = await published('Target', 'asterisk-1');
  const data = { from: '/asterisk/*', to: '/custom/asterisk-1', status: '301' as const };
  const { id } = await payload.create({ collection: 'redirects', data, context: { [ownWork]: true } });
  await payload.update({
    collection: 'pages',
    id: page,
    data: { uid: 'asterisk-2', _status: 'published' },
  });
  expect((await targets())['/asterisk/*']).toBe('/custom/asterisk-2');
  expect((await restRequest('DELETE', `/redirects/${id}`, { headers })).status).toBe(200);
});

describe('a redirect that was made by itself leads to the section', () => {
  before(() =>
    payload.create({ collection: 'pages', data: { title: 'All', pageKey: 'custom', _status: 'published' } }),
  );

  async function moved(uid: string) {
    const { id } = await published(uid, uid);
    await payload.update({ collection: 'pages', id, data: { uid: `${uid}-now`, _status: 'published' } });
    expect((await targets())[`/custom/${uid}`]).toBe(`/custom/${uid}-now`);
    return id;
  }

  it('when the page is deleted', async () => {
    const id = await moved('deleted');
    await redirect('/by-hand', '/custom/deleted-now');
    await payload.delete({ collection: 'pages', id });
    expect(await targets()).toMatchObject({
      '/custom/deleted': '/custom',
      '/by-hand': '/custom/deleted-now',
    });
  });

  it('when the page is put in the trash; what an editor has set is marked as dead', async () => {
    const id = await moved('trashed');
    await redirect('/to-the-trash', '/custom/trashed-now');
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    expect((await targets())['/custom/trashed']).toBe('/custom');
    const dead = (await findDeadInside(payload)).map(({ document }) => document.title.en);
    expect(dead).toContain('/to-the-trash');
    expect(dead).not.toContain('/custom/trashed');
  });

  it('when the page is unpublished, and not when a draft of it is saved', async () => {
    const id = await moved('withdrawn');
    await payload.update({ collection: 'pages', id, draft: true, data: { _status: 'draft', title: 'New' } });
    expect((await targets())['/custom/withdrawn']).toBe('/custom/withdrawn-now');
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect((await targets())['/custom/withdrawn']).toBe('/custom');
  });
});

it('the site is told when a redirect is set, changed or deleted', async () => {
  startState.isComplete = true;
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
  const { id } = await redirect('/told', '/cht/price');
  await payload.update({ collection: 'redirects', id, data: { status: '302' } });
  await payload.delete({ collection: 'redirects', id });
  startState.isComplete = false;
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'id', depth: 0 });
  const source = { source: 'redirects', id };
  expect(docs.map(({ input }) => (input as { change: object }).change)).toEqual([
    { ...source, after: {} },
    { ...source, before: {}, after: {} },
    { ...source, before: {} },
  ]);
});
