import { expect, test } from '@playwright/test';

import type { Redis, RedisClient } from '@/services/server/redis/redis';
import { createSharedPages } from '@/services/server/revalidation/sharedPages';

import { withRedis } from '../support/instances';

// Shows docs/decisions/0106: what the script in sharedPages.ts does in a real Redis.

const buildId = 'test-of-shared-pages';
const keptSeconds = 60;
const now = Date.now();
const page = (renderedAt: number) => {
  const value = { kind: 'PAGES', html: `<p>${renderedAt}</p></html>`, pageData: {} };
  return { text: JSON.stringify({ lastModified: renderedAt, value }), renderedAt };
};
const gone = (renderedAt: number) => ({
  text: JSON.stringify({ lastModified: renderedAt, value: null }),
  renderedAt,
});

/** Without the site's deadline, which a busy machine may miss: the script alone is looked at. */
const redis: Redis = {
  ask: (work) => withRedis((client) => work(client as unknown as RedisClient)),
  connected: Promise.resolve(),
};
let key = '';
const instance = () => createSharedPages({ redis, buildId, keptSeconds });
const nameOf = () => `site:${buildId}:${key}`;
const sharedText = async () => (await instance().newerThan(key, 0))?.text;

test.beforeEach(({}, { testId }) => {
  key = `/route-cache/PAGES/0a1b/$/en/${testId}`;
});
test.afterEach(() => withRedis((client) => client.del(nameOf())));

test('a page is stored for its time', async () => {
  await instance().write(key, page(now));
  expect(await sharedText()).toBe(page(now).text);
  const seconds = await withRedis((client) => client.ttl(nameOf()));
  expect(seconds).toBeGreaterThan(keptSeconds - 10);
  expect(seconds).toBeLessThanOrEqual(keptSeconds);
});

test('an older render replaces no newer one, and its instance takes the newer one over', async () => {
  const slow = instance();
  await instance().write(key, page(now));
  await slow.write(key, page(now - 1));
  expect((await slow.newerThan(key, now - 1))?.text).toBe(page(now).text);
  await instance().write(key, gone(now - 1));
  expect(await sharedText()).toBe(page(now).text);
});

test('a later render replaces an earlier one, whichever of many is written last', async () => {
  const times = Array.from({ length: 40 }, (_none, index) => now - 20 + ((index * 7) % 40));
  await Promise.all(times.map((time) => instance().write(key, page(time))));
  expect(await sharedText()).toBe(page(now + 19).text);
});

test('a page from the future is replaced', async () => {
  await instance().write(key, page(now + 3_600_000));
  await instance().write(key, page(now));
  expect(await sharedText()).toBe(page(now).text);
});

test('a 404 replaces an older page', async () => {
  await instance().write(key, page(now));
  await instance().write(key, gone(now + 1));
  expect(await sharedText()).toBe(gone(now + 1).text);
});
