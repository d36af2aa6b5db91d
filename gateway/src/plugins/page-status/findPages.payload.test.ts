import { it } from 'node:test';

import { expect } from 'expect';

import type { FreshnessAnswer } from '@/contract/site/siteRequests';

import { openPayload } from '../../../test/payload/openPayload';
import { startInstance } from '../../../test/payload/startInstance';
import { findFailedPages } from './failedPages';
import { findPages } from './findPages';

const now = Date.now();
const page: FreshnessAnswer['pages'][number] = {
  path: '/partner',
  locale: 'en',
  state: 'shown',
  generatedAt: now - 120_000,
  renewsAt: now - 60_000,
  documents: 'partners.0,1.a',
};
const gone: typeof page = {
  ...page,
  path: '/partners/1',
  state: 'gone',
  renewsAt: now + 60_000,
  documents: '',
};
const sites = [
  await startInstance([page, { ...page, path: '/cht/price', documents: 'services.0' }, gone]),
  await startInstance([{ ...page, locale: 'de', documents: 'partners.0', renewsAt: now + 60_000 }]),
];
const [first = '', second = ''] = sites;
const silent = 'http://127.0.0.1:9';
const payload = await openPayload();
await payload.create({
  collection: 'partners',
  locale: 'en',
  data: { name: 'New', kind: 'Bank', summary: 'A partner', country: 'DE', _status: 'published' },
});

it('a document has the pages of each instance that show it, and those that refer to it', async () => {
  expect(await findPages(payload, { instances: sites, document: 'partners:1' })).toMatchObject([
    { site: first, pages: [{ path: '/partner', locale: 'en', status: 'late', shownVersion: 10 }] },
    { site: second, pages: [] },
  ]);
  const [all] = await findPages(payload, { instances: sites });
  expect(all?.pages.map(({ path, status }) => [path, status])).toEqual([
    ['/cht/price', 'current'],
    ['/partner', 'late'],
    ['/partners/1', 'current'],
  ]);
});

it('an instance that cannot be asked says nothing of its pages, and takes nothing from the others', async () => {
  const faults = {
    [silent]: 'unreachable',
    [await startInstance([page], { fault: 401 })]: 'refused',
    [await startInstance([page], { fault: 'silent' })]: 'slow',
  };
  const states = await findPages(payload, { instances: [first, ...Object.keys(faults)] });
  expect(states.slice(1)).toEqual(
    Object.entries(faults).map(([site, fault]) => ({ site, fault, pages: [] })),
  );
  expect(states[0]?.pages).toHaveLength(3);
});

it('whether a page is late goes by the clock of its site', async () => {
  const due = { ...page, renewsAt: now + 60_000 };
  const instances = [await startInstance([due]), await startInstance([due], { ahead: 240_000 })];
  const states = await findPages(payload, { instances });
  expect(states.map(({ pages }) => pages[0]?.status)).toEqual(['waiting', 'late']);
});

it('the own page of what is published is waited for where it is gone', async () => {
  const [state] = await findPages(payload, {
    instances: [first],
    document: 'partners:1',
    ownPaths: ['/partners/1'],
  });
  expect(state?.pages[0]).toMatchObject({ path: '/partners/1', status: 'missing', state: 'gone' });
  const [withdrawn] = await findPages(payload, {
    instances: [first],
    document: 'partners:2',
    ownPaths: ['/partners/1'],
  });
  expect(withdrawn?.pages).toMatchObject([{ path: '/partners/1', status: 'current' }]);
});

it('no 404 is in order while its document is published, whatever is asked for and not under its second address either', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { title: 'Home', pageKey: 'home', blocks: [], _status: 'published' },
  });
  const missing = { ...gone, documents: `menu.a;pages.0,${id}.a` };
  const site = await startInstance([
    { ...missing, path: '/' },
    { ...missing, path: '/cht/homes', renewsAt: now - 60_000 },
    { ...missing, path: '/custom/summer' },
  ]);
  const states = async (document?: string) => {
    const [state] = await findPages(payload, {
      ...{ instances: [site], document },
      ...(document && { ownPaths: ['/', '/cht/homes'] }),
    });
    return Object.fromEntries(state?.pages.map(({ path, status }) => [path, status]) ?? []);
  };
  const found = { '/': 'missing', '/cht/homes': 'missing' };
  expect(await states()).toEqual({ ...found, '/custom/summer': 'current' });
  expect(await states(`pages:${id}`)).toEqual(found);
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date(now).toISOString() } });
  expect(new Set(Object.values(await states()))).toEqual(new Set(['current']));
  await payload.update({ collection: 'pages', id, trash: true, data: { deletedAt: null } });
  expect(await states(`pages:${id}`)).toEqual(found);
});

it('what is published at an address counts, whichever document it is', async () => {
  const create = (uid: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'pages',
      locale: 'en',
      draft: _status === 'draft',
      data: { title: uid, uid, blocks: [], _status },
    });
  const old = await create('spring', 'published');
  const at = (path: string, state: 'gone' | 'shown' = 'gone') =>
    ({
      ...gone,
      path,
      state,
      documents: `pages:${old.id}.${Date.parse(old.updatedAt).toString(36)}`,
    }) as const;
  const site = await startInstance([at('/custom/spring'), at('/custom/may'), at('/custom/draft')]);
  const statuses = async () => {
    const [state] = await findPages(payload, { instances: [site] });
    return Object.fromEntries(state?.pages.map(({ path, status }) => [path, status]) ?? []);
  };
  await create('draft', 'draft');
  const absent = { '/custom/spring': 'current', '/custom/may': 'current', '/custom/draft': 'current' };
  expect(await statuses()).toEqual({ ...absent, '/custom/spring': 'missing' });
  await payload.update({ collection: 'pages', id: old.id, data: { uid: 'may', _status: 'published' } });
  expect(await statuses()).toEqual({ ...absent, '/custom/may': 'missing' });
  await payload.delete({ collection: 'pages', id: old.id });
  expect(await statuses()).toEqual(absent);
  const { id } = await create('spring', 'published');
  expect(await statuses()).toEqual({ ...absent, '/custom/spring': 'missing' });
  // Another instance still shows what stood there before.
  const [behind] = await findPages(payload, {
    instances: [await startInstance([at('/custom/spring', 'shown')])],
    ...{ document: `pages:${id}`, ownPaths: ['/custom/spring'] },
  });
  expect(behind?.pages).toMatchObject([{ path: '/custom/spring', status: 'waiting' }]);
});

it('a page is outdated once something on it has begun or ended by itself', async () => {
  const [hour, moment] = [3_600_000, (time: number) => new Date(time).toISOString()];
  await payload.updateGlobal({
    slug: 'anniversary',
    data: {
      title: 'Ten years',
      lead: 'It is over.',
      startTime: moment(now - 2 * hour),
      endTime: moment(now - hour),
      _status: 'published',
    },
  });
  const { updatedAt } = await payload.findGlobal({ slug: 'anniversary' });
  const shown = { ...page, documents: `anniversary.${Date.parse(updatedAt ?? '').toString(36)}` };
  const statusOf = async (generatedAt: number) => {
    const [state] = await findPages(payload, {
      instances: [await startInstance([{ ...shown, generatedAt }])],
    });
    return state?.pages[0]?.status;
  };
  expect(await statusOf(now - hour - 1)).toBe('late');
  expect(await statusOf(now - hour + 1)).toBe('current');
});

it('a redirect covers a page for as long as the instance answers with it, whatever the CMS has', async () => {
  const covered = await startInstance([{ ...page, redirectsTo: '/cht/price' }]);
  const { custom } = payload.config;
  const found = [{ from: '/partner', to: '/cht/price' }];
  for (const redirects of [[], [() => Promise.resolve(found)]]) {
    payload.config.custom = { ...custom, redirects };
    const states = await findPages(payload, { instances: [covered, first], document: 'partners:1' });
    expect(states.map(({ pages }) => pages[0]?.redirectsTo)).toEqual(['/cht/price', undefined]);
  }
  payload.config.custom = custom;
});

it('pages that are missing, those that could not be rendered, and a site that cannot be asked, stand on the first page of the admin', async () => {
  const failed = (path: string) => ({ ...page, path, failedAt: now });
  const paths = ['/a', '/b', '/c', '/d'];
  const missing = { ...gone, documents: 'pages:1.a', path: '/' };
  const site = await startInstance([page, missing, ...paths.map(failed)]);
  expect(await findFailedPages([first, site, silent])(payload, 'en')).toEqual([
    expect.objectContaining({
      path: '/admin/site-pages?show=missing',
      action: 'one page',
      state: 'Published, but visitors get no page: /.',
    }),
    expect.objectContaining({
      path: '/admin/site-pages?show=failed',
      action: '4 pages',
      state: expect.stringContaining('/a, /b, /c …'),
    }),
    expect.objectContaining({ action: 'state not known', state: expect.stringContaining(silent) }),
  ]);
});
