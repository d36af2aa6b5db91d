import { collectContentVersions, withContentTracking } from './contentVersions';
import { withPreview } from './preview';
import { staleWhileRevalidate, trackContentChange } from './staleWhileRevalidate';

const hour = 3_600_000;

describe('without background', () => {
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

  it('fetches once within the lifetime, and again after a change', async () => {
    const fetch = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch });
    expect([await get('en'), await get('en')]).toEqual(['old', 'old']);
    change();
    expect([await get('en'), await get('en')]).toEqual(['new', 'new']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('keeps a value per key', async () => {
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch: (key) => Promise.resolve(key) });
    expect([await get('en'), await get('de'), await get('en')]).toEqual(['en', 'de', 'en']);
  });

  it('keeps the last good value while a fetch fails, and tries again', async () => {
    const fetch = jest
      .fn()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('new');
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch });
    await get('en');
    change();
    expect([await get('en'), await get('en')]).toEqual(['old', 'new']);
  });

  it('throws what the fetch throws while there is no value', async () => {
    const fetch = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch });
    await expect(get('en')).rejects.toThrow('down');
    expect(await get('en')).toBe('new');
  });

  it('gives the initial value until a fetch succeeds', async () => {
    const fetch = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
    const initial = (key: string) => Promise.resolve(key === 'en' ? 'built' : undefined);
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch, initial });
    expect([await get('en'), await get('en')]).toEqual(['built', 'new']);
    fetch.mockRejectedValueOnce(new Error('down'));
    await expect(get('de')).rejects.toThrow('down');
  });

  it('fetches again when the fetch began before a change', async () => {
    const answers: ((value: string) => void)[] = [];
    const fetch = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch });
    const reading = get('en');
    change();
    answers[0]?.('old');
    while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
    answers[1]?.('new');
    expect(await reading).toBe('new');
  });

  it('gives the last value to a caller who has waited long enough, and the new one to the next', async () => {
    const answers: ((value: string) => void)[] = [];
    const fetch = jest
      .fn<Promise<string>, []>(() => new Promise((resolve) => answers.push(resolve)))
      .mockResolvedValueOnce('old');
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch, mostWait: 1 });
    await get('en');
    change();
    expect(await get('en')).toBe('old');
    answers[0]?.('new');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await get('en')).toBe('new');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('reports the documents of a shared value to every caller', async () => {
    const { get } = staleWhileRevalidate({
      lifetime: () => hour,
      fetch: (key: 'en') => {
        collectContentVersions('menu.a');
        return Promise.resolve(key);
      },
    });
    const contents = await Promise.all([1, 2].map(() => withContentTracking(() => get('en'))));
    expect(contents.map(({ content }) => content)).toEqual(['menu.a', 'menu.a']);
  });

  it('caches nothing of a preview', async () => {
    const fetch = jest.fn().mockResolvedValueOnce('draft').mockResolvedValue('published');
    const { get } = staleWhileRevalidate({ lifetime: () => hour, fetch });
    expect(await withPreview({ document: 'articles:3' }, () => get('en'))).toBe('draft');
    expect(await get('en')).toBe('published');
  });
});

describe('in the background', () => {
  const fetch = jest.fn<Promise<string>, [string]>();
  const onFault = jest.fn();
  const create = () => {
    const background = { initial: 'nothing', firstWait: 300, onFault };
    const { get, refresh } = staleWhileRevalidate({ lifetime: () => 60_000, fetch, background });
    return { get: () => get('key'), refresh: () => refresh('key') };
  };
  const never = new Promise<string>(() => undefined);
  let now = 1_000;
  /** Lets time pass, and everything end that is due by then. */
  const pass = (milliseconds: number) => {
    now += milliseconds;
    return jest.advanceTimersByTimeAsync(milliseconds);
  };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    // The cache reads the age of its entries here.
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    fetch.mockReset();
    onFault.mockReset();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('fetches again after the lifetime without delaying callers', async () => {
    fetch.mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const { get } = create();
    await get();
    await pass(59_990);
    expect(await get()).toBe('one');
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(20);
    expect(await get()).toBe('one');
    await pass(0);
    expect(await get()).toBe('two');
  });

  it('keeps the last good value while a fetch fails or hangs', async () => {
    fetch.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('gone')).mockReturnValue(never);
    const { get } = create();
    await get();
    await pass(60_010);
    await get();
    await pass(0);
    expect(await get()).toBe('one');
    expect(onFault).toHaveBeenCalledTimes(1);
    await pass(60_010);
    expect([await get(), await get()]).toEqual(['one', 'one']);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('waits for a lifetime after a failed fetch', async () => {
    fetch.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('gone')).mockResolvedValue('two');
    const { get } = create();
    await get();
    await pass(60_010);
    await get();
    await pass(0);
    await pass(59_990);
    expect([await get(), fetch.mock.calls.length]).toEqual(['one', 2]);
    await pass(20);
    await get();
    await pass(0);
    expect(await get()).toBe('two');
  });

  it('tries again every second until there is a value', async () => {
    fetch
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('one');
    const { get } = create();
    expect([await get(), await get()]).toEqual(['nothing', 'nothing']);
    expect([fetch.mock.calls.length, onFault.mock.calls.length]).toEqual([1, 1]);
    for (const expected of ['nothing', 'one']) {
      await pass(1_010);
      await get();
      await pass(0);
      expect(await get()).toBe(expected);
    }
    expect([fetch.mock.calls.length, onFault.mock.calls.length]).toEqual([3, 2]);
  });

  it('returns the initial value when the first fetch takes longer than the first wait', async () => {
    fetch.mockReturnValue(never);
    const { get } = create();
    const got = get();
    await pass(300);
    expect([await got, await get()]).toEqual(['nothing', 'nothing']);
  });

  it('refreshes at once, and rejects when that fails', async () => {
    fetch.mockResolvedValueOnce('one').mockResolvedValueOnce('two').mockRejectedValueOnce(new Error('gone'));
    const { get, refresh } = create();
    await get();
    await refresh();
    expect(await get()).toBe('two');
    await expect(refresh()).rejects.toThrow('gone');
    expect([await get(), onFault.mock.calls]).toEqual(['two', []]);
  });

  it('does not wait for a fetch that hangs when it refreshes', async () => {
    fetch.mockReturnValueOnce(never).mockResolvedValueOnce('two');
    const { get, refresh } = create();
    void get();
    await refresh();
    expect(await get()).toBe('two');
  });

  it('drops the value of a fetch that began before the last refresh', async () => {
    let answer: (value: string) => void = () => undefined;
    fetch
      .mockResolvedValueOnce('one')
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce('three');
    const { get, refresh } = create();
    await get();
    const earlier = refresh();
    await refresh();
    answer('two');
    await earlier;
    expect(await get()).toBe('three');
  });
});
