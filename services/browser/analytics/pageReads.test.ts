/** @jest-environment jsdom */
import Router from 'next/router';

import { countPageReads } from './pageReads';

const handlers: (() => void)[] = [];
jest.mock('next/router', () => ({
  __esModule: true,
  default: {
    asPath: '/cht/price?channelCode=fair#top',
    isPreview: false,
    events: { on: (_event: string, handler: () => void) => handlers.push(handler) },
  },
}));

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const textOf = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(reader.result as string));
    reader.readAsText(blob);
  });
const openPage = (path: string) => {
  (Router as { asPath: string }).asPath = path;
  handlers.forEach((handle) => handle());
};

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  document.documentElement.lang = 'de';
});
beforeEach(() => sendBeacon.mockClear());

it('counts the open page by path and language alone, and keeps nothing in the browser', async () => {
  countPageReads();
  const [address, blob] = sendBeacon.mock.calls[0]!;
  expect(address).toBe('/api/gateway/statistics/read');
  expect(blob.type).toBe('application/json');
  expect(await textOf(blob)).toEqual({ path: '/cht/price', language: 'de' });
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('counts each page that is opened later, but not another query of the same page', async () => {
  openPage('/cht/price?country=FR');
  expect(sendBeacon).not.toHaveBeenCalled();
  openPage('/trends/3.html');
  openPage('/cht/price');
  expect(await Promise.all(sendBeacon.mock.calls.map(([, blob]) => textOf(blob)))).toMatchObject([
    { path: '/trends/3.html' },
    { path: '/cht/price' },
  ]);
});

it('does not count the preview of a draft', () => {
  (Router as { isPreview: boolean }).isPreview = true;
  openPage('/trends/4.html');
  expect(sendBeacon).not.toHaveBeenCalled();
});
