import { act, screen } from '@testing-library/react';
import Router from 'next/router';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { RouteProgress } from './RouteProgress';

// Shows (requirements, 2.16).

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tell = (event: 'routeChangeStart' | 'routeChangeComplete', shallow = false) =>
  act(() => Router.events.emit(event, '/cht/About', { shallow }));
const fail = () =>
  act(() => Router.events.emit('routeChangeError', new Error('No answer'), '/cht/About', { shallow: false }));
const isShown = () => document.querySelector<HTMLElement>('.bprogress')?.style.display === '';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  renderWithProviders(<RouteProgress />);
});
afterEach(async () => {
  tell('routeChangeComplete');
  await pass(5_000);
  jest.useRealTimers();
});

it('appears after 200 ms and disappears when the page has loaded', async () => {
  tell('routeChangeStart');
  await pass(190);
  expect(isShown()).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(100);
  expect(isShown()).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  tell('routeChangeComplete');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(3_000);
  expect(isShown()).toBe(false);
});

it('disappears if the page fails to load', async () => {
  tell('routeChangeStart');
  await pass(300);
  fail();
  await pass(3_000);
  expect(isShown()).toBe(false);
});

it('stays hidden for fast pages and shallow changes', async () => {
  tell('routeChangeStart');
  await pass(150);
  tell('routeChangeComplete');
  tell('routeChangeStart', true);
  await pass(3_000);
  expect(isShown()).toBe(false);
});

it('advances, but does not move with reduced motion', async () => {
  const bar = () => (document.querySelector('.bar') as HTMLElement).style.transform;
  tell('routeChangeStart');
  await pass(400);
  const early = bar();
  await pass(5_000);
  expect(bar()).not.toBe(early);
  tell('routeChangeComplete');
  await pass(5_000);

  jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
  tell('routeChangeStart');
  await pass(400);
  const still = bar();
  await pass(5_000);
  expect(bar()).toBe(still);
});
