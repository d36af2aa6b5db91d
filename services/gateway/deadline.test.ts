import { deadlineSignal, DeadlineExceeded, withDeadline } from './deadline';

const never = () => new Promise<never>(() => undefined);

it('returns the result of the work', async () => {
  await expect(withDeadline(1_000, () => Promise.resolve('done'))).resolves.toBe('done');
});

it('rejects with the error of the work', async () => {
  await expect(withDeadline(1_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects at the deadline even if the work ignores its signal', async () => {
  await expect(withDeadline(20, never)).rejects.toThrow(new DeadlineExceeded(20));
});

it('provides its signal only inside the work', async () => {
  expect(deadlineSignal()).toBeUndefined();
  const inner = await withDeadline(1_000, async () => {
    await Promise.resolve();
    return deadlineSignal();
  });
  expect(inner).toBeInstanceOf(AbortSignal);
  expect(inner?.aborted).toBe(false);
  expect(deadlineSignal()).toBeUndefined();
});

it('works inside another deadline, each with its own signal', async () => {
  const outer = withDeadline(10, () =>
    withDeadline(5_000, () => new Promise((resolve) => setTimeout(resolve, 1_000, 'kept'))),
  );
  await expect(outer).rejects.toThrow(/10 ms/);
  const signals = await withDeadline(1_000, async () => [
    deadlineSignal(),
    await withDeadline(500, () => Promise.resolve(deadlineSignal())),
  ]);
  expect(signals[0]).not.toBe(signals[1]);
});
