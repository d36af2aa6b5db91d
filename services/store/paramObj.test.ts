/**
 * @jest-environment jsdom
 */
import Cookies from 'js-cookie';

import { hasConsent } from '@/services/browser/consent/consent';

// Shows (requirements, 9.3).

jest.mock('@/services/browser/consent/consent');

/** The module after a page load at `address`. */
async function arriveAt(address: string) {
  jest.resetModules();
  goTo(address);
  jest.doMock('@/services/browser/consent/consent', () => ({ hasConsent }));
  const channel = await import('./paramObj');
  channel.storeParamObj('');
  return channel;
}
const goTo = (address: string) => window.history.replaceState(null, '', address);
const allow = (isAllowed: boolean) => jest.mocked(hasConsent).mockReturnValue(isAllowed);
const cookies = () => ({ channelNo: Cookies.get('channelNo'), channelCode: Cookies.get('channelCode') });
const none = { channelNo: undefined, channelCode: undefined };

beforeEach(() => allow(false));
afterEach(() => Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name)));

it.each([
  ['', { channelNo: '', channelCode: '' }],
  ['?channelNo=1007&channelCode=fair', { channelNo: '1007', channelCode: 'fair' }],
  ['?channelCode=hgzn', { channelNo: '', channelCode: 'hgzn' }],
  ['?channelCode=%3Cscript%3E&channelNo=', { channelNo: '', channelCode: '' }],
  [`?channelCode=${'a'.repeat(65)}`, { channelNo: '', channelCode: '' }],
])('reads %j as %j', async (search, tracking) => {
  const { paramObj } = await arriveAt(`/cht/Services${search}`);
  expect(paramObj()).toEqual(tracking);
});

it('keeps the channel in memory only without consent', async () => {
  const { paramObj, storeParamObj } = await arriveAt('/?channelCode=fair');
  goTo('/cht/Services');
  storeParamObj('');
  expect(paramObj()).toEqual({ channelNo: '', channelCode: 'fair' });
  expect(cookies()).toEqual(none);
  expect((await arriveAt('/')).paramObj()).toEqual({ channelNo: '', channelCode: '' });
});

it('stores the channel after consent', async () => {
  const { storeParamObj } = await arriveAt('/?channelCode=fair&channelNo=1007');
  allow(true);
  storeParamObj('');
  expect(hasConsent).toHaveBeenCalledWith('campaigns');
  expect(cookies()).toEqual({ channelNo: '1007', channelCode: 'fair' });
  expect((await arriveAt('/cht/price')).paramObj()).toEqual({
    channelNo: '1007',
    channelCode: 'fair',
  });
  await arriveAt('/?channelCode=search');
  expect(cookies()).toEqual({ channelNo: undefined, channelCode: 'search' });
});

it('stores the channel on the shared domain for 30 days', async () => {
  allow(true);
  const written = jest.spyOn(document, 'cookie', 'set');
  const { storeParamObj } = await arriveAt('/?channelCode=fair');
  storeParamObj('example.com');
  expect(written).toHaveBeenLastCalledWith(
    expect.stringMatching(/^channelCode=fair; path=\/; domain=example\.com; expires=.+; sameSite=Lax$/),
  );
  const days =
    (Date.parse(/expires=([^;]+)/.exec(written.mock.lastCall?.[0] ?? '')?.[1] ?? '') - Date.now()) / 864e5;
  expect(Math.round(days)).toBe(30);
  written.mockRestore();
});

it('uses a fixed code on question pages, and the visitor’s channel on others', async () => {
  allow(true);
  const { paramObj, storeParamObj } = await arriveAt('/?channelCode=fair');
  for (const path of ['/questionAnswer', '/de/questionAnswer', '/questionAnswer/12?channelCode=search']) {
    goTo(path);
    storeParamObj('');
    expect(paramObj().channelCode).toBe('hgzn');
    expect(cookies().channelCode).toBe('hgzn');
  }
  goTo('/cht/commonQuestion');
  storeParamObj('');
  expect(paramObj().channelCode).toBe('search');
  expect(cookies().channelCode).toBe('search');
});

it('removes the fixed code after leaving the question pages', async () => {
  allow(true);
  await arriveAt('/questionAnswer');
  expect(cookies().channelCode).toBe('hgzn');
  const { paramObj } = await arriveAt('/questionAnswers');
  expect(paramObj()).toEqual({ channelNo: '', channelCode: '' });
  expect(cookies()).toEqual(none);
});

it('prefers the channel in the address, then that of the page, then an earlier one', async () => {
  const page = { channelNo: '1005', channelCode: 'logistics' };
  const { paramObj } = await arriveAt('/?channelCode=fair');
  expect(paramObj(page).channelCode).toBe('fair');
  goTo('/cht/hot/newcomerActivities/logistics');
  expect(paramObj(page)).toEqual(page);
});

it.each([
  ['/?channelNo=1007&channelCode=fair', '', '?channelNo=1007&channelCode=fair'],
  ['/?channelNo=1007&channelCode=fair', '?x=1', '?x=1&channelNo=1007&channelCode=fair'],
  ['/?channelNo=1007&x=a%20b', '?channelNo=1007&x=a%20b', '?channelNo=1007&x=a%20b'],
  ['/questionAnswer?channelCode=fair', '?channelCode=fair', '?channelCode=hgzn'],
])('at %s changes the query %j to %j', async (address, query, expected) => {
  const { withParamObj } = await arriveAt(address);
  expect(withParamObj(query)).toBe(expected);
});

it('leaves a query unchanged without a channel', async () => {
  const { withParamObj } = await arriveAt('/');
  expect(withParamObj('?x=1')).toBe('?x=1');
  expect(withParamObj('')).toBe('');
});
