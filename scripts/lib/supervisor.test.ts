import { supervise } from './supervisor.mjs';

/** A server that a test can end. */
function fakeServer() {
  let end: (reason: string) => void = () => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { ended, end };
}

/** A clock on which every pause is over at once and has taken its time. */
function fakeClock() {
  let time = 0;
  const slept: number[] = [];
  return {
    slept,
    pass: (ms: number) => (time += ms),
    now: () => time,
    sleep: (ms: number) => {
      slept.push(ms);
      time += ms;
      return Promise.resolve();
    },
  };
}

/** Lets everything happen that has been settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function supervised(start?: (restarts: number) => Promise<{ ended: Promise<string> }>) {
  const clock = fakeClock();
  const first = fakeServer();
  const servers: ReturnType<typeof fakeServer>[] = [first];
  const lines: string[] = [];
  const restarts: number[] = [];
  let ending = false;
  const done = supervise({
    name: 'The gateway',
    server: first,
    clock,
    isEnding: () => ending,
    tell: (line) => lines.push(line),
    start: (count) => {
      restarts.push(count);
      if (start) return start(count);
      const next = fakeServer();
      servers.push(next);
      clock.pass(5_000);
      return Promise.resolve(next);
    },
  });
  const crash = async (reason = 'SIGKILL') => {
    servers.at(-1)?.end(reason);
    await settle();
  };
  return { clock, lines, restarts, crash, done, end: () => (ending = true) };
}

it('restarts a server and reports it', async () => {
  const { crash, lines, restarts } = supervised();
  await crash();
  expect(restarts).toEqual([1]);
  expect(lines).toEqual([
    'The gateway crashed (SIGKILL).',
    'The gateway restarts in 1 s.',
    'The gateway is running again after 5 s (restart 1).',
  ]);
});

it('waits longer after each crash in a row, and resets after a minute of running', async () => {
  const { crash, clock, restarts } = supervised();
  for (let round = 0; round < 7; round += 1) await crash('exit code 1');
  expect(clock.slept).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  clock.pass(60_000);
  await crash();
  expect(clock.slept.at(-1)).toBe(1_000);
  expect(restarts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('retries a server that fails to start', async () => {
  const running = fakeServer();
  const { crash, clock, lines, restarts } = supervised((count) =>
    count < 50 ? Promise.reject(new Error('the port is taken')) : Promise.resolve(running),
  );
  await crash();
  await settle();
  expect(restarts).toHaveLength(50);
  expect(clock.slept.slice(-3)).toEqual([30_000, 30_000, 30_000]);
  expect(lines).toContain('The gateway could not be started: the port is taken');
  expect(lines.at(-1)).toBe('The gateway is running again after 0 s (restart 50).');
});

it('starts nothing during shutdown', async () => {
  const { crash, done, end, lines, restarts } = supervised();
  end();
  await crash('SIGTERM');
  await done;
  expect([lines, restarts]).toEqual([[], []]);
});
