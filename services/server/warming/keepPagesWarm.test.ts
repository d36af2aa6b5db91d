import { trackContentChange } from '@/services/gateway/contentChange';
import { logError } from '@/services/server/log/logError';

import { coldPaths } from './coldPaths';
import { keepPagesWarm } from './keepPagesWarm';
import { requestPage } from './requestPage';

jest.mock('./coldPaths');
jest.mock('./requestPage');
jest.mock('@/services/server/log/logError');
/** Rests take as long as the test lets them. */
const rests: (() => void)[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (_ms: number, _value: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      rests.push(resolve);
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    }),
}));

const requested: string[] = [];
let controller = new AbortController();
let work = Promise.resolve();

/** Lets all rests end until nothing moves, `times` times. */
async function rest(times = 4): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await new Promise(setImmediate);
    rests.splice(0).forEach((end) => end());
  }
  await new Promise(setImmediate);
}

beforeEach(() => {
  jest.clearAllMocks();
  requested.length = rests.length = 0;
  controller = new AbortController();
  jest.mocked(requestPage).mockReturnValue((path) => Promise.resolve(requested.push(path) > 0));
  jest.mocked(coldPaths).mockResolvedValue(['/trends/1.html']);
});
afterEach(async () => {
  controller.abort();
  await work;
});

it('renders cold pages after the start', async () => {
  work = keepPagesWarm(controller.signal);
  expect(coldPaths).not.toHaveBeenCalled();
  await rest();
  expect(requested).toEqual(['/trends/1.html']);
  expect(coldPaths).toHaveBeenCalledTimes(1);
});

it('looks again after a change that the CMS reports', async () => {
  work = keepPagesWarm(controller.signal);
  await rest();
  jest.mocked(coldPaths).mockResolvedValueOnce(['/trends/2.html']).mockResolvedValue([]);
  trackContentChange(Date.now() + 1);
  await rest();
  expect(requested).toEqual(['/trends/1.html', '/trends/2.html']);
});

it('logs that the gateway cannot be reached, and tries again after a minute', async () => {
  const start = Date.now() + 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  jest.mocked(coldPaths).mockRejectedValueOnce(new Error('no connection'));
  work = keepPagesWarm(controller.signal);
  await rest();
  expect([coldPaths, logError].map((call) => jest.mocked(call).mock.calls.length)).toEqual([1, 1]);
  clock.mockReturnValue(start + 61_000);
  await rest();
  clock.mockRestore();
  expect(requested).toEqual(['/trends/1.html']);
});

it('ends without a word when the process is told to end', async () => {
  work = keepPagesWarm(controller.signal);
  await rest();
  controller.abort();
  await expect(work).resolves.toBeUndefined();
  expect(logError).not.toHaveBeenCalled();
});
