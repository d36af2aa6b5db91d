import { resetCount, countAttempt } from './limit';

const limit = { name: 'test', points: 2, seconds: 60 };

it('allows the attempts of the limit for each key', async () => {
  expect(await countAttempt(limit, 'a')).toEqual({ isAllowed: true, left: 1, retryAfter: 60 });
  expect(await countAttempt(limit, 'a')).toMatchObject({ isAllowed: true, left: 0 });
  expect(await countAttempt(limit, 'a')).toMatchObject({ isAllowed: false, left: 0 });
  expect(await countAttempt(limit, 'b')).toMatchObject({ isAllowed: true });
});

it('counts again from the start after its time', async () => {
  jest.useFakeTimers();
  try {
    const short = { name: 'short', points: 1, seconds: 1 };
    expect(await countAttempt(short, 'a')).toMatchObject({ isAllowed: true });
    jest.advanceTimersByTime(999);
    expect(await countAttempt(short, 'a')).toMatchObject({ isAllowed: false, retryAfter: 1 });
    jest.advanceTimersByTime(2);
    expect(await countAttempt(short, 'a')).toMatchObject({ isAllowed: true });
  } finally {
    jest.useRealTimers();
  }
});

it('counts from the start after a reset', async () => {
  await countAttempt(limit, 'c');
  await countAttempt(limit, 'c');
  await resetCount(limit, 'c');
  expect(await countAttempt(limit, 'c')).toEqual({ isAllowed: true, left: 1, retryAfter: 60 });
});

it('shares its counts among copies of the module (Next loads one per route)', async () => {
  let takeElsewhere = countAttempt;
  await jest.isolateModulesAsync(async () => {
    takeElsewhere = (await import('./limit')).countAttempt;
  });
  expect(takeElsewhere).not.toBe(countAttempt);
  const shared = { name: 'shared', points: 1, seconds: 60 };
  expect(await countAttempt(shared, 'a')).toMatchObject({ isAllowed: true });
  expect(await takeElsewhere(shared, 'a')).toEqual({ isAllowed: false, left: 0, retryAfter: 60 });
});

it('counts the addresses of a network together, and the networks of a /48 of IPv6', async () => {
  const ofNetworks = { name: 'networks', points: 2, seconds: 60, ofNetworks: true } as const;
  const count = async (address: string) => (await countAttempt(ofNetworks, address)).isAllowed;
  expect([await count('2001:db8:1:1::1'), await count('2001:db8:1:1::2')]).toEqual([true, true]);
  expect(await count('2001:db8:1:1::3')).toBe(false);
  const others = Array.from({ length: 14 }, (_one, index) => `2001:db8:1:${index + 2}::1`);
  // Sixteen are allowed to the /48, and three were tried.
  expect(await Promise.all(others.map(count))).toEqual(others.map((_address, index) => index < 13));
  expect(await count('2001:db8:2:1::1')).toBe(true);
});
