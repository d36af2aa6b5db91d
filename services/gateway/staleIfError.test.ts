import { trackContentChange } from './contentChange';
import { collectContentVersions, withContentTracking } from './contentVersions';
import { staleIfError } from './staleIfError';

const hour = 3_600_000;
let now = 1_000_000;
beforeEach(() => {
  now += hour;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const change = () => {
  now += 1;
  trackContentChange(now);
  now += 1;
};

it('asks once within the lifetime, and anew once something changed', async () => {
  const fetch = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  const read = staleIfError({ lifetime: () => hour, fetch });
  expect([await read('en'), await read('en')]).toEqual(['old', 'old']);
  change();
  expect([await read('en'), await read('en')]).toEqual(['new', 'new']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps the last good value while the new one cannot be had, and goes on trying', async () => {
  const fetch = jest
    .fn()
    .mockResolvedValueOnce('old')
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('new');
  const read = staleIfError({ lifetime: () => hour, fetch });
  await read('en');
  change();
  expect([await read('en'), await read('en')]).toEqual(['old', 'new']);
});

it('does not take for new what was asked for before the change', async () => {
  const answers: ((value: string) => void)[] = [];
  const fetch = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const read = staleIfError({ lifetime: () => hour, fetch });
  const reading = read('en');
  change();
  answers[0]?.('old');
  while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
  answers[1]?.('new');
  expect(await reading).toBe('new');
});

it('tells everybody who shares a value what it was made from', async () => {
  const read = staleIfError({
    lifetime: () => hour,
    fetch: (key: 'en') => {
      collectContentVersions('menu.a');
      return Promise.resolve(key);
    },
  });
  const contents = await Promise.all([1, 2].map(() => withContentTracking(() => read('en'))));
  expect(contents.map(({ content }) => content)).toEqual(['menu.a', 'menu.a']);
});
