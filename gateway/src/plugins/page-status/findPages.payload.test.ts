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
  const silent = 'http://127.0.0.1:9';
  expect(await findPages(payload, { instances: [silent] })).toEqual([
    { site: silent, fault: 'unreachable', pages: [] },
  ]);
});

it('the own page of what is published is waited for where it is gone', async () => {
  const [state] = await findPages(payload, {
    instances: [first],
    document: 'partners:1',
    ownPaths: ['/partners/1'],
  });
  expect(state?.pages[0]).toMatchObject({ path: '/partners/1', status: 'waiting', state: 'gone' });
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
  const found = { '/': 'waiting', '/cht/homes': 'late' };
  expect(await states()).toEqual({ ...found, '/custom/summer': 'current' });
  expect(await states(`pages:${id}`)).toEqual(found);
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date(now).toISOString() } });
  expect(new Set(Object.values(await states()))).toEqual(new Set(['current']));
});

it('a page from which a redirect leads away is marked', async () => {
  const { custom } = payload.config;
  const found = [{ from: '/partner', to: '/cht/price' }];
  payload.config.custom = { ...custom, redirects: [() => Promise.resolve(found)] };
  const [state] = await findPages(payload, { instances: [first], document: 'partners:1' });
  payload.config.custom = custom;
  expect(state?.pages).toMatchObject([{ path: '/partner', redirectsTo: '/cht/price' }]);
});

it('pages that could not be rendered, and a site that cannot be asked, stand on the first page of the admin', async () => {
  const failed = (path: string) => ({ ...page, path, failedAt: now });
  const paths = ['/a', '/b', '/c', '/d'];
  const site = await startInstance([page, ...paths.map(failed)]);
  const silent = 'http://127.0.0.1:9';
  expect(await findFailedPages([first, site, silent])(payload, 'en')).toEqual([
    expect.objectContaining({
      path: '/admin/site-pages?show=failed',
      action: '4 pages',
      state: expect.stringContaining('/a, /b, /c …'),
    }),
    expect.objectContaining({ action: 'state not known', state: expect.stringContaining(silent) }),
  ]);
});
