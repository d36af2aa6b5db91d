import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { controlOf } from '@/components/testing/controlOf';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { register, sendCode } from '@/services/browser/api/accounts';
import { RegistrationError } from '@/services/domain/accounts/account';
import type { Locale } from '@/services/domain/locale/locale';
import { registrationOffer } from '@/services/fixtures/accounts';

import { RegistrationForm } from './RegistrationForm';

jest.mock('@/services/browser/loading/script', () => ({ loadScript: () => Promise.resolve() }));
jest.mock('@/services/browser/api/accounts', () => ({
  ...jest.requireActual<object>('@/services/browser/api/accounts'),
  sendCode: jest.fn(),
  register: jest.fn(),
}));
const sendCodeMock = jest.mocked(sendCode);
const registerMock = jest.mocked(register);
/** Leads to another page. */
const onRegistered = jest.fn(() => new Promise<void>(() => undefined));
const onTaken = jest.fn(() => Promise.resolve());

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?channelCode=hgzn');
  sendCodeMock.mockResolvedValue({ validForSeconds: 600, retryAfterSeconds: 60, isDemonstration: false });
  registerMock.mockResolvedValue({ id: 7, awardTitle: 'Welcome' });
});

/** A router whose address follows what is pushed, as far as the step goes. */
function Page() {
  return <RegistrationForm offer={registrationOffer()} onRegistered={onRegistered} onTaken={onTaken} />;
}
function show(locale: Locale = 'en', step?: 'code') {
  const push = jest.fn((address: string) => {
    view.router.query = address.includes('step=code') ? { step: 'code' } : {};
    view.rerender(<Page key="same" />);
    return Promise.resolve(true);
  });
  const view = renderWithProviders(<Page key="same" />, {
    locale,
    asPath: '/cht/hot/newcomerActivities?channelCode=hgzn#register',
    router: { push, query: step ? { step } : {} },
  });
  return { ...view, push };
}
const solve = (token = 'a-token') => {
  const widget = document.querySelector('slider-captcha');
  if (!widget) throw new Error('There is no captcha.');
  fireEvent(widget, new CustomEvent('captcha-solved', { detail: { token } }));
};
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const phone = () => controlOf('Mobile number');
const send = () => screen.getByRole('button', { name: 'Send the code' });
const open = () => screen.getByRole('button', { name: 'Open the account' });
const code = () => controlOf('Code from the text message');
const password = () => controlOf('Password');
const companyName = () => controlOf('Company name');

async function toSecondStep() {
  const view = show();
  fill(phone(), '0049 151 234567');
  solve();
  await userEvent.click(send());
  await waitFor(() => expect(code()).toBeVisible());
  return view;
}
async function fillIn() {
  fill(code(), '908 172');
  fill(password(), 'correct horse 1');
  fill(companyName(), 'Nordlicht GmbH');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('the number', () => {
  it('must be valid and needs a captcha; the first error gets the focus', async () => {
    show();
    fill(phone(), '0151 23');
    await userEvent.click(send());
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(/a plus sign and 8 to 15 digits/);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      /confirm that you are a person, in one of the two ways/,
    );
    expect(sendCodeMock).not.toHaveBeenCalled();
  });

  it('gets one code, and the second step opens with a history entry', async () => {
    let finish: (sent: Awaited<ReturnType<typeof sendCode>>) => void = () => undefined;
    sendCodeMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { push } = show();
    fill(phone(), '+49 (0)151 234567');
    solve();
    await userEvent.dblClick(send());
    await userEvent.click(screen.getByRole('button', { name: 'One moment …' }));
    expect(sendCodeMock.mock.calls).toEqual([[{ phone: '+49151234567', captchaToken: 'a-token' }]]);
    await act(() =>
      Promise.resolve(finish({ validForSeconds: 600, retryAfterSeconds: 60, isDemonstration: false })),
    );
    expect(push).toHaveBeenCalledWith(
      '/cht/hot/newcomerActivities?channelCode=hgzn&step=code',
      undefined,
      expect.objectContaining({ shallow: true, scroll: false }),
    );
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.getByText(/sent a message to \+49151234567/)).toBeVisible();
    expect(screen.getByText(/another one in \d+ seconds/)).toBeVisible();
  });

  it('stands in the CMS in a demonstration, which sends no message', async () => {
    sendCodeMock.mockResolvedValue({ validForSeconds: 600, retryAfterSeconds: 60, isDemonstration: true });
    show();
    fill(phone(), '+49 (0)151 234567');
    solve();
    await userEvent.click(send());
    expect(await screen.findByText(/no text message is sent.*\+49151234567.*“Sent messages”/)).toBeVisible();
    expect(screen.queryByText(/have sent/)).toBeNull();
  });

  it.each([
    ['phone', phone, /a plus sign and 8 to 15 digits/],
    ['captcha', () => screen.getByRole('group'), /valid for one message/],
  ] as const)(
    'is kept after a refusal of its %s, with an error at the field',
    async (reason, field, text) => {
      sendCodeMock.mockRejectedValue(new RegistrationError(reason));
      show();
      fill(phone(), '+49151234567');
      solve();
      await userEvent.click(send());
      await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
      expect(phone()).toHaveValue('+49151234567');
    },
  );

  it.each([
    [
      'too many attempts, wait in seconds',
      new RegistrationError('tooMany', 42),
      'Too many attempts. Please wait 42 seconds.',
    ],
    [
      'too many attempts, wait in minutes',
      new RegistrationError('tooMany', 3540),
      'Too many attempts. Please wait 59 minutes.',
    ],
    ['no answer', new RegistrationError('unavailable'), /the fault is ours/],
    ['a script that cannot be loaded', new Error('Loading chunk 7 failed.'), /the fault is ours/],
  ])('shows above the fields: %s', async (_case, error, text) => {
    sendCodeMock.mockRejectedValue(error);
    show();
    fill(phone(), '+49151234567');
    solve();
    await userEvent.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(phone()).toHaveValue('+49151234567');
  });

  it('resets the captcha after a used token, and keeps it without an answer', async () => {
    sendCodeMock.mockRejectedValueOnce(new RegistrationError('unavailable'));
    show();
    fill(phone(), '+49151234567');
    solve();
    await userEvent.click(send());
    await screen.findByRole('alert');
    sendCodeMock.mockRejectedValueOnce(new RegistrationError('tooMany', 60));
    await userEvent.click(send());
    expect(sendCodeMock).toHaveBeenCalledTimes(2);
    await userEvent.click(send());
    expect(sendCodeMock).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      /confirm that you are a person, in one of the two ways/,
    );
  });
});

describe('the account', () => {
  it('is opened with the entered values, the channel and the accepted version', async () => {
    await toSecondStep();
    await fillIn();
    fill(companyName(), ' Nordlicht GmbH ');
    await userEvent.dblClick(open());
    expect(registerMock.mock.calls).toEqual([
      [
        {
          phone: '+49151234567',
          code: '908172',
          password: 'correct horse 1',
          companyName: 'Nordlicht GmbH',
          channelId: registrationOffer().channels.find(({ channelCode }) => channelCode === 'hgzn')?.id,
          channelNo: '',
          channelCode: 'hgzn',
          consentVersion: '2026-11-01',
        },
      ],
    ]);
    expect(onRegistered).toHaveBeenCalledWith({ id: 7, awardTitle: 'Welcome' });
  });

  it('needs code, password, company name and consent, with an error at each field', async () => {
    await toSecondStep();
    fill(password(), 'short 1');
    await userEvent.click(open());
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleDescription(/six digits/);
    expect(password()).toHaveAccessibleDescription(/does not meet the rules/);
    expect(companyName()).toHaveAccessibleDescription(/enter the name of your company/);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Without the terms/);
    expect(registerMock).not.toHaveBeenCalled();
  });

  it('marks the password rules as they are met', async () => {
    await toSecondStep();
    const kept = () =>
      screen
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter((text) => text?.endsWith('(done)'));
    expect(kept()).toEqual([]);
    fill(password(), 'abc');
    expect(kept()).toEqual(['a letter(done)', 'no emoji, no space at either end(done)']);
    fill(password(), 'abc defgh 1');
    expect(kept()).toHaveLength(4);
  });

  it('keeps all values after each refusal, with an error at its field', async () => {
    await toSecondStep();
    await fillIn();
    for (const [reason, label, text] of [
      ['code', 'Code from the text message', /wrong, used or expired/],
      ['password', 'Password', /does not meet the rules/],
      ['companyName', 'Company name', /one line/],
      ['channel', 'Where did you hear about us? (optional)', /choose one from the list/],
    ] as const) {
      registerMock.mockRejectedValueOnce(new RegistrationError(reason));
      await userEvent.click(open());
      const field = controlOf(label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      await waitFor(() => expect(field).toHaveFocus());
      expect(password()).toHaveValue('correct horse 1');
      expect(screen.getByRole('checkbox')).toBeChecked();
    }
    expect(onRegistered).not.toHaveBeenCalled();
  });

  it('calls onTaken for a number with an account', async () => {
    registerMock.mockRejectedValue(new RegistrationError('taken'));
    await toSecondStep();
    await fillIn();
    await userEvent.click(open());
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its values while the number is changed', async () => {
    await toSecondStep();
    fill(password(), 'correct horse 1');
    await userEvent.click(screen.getByRole('button', { name: 'Change the number' }));
    expect(phone()).toBeVisible();
    expect(phone()).toHaveValue('0049 151 234567');
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code that was sent to you' }));
    expect(password()).toHaveValue('correct horse 1');
  });
});

describe('after a reload', () => {
  it('keeps the sent code and the typed values, but no secrets', async () => {
    const { unmount } = await toSecondStep();
    await fillIn();
    fill(controlOf(/^Company name/), 'Nordlicht');
    unmount();
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Nordlicht');
    expect(kept).not.toContain('correct horse 1');
    expect(kept).not.toMatch(/908 ?172|a-token/);
    show('en', 'code');
    expect(await screen.findByText(/sent a message to \+49151234567/)).toBeVisible();
    expect(controlOf(/^Company name/)).toHaveValue('Nordlicht');
  });

  it('does not ask for an expired code', () => {
    sessionStorage.setItem(
      'registration.sent',
      JSON.stringify({ phone: '+49151234567', goodUntil: Date.now() - 1, nextAt: 0 }),
    );
    show('en', 'code');
    expect(phone()).toBeVisible();
    expect(screen.queryByLabelText('Code from the text message')).not.toBeInTheDocument();
  });
});

it('renders in German', () => {
  show('de');
  expect(controlOf('Mobilnummer')).toHaveAccessibleDescription(/Landesvorwahl/);
  expect(screen.getByRole('link', { name: 'Datenschutzhinweisen' })).toHaveAttribute('href', '/de/agreeys');
});
