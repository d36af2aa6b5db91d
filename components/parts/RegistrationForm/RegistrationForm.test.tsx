import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { controlOf } from '@/components/testing/controlOf';
import {
  createRouter,
  modulesLoaded,
  renderWithProviders,
  TestProviders,
} from '@/components/testing/renderWithProviders';
import { register, sendCode } from '@/services/browser/api/accounts';
import { RegistrationError } from '@/services/domain/accounts/account';
import { registrationOffer } from '@/services/fixtures/accounts';

import { NewPasswordField } from './NewPasswordField';
import { RegistrationForm } from './RegistrationForm';
import { toRegistrationError, useRegistrationErrorText } from './useRegistrationErrorText';

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
const sent = { validForSeconds: 600, retryAfterSeconds: 60, isDemonstration: false };

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?channelCode=hgzn');
  sendCodeMock.mockResolvedValue(sent);
  registerMock.mockResolvedValue({ id: 7, awardTitle: 'Welcome' });
});

/** A router whose address follows what is pushed, as far as the step goes. */
function Page() {
  return <RegistrationForm offer={registrationOffer()} onRegistered={onRegistered} onTaken={onTaken} />;
}
function show(step?: 'code') {
  const push = jest.fn((address: string) => {
    view.router.query = address.includes('step=code') ? { step: 'code' } : {};
    view.rerender(<Page key="same" />);
    return Promise.resolve(true);
  });
  const view = renderWithProviders(<Page key="same" />, {
    asPath: '/cht/hot/newcomerActivities?channelCode=hgzn#register',
    router: { push, query: step ? { step } : {} },
  });
  return { ...view, push };
}
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (text: string) => {
  fireEvent.click(screen.getByText(text));
  return modulesLoaded();
};
const phone = () => controlOf('Mobile number');
const send = () => press('Send the code');
const open = () => press('Open the account');
const code = () => controlOf('Code from the text message');
const password = () => controlOf('Password');
const companyName = () => controlOf('Company name');
const consent = () => document.querySelector<HTMLInputElement>('[name=consent]')!;
const captcha = () => screen.getByText('Confirm that you are a person').closest('[role=group], fieldset');

/** Enters a number and solves the captcha. */
function enter(number: string) {
  const view = show();
  fireEvent.focus(phone());
  fill(phone(), number);
  const widget = document.querySelector('slider-captcha');
  if (!widget) throw new Error('There is no captcha.');
  fireEvent(widget, new CustomEvent('captcha-solved', { detail: { token: 'a-token' } }));
  return view;
}
async function toSecondStep() {
  const view = enter('0049 151 234567');
  await send();
  await screen.findByText(/sent a message to \+49151234567/);
  return view;
}
function fillIn() {
  fill(code(), '908 172');
  fill(password(), 'correct horse 1');
  fill(companyName(), ' Nordlicht GmbH ');
  fireEvent.click(consent());
}

it.each([
  ['a short wait', new RegistrationError('tooMany', 42), 'Too many attempts. Please wait 42 seconds.'],
  ['a long wait', new RegistrationError('tooMany', 3540), 'Too many attempts. Please wait 59 minutes.'],
  ['a script that cannot be loaded', new Error('Loading chunk 7 failed.'), /the fault is ours/],
])('says what to do after %s', (_case, error, text) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestProviders router={createRouter()}>{children}</TestProviders>
  );
  const { result } = renderHook(useRegistrationErrorText, { wrapper });
  expect(result.current(toRegistrationError(error))).toMatch(text);
});

describe('the number', () => {
  it('must be valid and needs a captcha; the first error gets the focus', async () => {
    show();
    fill(phone(), '0151 23');
    await send();
    expect(phone()).toHaveFocus();
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(/a plus sign and 8 to 15 digits/);
    expect(captcha()).toHaveAccessibleDescription(/confirm that you are a person, in one of the two ways/);
    expect(sendCodeMock).not.toHaveBeenCalled();
  });

  it('gets one code, and the second step opens with a history entry', async () => {
    let finish: (answer: typeof sent) => void = () => undefined;
    sendCodeMock.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { push } = enter('+49 (0)151 234567');
    await send();
    await press('One moment …');
    expect(sendCodeMock.mock.calls).toEqual([[{ phone: '+49151234567', captchaToken: 'a-token' }]]);
    await act(() => Promise.resolve(finish(sent)));
    expect(push).toHaveBeenCalledWith(
      '/cht/hot/newcomerActivities?channelCode=hgzn&step=code',
      undefined,
      expect.objectContaining({ shallow: true, scroll: false }),
    );
    expect(await screen.findByText(/sent a message to \+49151234567/)).toBeVisible();
    expect(code()).toHaveFocus();
    expect(screen.getByText(/another one in \d+ seconds/)).toBeVisible();
  });

  it('stands in the CMS in a demonstration, which sends no message', async () => {
    sendCodeMock.mockResolvedValue({ ...sent, isDemonstration: true });
    enter('+49 (0)151 234567');
    await send();
    expect(await screen.findByText(/no text message is sent.*\+49151234567.*“Sent messages”/)).toBeVisible();
    expect(screen.queryByText(/have sent/)).toBeNull();
  });

  it.each([
    ['phone', phone, /a plus sign and 8 to 15 digits/],
    ['captcha', captcha, /valid for one message/],
  ] as const)('is kept after a refusal of its %s, with an error there', async (reason, place, text) => {
    sendCodeMock.mockRejectedValue(new RegistrationError(reason));
    enter('+49151234567');
    await send();
    expect(place()).toHaveAccessibleDescription(text);
    expect(phone()).toHaveValue('+49151234567');
  });

  it('is kept after another failure; a token that was used up is asked for anew, one without an answer is not', async () => {
    sendCodeMock.mockRejectedValueOnce(new RegistrationError('unavailable'));
    enter('+49151234567');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(/the fault is ours/);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(phone()).toHaveValue('+49151234567');
    sendCodeMock.mockRejectedValueOnce(new RegistrationError('tooMany', 60));
    await send();
    expect(sendCodeMock).toHaveBeenCalledTimes(2);
    await send();
    expect(sendCodeMock).toHaveBeenCalledTimes(2);
    expect(captcha()).toHaveAccessibleDescription(/confirm that you are a person, in one of the two ways/);
  });
});

it('marks the rules of a password as they are met', () => {
  const { rerender } = renderWithProviders(<NewPasswordField typed="" />);
  const kept = () =>
    [...document.querySelectorAll('li')]
      .map((item) => item.textContent)
      .filter((text) => text.endsWith('(done)'));
  expect(kept()).toEqual([]);
  rerender(<NewPasswordField typed="abc" />);
  expect(kept()).toEqual(['a letter(done)', 'no emoji, no space at either end(done)']);
  rerender(<NewPasswordField typed="abc defgh 1" />);
  expect(kept()).toHaveLength(4);
});

describe('the account', () => {
  it('is opened once with the entered values, the channel and the accepted version', async () => {
    await toSecondStep();
    fillIn();
    await open();
    await press('One moment …');
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
    await open();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(/six digits/);
    expect(password()).toHaveAccessibleDescription(/does not meet the rules/);
    expect(companyName()).toHaveAccessibleDescription(/enter the name of your company/);
    expect(consent()).toHaveAccessibleDescription(/Without the terms/);
    const links = [...document.querySelectorAll(`label[for="${consent().id}"] a`)];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/agreezc', '/agreeys']);
    expect(registerMock).not.toHaveBeenCalled();
  });

  it('keeps all values after each refusal, with an error at its field; a number that has an account leads on', async () => {
    await toSecondStep();
    fillIn();
    for (const [reason, label, text] of [
      ['code', 'Code from the text message', /wrong, used or expired/],
      ['password', 'Password', /does not meet the rules/],
      ['companyName', 'Company name', /one line/],
      ['channel', 'Where did you hear about us? (optional)', /choose one from the list/],
    ] as const) {
      registerMock.mockRejectedValueOnce(new RegistrationError(reason));
      await open();
      expect(controlOf(label)).toHaveAccessibleDescription(text);
      expect(controlOf(label)).toHaveFocus();
    }
    expect(password()).toHaveValue('correct horse 1');
    expect(consent()).toBeChecked();
    expect(onRegistered).not.toHaveBeenCalled();
    registerMock.mockRejectedValueOnce(new RegistrationError('taken'));
    await open();
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has the code and its values again after a reload, but no secrets', async () => {
    const { unmount } = await toSecondStep();
    fillIn();
    unmount();
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('Nordlicht');
    expect(kept).not.toContain('correct horse 1');
    expect(kept).not.toMatch(/908 ?172|a-token/);
    show('code');
    expect(await screen.findByText(/sent a message to \+49151234567/)).toBeVisible();
    expect(companyName()).toHaveValue(' Nordlicht GmbH ');
  });

  it('is not asked for with an expired code', () => {
    const expired = { phone: '+49151234567', goodUntil: Date.now() - 1, nextAt: 0 };
    sessionStorage.setItem('registration.sent', JSON.stringify(expired));
    show('code');
    expect(phone()).toBeVisible();
    expect(screen.queryByText('Code from the text message')).not.toBeInTheDocument();
  });
});
