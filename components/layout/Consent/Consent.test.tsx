import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { hasConsent, isConsentDecided } from '@/services/browser/consent/consent';
import { openConsentSettings } from '@/services/browser/consent/consentSettings';
import { loadChunk } from '@/services/browser/loading/chunk';
import { takeNotifications } from '@/services/browser/notifications/notifications';
import { consentCookie, consentVersion } from '@/services/domain/visits/consent';

import { Consent } from './Consent';

jest.mock('@/services/browser/loading/chunk', () => {
  const actual = jest.requireActual<{ loadChunk: typeof loadChunk }>('@/services/browser/loading/chunk');
  return { ...actual, loadChunk: jest.fn(actual.loadChunk) };
});
const didNotCome = () => jest.mocked(loadChunk).mockRejectedValueOnce(new Error('It did not come'));

const question = () => screen.findByRole('region');
const record = () => JSON.parse(Cookies.get(consentCookie) ?? 'null') as Record<string, unknown>;

afterEach(() => Cookies.remove(consentCookie));

it.each([
  ['en', 'Your choice', 'Decline', []],
  ['de', 'Ihre Entscheidung', 'Zustimmen', ['statistics', 'campaigns']],
] as const)(
  'in %s asks “%s” before anything is stored; “%s” allows %j, without an id of the visitor',
  async (locale, title, answer, allowed) => {
    renderWithProviders(<Consent />, { locale });
    const bar = within(await question());
    expect(bar.getByRole('heading', { name: title })).toBeVisible();
    expect(document.cookie).toBe('');
    await userEvent.click(bar.getByRole('button', { name: answer }));
    await waitFor(() => expect(isConsentDecided()).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
    expect(record()).toMatchObject({
      categories: [...allowed, 'necessary'],
      revision: consentVersion,
      consentId: 'none',
    });
    expect(hasConsent('statistics')).toBe(allowed.length > 0);
  },
);

it.each(['Agree', 'Decline'])(
  'gives the focus to the page after “%s”, as the question goes',
  async (answer) => {
    renderWithProviders(
      <>
        <Consent />
        <main tabIndex={-1} />
      </>,
    );
    await userEvent.click(within(await question()).getByRole('button', { name: answer }));
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(isConsentDecided()).toBe(true));
  },
);

it('asks again and shows an error if the choice could not be saved', async () => {
  renderWithProviders(<Consent />);
  const bar = await question();
  didNotCome();
  await userEvent.click(within(bar).getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(takeNotifications()).toEqual(['systemError']));
  expect(bar).toBeVisible();
  expect(isConsentDecided()).toBe(false);
});

it('links to the privacy notice if the settings cannot be loaded, and opens them on the next try', async () => {
  const push = jest.fn(() => Promise.resolve(true));
  renderWithProviders(<Consent />, { router: { push } });
  didNotCome();
  act(openConsentSettings);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/agreeys#consent'));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(openConsentSettings);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('shows both choices with equal weight', async () => {
  renderWithProviders(<Consent />);
  const bar = within(await question());
  expect(bar.getByRole('button', { name: 'Agree' }).className).toBe(
    bar.getByRole('button', { name: 'Decline' }).className,
  );
});

it('does not ask after a choice, and asks again after new texts', async () => {
  const choice = { categories: ['necessary'], revision: consentVersion };
  Cookies.set(consentCookie, JSON.stringify(choice));
  const { unmount } = renderWithProviders(<Consent />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  Cookies.set(consentCookie, JSON.stringify({ ...choice, revision: consentVersion - 1 }));
  renderWithProviders(<Consent />);
  expect(await question()).toBeVisible();
});

it('does not ask crawlers', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  renderWithProviders(<Consent />);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
  jest.restoreAllMocks();
});

it('opens the settings to allow and withdraw each category', async () => {
  renderWithProviders(<Consent />, { locale: 'de' });
  const open = async () => {
    act(openConsentSettings);
    return within(await screen.findByRole('dialog', { name: 'Datenschutz-Einstellungen' }));
  };
  let dialog = await open();
  expect(isConsentDecided()).toBe(false);
  expect(dialog.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Aktionen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
  expect([hasConsent('statistics'), hasConsent('campaigns')]).toEqual([false, true]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  dialog = await open();
  expect(dialog.getByRole('checkbox', { name: 'Aktionen' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Alles ablehnen' }));
  expect([isConsentDecided(), hasConsent('campaigns')]).toEqual([true, false]);
});

it('saves nothing if the settings are closed without a choice', async () => {
  renderWithProviders(<Consent />);
  act(openConsentSettings);
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy settings' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close privacy settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).toBe('');
});
