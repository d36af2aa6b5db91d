import { sendRedirectHits } from '@/services/gateway/redirects';

import { countRedirect } from './countRedirect';

jest.mock('@/services/gateway/redirects');
const send = jest.mocked(sendRedirectHits);
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const minute = () => jest.advanceTimersByTimeAsync(60_000);

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue(true);
});
afterEach(() => jest.useRealTimers());

it('tells the gateway of all hits of a minute at once, and of later ones a minute after them', async () => {
  for (const from of ['/a', '/b', '/a']) countRedirect(from);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(send).not.toHaveBeenCalled();
  await minute();
  countRedirect('/b');
  await minute();
  await minute();
  expect(send.mock.calls).toEqual([
    [
      [
        { from: '/a', count: 2 },
        { from: '/b', count: 1 },
      ],
    ],
    [[{ from: '/b', count: 1 }]],
  ]);
});

it('keeps counts of so many redirects, and of those all', async () => {
  for (let number = 0; number < 1_001; number += 1) countRedirect(`/${number}`);
  countRedirect('/0');
  await minute();
  const [[hits = []] = []] = send.mock.calls;
  expect(hits).toHaveLength(1_000);
  expect(hits[0]).toEqual({ from: '/0', count: 2 });
});

it('logs that the gateway could not be told, and goes on', async () => {
  send.mockRejectedValueOnce(new Error('gone'));
  countRedirect('/a');
  await minute();
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('"during":"Counts of redirects"'));
  countRedirect('/a');
  await minute();
  expect(send).toHaveBeenLastCalledWith([{ from: '/a', count: 1 }]);
});
