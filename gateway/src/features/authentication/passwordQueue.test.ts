import { inPasswordQueue } from './passwordQueue';

it('checks two passwords at once, has twenty wait, and refuses all others without waiting', async () => {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const check = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return true;
  };
  const asked = Array.from({ length: 40 }, () => inPasswordQueue(check));
  const refused = await Promise.allSettled(asked.slice(22));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 'rejected'));
  await expect(asked[39]).rejects.toMatchObject({
    reason: 'busy',
    code: 503,
    headers: { 'Retry-After': '5' },
  });
  for (let done = 0; done < 22; done += 1) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(asked.slice(0, 22))).toEqual(Array.from({ length: 22 }, () => true));
  expect(most).toBe(2);
  const again = inPasswordQueue(() => Promise.resolve('checked'));
  expect(await again).toBe('checked');
});
