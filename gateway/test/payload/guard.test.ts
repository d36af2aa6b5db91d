import { describe, it } from 'node:test';

import { expect } from 'expect';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';

import configuration from '../../src/payload.config';
import { config } from '../../src/platform/config/config';
import { guardRequests } from '../../src/rest/guard';
import { openPayload } from './openPayload';
import { staffSession } from './staffSession';

const payload = await openPayload();
const chief = await staffSession(payload, { name: 'Chief', role: 'administrator' });
const handle = guardRequests((request) => handleEndpoints({ config: configuration, request }), {
  load: () => Promise.resolve(payload),
  siteUrl: config.siteUrl,
  publicUrl: config.publicUrl,
});

/** The status of an answer to an administrator, as over HTTP. */
async function statusOf(method: string, path: string, body?: FormData | string, more = {}): Promise<number> {
  const headers = { ...chief, ...more };
  const request = new Request(`${config.publicUrl}/cms-api/${path}`, { method, headers, body });
  const slug = new URL(request.url).pathname.split('/').slice(2).map(decodeURIComponent);
  return (await handle(request, { params: Promise.resolve({ slug }) })).status;
}

describe('a list', () => {
  it('of documents or of versions is never a fault, also where there are no versions', async () => {
    const paths = [
      ...payload.config.collections.map(({ slug }) => slug),
      ...payload.globals.config.map(({ slug }) => `globals/${slug}`),
    ].flatMap((path) => [path, `${path}/count`, `${path}/versions`, `${path}/versions/1`, `${path}/1`]);
    const faults = [];
    for (const path of paths) if ((await statusOf('GET', path)) >= 500) faults.push(path);
    expect(faults).toEqual([]);
    expect(await statusOf('GET', 'users/versions')).toBe(404);
    expect(await statusOf('GET', 'articles/versions')).toBe(200);
  });

  for (const [path, status] of [
    ['enquiries?sort=merchant.hash', 400],
    ['enquiries?sort=-merchant__hash', 400],
    ['enquiries?sort[0]=createdAt&sort[1]=merchant.salt', 400],
    ['merchants?sort=hash', 400],
    ['articles?sort=nothing', 400],
    ['articles/versions?sort=version.hash', 400],
    ['articles?limit=0', 400],
    ['articles?where[createdAt][equals]=x', 400],
    ['articles?where[nothing][equals]=1', 400],
    ['articles?sort=-publishTime,id', 200],
    ['partners?sort=_order', 200],
    ['articles/versions?sort=-updatedAt,version.title', 200],
    ['globals/menu/versions?sort=-updatedAt', 200],
  ] as const)
    it(`of ${path} returns ${status}`, async () => expect(await statusOf('GET', path)).toBe(status));

  it('of every collection can be sorted as the admin does', async () => {
    for (const { slug, defaultSort = 'id' } of payload.config.collections) {
      const sort = [defaultSort].flat().join();
      expect([slug, await statusOf('GET', `${slug}?sort=${sort}`)]).not.toEqual([slug, 400]);
    }
  });
});

it('a list that is asked for by POST has the same limits, and needs a login', async () => {
  const asked = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-http-method-override': 'GET',
    origin: config.publicUrl,
  };
  expect(await statusOf('POST', 'articles', 'limit=100', asked)).toBe(200);
  expect(await statusOf('POST', 'articles', 'limit=0', asked)).toBe(400);
  expect(await statusOf('POST', 'articles', 'limit=100', { ...asked, authorization: '' })).toBe(401);
});

describe('a change', async () => {
  const { id } = await payload.create({
    collection: 'articles',
    draft: true,
    data: { title: 'To be changed wrongly', _status: 'draft' },
  });
  const json = { 'content-type': 'application/json' };
  const changes = [
    ['POST', 'articles'],
    ['PATCH', 'articles?where[id][equals]=1'],
    ['PATCH', `articles/${id}`],
    ['POST', 'media'],
    ['POST', 'globals/menu'],
  ] as const;

  it('that cannot be read is refused everywhere', async () => {
    for (const [method, path] of changes)
      for (const body of ['{', '[]'])
        expect([path, await statusOf(method, path, body, json)]).toEqual([path, 400]);
  });

  it('of many without `where` is refused, and changes nothing', async () => {
    for (const method of ['PATCH', 'DELETE'])
      expect(await statusOf(method, 'articles', '{"title":"x"}', json)).toBe(400);
    expect(await payload.findByID({ collection: 'articles', id, draft: true })).toMatchObject({
      title: 'To be changed wrongly',
    });
  });

  for (const body of ['{"createdAt":{}}', '{"cover":[1]}', '{"cover":"abc"}'])
    it(`to a value of the wrong type is refused: ${body}`, async () =>
      expect(await statusOf('PATCH', `articles/${id}`, body, json)).toBe(400));
});

describe('an upload', async () => {
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  for (const [name, status] of [
    ['a.png', 201],
    ['a\0b.png', 400],
    ['x%2f..%2fy.png', 400],
    ['x%5Cy.png', 400],
    ['x%00.png', 400],
  ] as const)
    it(`named ${JSON.stringify(name)} returns ${status}`, async () => {
      const form = new FormData();
      form.set('_payload', JSON.stringify({ alt: 'A field.', otherAlt: 'Eine Fläche.' }));
      form.set('file', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), name);
      expect(await statusOf('POST', 'media', form)).toBe(status);
    });
});
