import { type PublicCallName, publicCall } from '@/services/config/publicCalls';
import type { Redis, RedisClient } from '@/services/server/redis/redis';

import { createRateLimit } from './rateLimit';

const name: PublicCallName = 'sendCode';
const [points, seconds] = publicCall(name).limit;

/** A Redis that counts as the script of the limiter does. */
function fakeRedis() {
  const counts = new Map<string, number>();
  const state = { isDown: false };
  const client = {
    eval: (_script: string, { keys: [key = ''] }: { keys: string[] }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve([counts.get(key), seconds * 1_000]);
    },
  } as unknown as RedisClient;
  const redis: Redis = {
    ask: (work) => (state.isDown ? Promise.resolve(undefined) : work(client)),
    connected: Promise.resolve(),
  };
  return { redis, counts, state };
}

type Take = ReturnType<typeof createRateLimit>;
const takeAll = async (take: Take, visitor: string, times: number) => {
  for (let time = 0; time < times; time += 1) await take(name, visitor);
};

it('refuses one call more than is allowed in this process', async () => {
  const take = createRateLimit();
  await takeAll(take, '192.0.2.1', points);
  await expect(take(name, '192.0.2.1')).rejects.toMatchObject({ status: 429 });
  await expect(take(name, '192.0.2.2')).resolves.toBeUndefined();
});

it('counts the calls at all instances together', async () => {
  const { redis, counts } = fakeRedis();
  const [first, second] = [createRateLimit(redis), createRateLimit(redis)];
  await takeAll(first, '192.0.2.1', points);
  await expect(second(name, '192.0.2.1')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': String(seconds) },
  });
  expect([...counts.keys()]).toEqual([`site:limit:${name}:192.0.2.1`]);
});

it('counts in this process while Redis does not answer', async () => {
  const { redis, state } = fakeRedis();
  const take = createRateLimit(redis);
  state.isDown = true;
  await takeAll(take, '192.0.2.1', points);
  await expect(take(name, '192.0.2.1')).rejects.toMatchObject({ status: 429 });
  state.isDown = false;
  await expect(take(name, '192.0.2.1')).resolves.toBeUndefined();
});
