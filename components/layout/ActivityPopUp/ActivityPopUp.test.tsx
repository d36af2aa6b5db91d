import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SWRConfig } from 'swr';

import { FrameProvider } from '@/components/layout/FrameContext';
import { installDialogMethods } from '@/components/testing/dialog';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchPopUp } from '@/services/browser/api/popUps';
import { countPopUpClick } from '@/services/browser/api/posters';
import { popUpDelayMs } from '@/services/domain/activities/popUpSchedule';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { consentCookie, consentVersion, popUpStorageKey } from '@/services/domain/visits/consent';
import { popUp } from '@/services/fixtures/activities';
import { frame } from '@/services/fixtures/frame';

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
      <FrameProvider value={frame()}>
        <ActivityPlace />
      </FrameProvider>
    </SWRConfig>,
    { asPath },
  );
}

/** Advances the time and completes the requests that are made by then. */
const read = async (milliseconds: number) => {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
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
  ['/?channelNo=7', 1],
  ['/cht/homes', 1],
  ['/cht/price#vat', 1],
  ['/cht/price/AT', 1],
  ['/cht/Services', 0],
  ['/cht/About', 0],
])('on %s requests the activity %i times, after the delay', async (asPath, times) => {
  jest.useFakeTimers();
  open(asPath);
  await read(popUpDelayMs - 100);
  expect(fetchMock).not.toHaveBeenCalled();
  await read(2_000);
  expect(fetchMock).toHaveBeenCalledTimes(times);
});

it('waits for the consent choice', async () => {
  jest.useFakeTimers();
  Cookies.remove(consentCookie);
  open('/');
  await read(10 * popUpDelayMs);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('sends no request within an hour', async () => {
  jest.useFakeTimers();
  const day = dateTimeFormat('en-CA').format(new Date());
  localStorage.setItem(popUpStorageKey, JSON.stringify({ day, count: 1, shownAt: Date.now() - 60_000 }));
  open('/');
  await read(10 * popUpDelayMs);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('shows the first activity once its image has loaded, and records it', async () => {
  jest.useFakeTimers();
  open('/');
  await read(2 * popUpDelayMs);
  expect(screen.queryByRole('dialog')).toBeNull();
  imageArrives();
  await read(0);
  expect(screen.getByRole('dialog', { name: 'Current notice' })).toBeVisible();
  expect(screen.getByRole('link', { name: popUp().imageAlt })).toHaveAttribute('href', popUp().href);
  expect(JSON.parse(localStorage.getItem(popUpStorageKey) ?? '')).toMatchObject({ count: 1 });
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
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 2_000 });
});

it('counts clicks', async () => {
  const onClose = jest.fn();
  renderWithProviders(<ActivityPopUp popUp={popUp()} onClose={onClose} />);
  imageArrives();
  await userEvent.click(await screen.findByRole('link', { name: popUp().imageAlt }));
  expect(countPopUpClick).toHaveBeenCalledWith(popUp().id);
  expect(onClose).toHaveBeenCalledTimes(1);
});
