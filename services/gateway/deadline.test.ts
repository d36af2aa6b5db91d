import { deadlineSignal, DeadlineExceeded, withDeadline } from './deadline';

const never = () => new Promise<never>(() => undefined);

it('gives what the work gives', async () => {
  await expect(withDeadline(1_000, () => Promise.resolve('done'))).resolves.toBe('done');
});

it('fails as the work fails', async () => {
  await expect(withDeadline(1_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('ends work that ignores its signal', async () => {
  await expect(withDeadline(20, never)).rejects.toThrow(DeadlineExceeded);
});

it('holds for all calls together', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  const work = async () => {
    for (let i = 0; i < 10; i++) await pause();
  };
  await expect(withDeadline(100, work)).rejects.toThrow("The page's data was not complete within 100 ms.");
});

it('is known to everything the work calls, and to nothing else', async () => {
  expect(deadlineSignal()).toBeUndefined();
  const inner = await withDeadline(1_000, async () => {
    await Promise.resolve();
    return deadlineSignal();
  });
  expect(inner).toBeInstanceOf(AbortSignal);
  expect(inner?.aborted).toBe(false);
  expect(deadlineSignal()).toBeUndefined();
});

it('stands on its own inside another one', async () => {
  const outer = withDeadline(10, () =>
    withDeadline(60, () => new Promise((resolve) => setTimeout(resolve, 30, 'kept'))),
  );
  await expect(outer).rejects.toThrow(/10 ms/);
  const signals = await withDeadline(1_000, async () => [
    deadlineSignal(),
    await withDeadline(500, () => Promise.resolve(deadlineSignal())),
  ]);
  expect(signals[0]).not.toBe(signals[1]);
});
