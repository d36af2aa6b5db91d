import { fakeRedis } from '@/services/fixtures/fakeRedis';

import { createSharedPages } from './sharedPages';

const now = 1_800_000_000_000;
const key = '/route-cache/PAGES/0a1b/$/en';
const page = (renderedAt: number) => {
  const value = { kind: 'PAGES', html: `<p>${renderedAt}</p></html>`, pageData: {} };
  const entry = { lastModified: renderedAt, value, cacheControl: { revalidate: 60 } };
  return { entry, text: JSON.stringify(entry), renderedAt };
};
const gone = (renderedAt: number) => ({
  ...page(renderedAt),
  text: `{"lastModified":${renderedAt},"value":null}`,
});

let fake = fakeRedis();
const instance = (buildId = 'one') => createSharedPages({ redis: fake.redis, buildId, keptSeconds: 60 });

beforeEach(() => {
  fake = fakeRedis();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

it('hands the page of one instance to another with its lifetime', async () => {
  const { entry, text } = page(now);
  await instance().write(key, page(now));
  expect(await instance().newerThan(key, 0)).toEqual({ entry, text });
});

it('does not hand out the pages of another release', async () => {
  await instance('one').write(key, page(now));
  expect(await instance('two').newerThan(key, 0)).toBeUndefined();
});

it('reads only the time of a page that is not newer', async () => {
  await instance().write(key, page(now));
  expect(await instance().newerThan(key, now)).toBeUndefined();
  expect(fake.reads).toEqual([]);
});

it('looks for a page once a second', async () => {
  const other = instance();
  expect(await other.newerThan(key, 0)).toBeUndefined();
  await instance().write(key, page(now));
  jest.advanceTimersByTime(999);
  expect(await other.newerThan(key, 0)).toBeUndefined();
  jest.advanceTimersByTime(2);
  expect(await other.newerThan(key, 0)).toMatchObject({ entry: page(now).entry });
});

it('does not take a page from the future', async () => {
  await instance().write(key, page(now + 61_000));
  expect(await instance().newerThan(key, 0)).toBeUndefined();
  await instance().write(key, page(now + 59_000));
  expect(await instance().newerThan(key, 0)).toBeDefined();
});

it.each([
  ['page', page],
  ['404', gone],
])(
  'does not replace a page by an older %s, whose instance finds the newer page at once',
  async (_what, older) => {
    const slow = instance();
    await instance().write(key, page(now));
    await slow.write(key, older(now - 1));
    expect((await slow.newerThan(key, now - 1))?.entry).toEqual(page(now).entry);
  },
);

it('replaces a page from the future', async () => {
  await instance().write(key, page(now + 61_000));
  await instance().write(key, page(now));
  expect((await instance().newerThan(key, 0))?.entry).toEqual(page(now).entry);
});

it('replaces a page that is gone', async () => {
  await instance().write(key, page(now));
  await instance().write(key, gone(now + 1));
  expect((await instance().newerThan(key, now))?.entry.value).toBeNull();
});

it.each([
  ['is cut off', (text: string) => text.slice(0, 60)],
  ['lacks its end', (text: string) => text.replace('</html>', '')],
  ['is something else', () => 'not a page'],
])('takes no page whose text %s', async (_what, damage) => {
  await instance().write(key, page(now));
  fake.stored.forEach((text, name) => fake.stored.set(name, damage(text)));
  expect(await instance().newerThan(key, 0)).toBeUndefined();
});

it('finds and writes nothing while Redis is down', async () => {
  fake.state.isDown = true;
  await expect(instance().write(key, page(now))).resolves.toBeUndefined();
  expect(await instance().newerThan(key, 0)).toBeUndefined();
  expect(fake.stored.size).toBe(0);
});
