import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchPopUp } from '@/services/browser/api/popUps';
import { countPopUpClick } from '@/services/browser/api/posters';
import { beginShowing } from '@/services/browser/storage/popUpHistory';
import { popUpDelayMs } from '@/services/domain/activities/popUpSchedule';
import { consentCookie, consentVersion, popUpStorageKey } from '@/services/domain/visits/consent';
import { popUp } from '@/services/fixtures/activities';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { ActivityPlace } from './ActivityPlace';
import { ActivityPopUp } from './ActivityPopUp';

// Shows (requirements, 2.17 and 4.3).

jest.mock('@/services/browser/api/popUps');
jest.mock('@/services/browser/api/posters');
const fetchMock = jest.mocked(fetchPopUp);

const choose = (...categories: string[]) =>
  Cookies.set(consentCookie, JSON.stringify({ categories, revision: consentVersion }));
const imageArrives = () => fireEvent.load(screen.getByRole('img', { hidden: true }));

function open(asPath: string) {
  return renderWithProviders(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CommonDataProvider value={layoutData()}>
        <ActivityPlace />
      </CommonDataProvider>
    </SWRConfig>,
    { asPath },
  );
}

/** Advances the time, waits for code that is loaded by then, and completes the requests that it makes. */
const read = async (milliseconds: number) => {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(200));
};

beforeAll(installDialogMethods);
beforeEach(() => {
  jest.clearAllMocks();
  fetchMock.mockResolvedValue(popUp());
  choose('campaigns');
});
afterEach(() => {
  jest.useRealTimers();
  Cookies.remove(consentCookie);
  localStorage.clear();
});

it.each([
  ['/', 1],
  ['/cht/homes?channelNo=7', 1],
  ['/cht/price/AT#vat', 1],
  ['/cht/Services', 0],
])('on %s requests the activity %i times, after the delay', async (asPath, times) => {
  jest.useFakeTimers();
  open(asPath);
  await read(popUpDelayMs - 300);
  expect(fetchMock).not.toHaveBeenCalled();
  await read(2_000);
  expect(fetchMock).toHaveBeenCalledTimes(times);
});

it('requests no activity without consent to campaigns', async () => {
  jest.useFakeTimers();
  choose('statistics');
  open('/');
  await read(10 * popUpDelayMs);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('stays closed if another tab has shown it in the meantime', async () => {
  jest.useFakeTimers();
  open('/');
  await read(2 * popUpDelayMs);
  await beginShowing();
  imageArrives();
  await read(2_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(JSON.parse(localStorage.getItem(popUpStorageKey) ?? '')).toMatchObject({ count: 1 });
});

it('shows the first activity once its image has loaded, records it, and does not return within an hour', async () => {
  jest.useFakeTimers();
  const { unmount } = open('/');
  await read(2 * popUpDelayMs);
  expect(screen.queryByRole('dialog')).toBeNull();
  imageArrives();
  await read(0);
  expect(screen.getByRole('dialog', { name: 'Current notice' })).toBeVisible();
  expect(screen.getByRole('link', { name: popUp().imageAlt })).toHaveAttribute('href', popUp().href);
  expect(JSON.parse(localStorage.getItem(popUpStorageKey) ?? '')).toMatchObject({ count: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  unmount();
  open('/cht/price');
  await read(2 * popUpDelayMs);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('closes with its button, not with Escape', async () => {
  const onClose = jest.fn();
  renderWithProviders(<ActivityPopUp popUp={popUp()} onClose={onClose} />, { locale: 'de' });
  imageArrives();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAttribute('closedby', 'none');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Diesen Hinweis schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes before it leaves the page, so that browsers give the focus back, and else the page gets it', async () => {
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const wasInPage: boolean[] = [];
  close.mockImplementation(function recordPlace(this: HTMLDialogElement) {
    wasInPage.push(this.isConnected);
    this.open = false;
  });
  const page = (popUps: ReactNode) => (
    <>
      <main tabIndex={-1} />
      {popUps}
    </>
  );
  const { rerender } = renderWithProviders(page(<ActivityPopUp popUp={popUp()} onClose={jest.fn()} />));
  imageArrives();
  await screen.findByRole('dialog');
  act(() => screen.getByRole('button', { name: 'Close this notice' }).focus());
  rerender(page(null));
  expect(wasInPage).toEqual([true]);
  expect(screen.getByRole('main')).toHaveFocus();
  close.mockRestore();
});

it('waits while a field has the focus', async () => {
  renderWithProviders(
    <>
      <input aria-label="Name" />
      <ActivityPopUp popUp={popUp()} onClose={jest.fn()} />
    </>,
  );
  const field = screen.getByLabelText('Name');
  act(() => field.focus());
  imageArrives();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => field.blur());
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
});

it('counts clicks', async () => {
  const onClose = jest.fn();
  renderWithProviders(<ActivityPopUp popUp={popUp()} onClose={onClose} />);
  imageArrives();
  await userEvent.click(await screen.findByRole('link', { name: popUp().imageAlt }));
  expect(countPopUpClick).toHaveBeenCalledWith(popUp().id);
  expect(onClose).toHaveBeenCalledTimes(1);
});
