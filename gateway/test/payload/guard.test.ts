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
async function statusOf(method: string, path: string, body?: FormData): Promise<number> {
  const request = new Request(`${config.publicUrl}/cms-api/${path}`, { method, headers: chief, body });
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
