import { issueCaptchaToken } from '../captcha/token';
import { admitLogin, loginSucceeded } from './loginThrottle';

jest.mock('../../platform/secrets/secrets', () => ({
  loadSecrets: () => ({ payloadSecret: 'the secret of all gateways on one database' }),
}));

let attempts = 0;
/** An account and a network that no other test has used. */
const newAttempt = () => {
  attempts += 1;
  return {
    account: `users:${attempts}@example.com`,
    visitorAddress: `10.0.${attempts >> 8}.${attempts & 255}`,
    captchaToken: '',
  };
};
const pause = jest.fn(() => Promise.resolve());
const admit = (attempt: ReturnType<typeof newAttempt>) => admitLogin(attempt, new Date(), pause);
const needsCaptcha = { reason: 'captcha', code: 428 };

beforeEach(() => pause.mockClear());
afterEach(() => jest.useRealTimers());

it('slows down attempts at an account, then requires a captcha for each', async () => {
  const attempt = newAttempt();
  for (let i = 0; i < 5; i += 1) await admit(attempt);
  await expect(admit(attempt)).rejects.toMatchObject(needsCaptcha);
  const solved = { ...attempt, captchaToken: issueCaptchaToken() };
  await admit(solved);
  await expect(admit(solved)).rejects.toMatchObject(needsCaptcha);
  expect(pause.mock.calls).toEqual([[0], [0], [500], [1000], [2000], [2000]]);
});

it('counts again from zero after an hour', async () => {
  jest.useFakeTimers();
  const attempt = newAttempt();
  for (let i = 0; i < 5; i += 1) await admit(attempt);
  jest.advanceTimersByTime(3_599_000);
  await expect(admit(attempt)).rejects.toMatchObject(needsCaptcha);
  jest.advanceTimersByTime(2_000);
  await admit(attempt);
});

it('does not count logins that succeed', async () => {
  const { visitorAddress, captchaToken } = newAttempt();
  for (let i = 0; i < 105; i += 1) {
    const attempt = { account: `users:colleague ${i % 3}`, visitorAddress, captchaToken };
    await admit(attempt);
    await loginSucceeded(attempt);
  }
});

it('requires a captcha from a network that tries many accounts, and from no other', async () => {
  const { visitorAddress } = newAttempt();
  for (let i = 0; i < 100; i += 1) await admit({ ...newAttempt(), visitorAddress });
  const attempt = newAttempt();
  await expect(admit({ ...attempt, visitorAddress })).rejects.toMatchObject(needsCaptcha);
  await admit(attempt);
  expect(pause).toHaveBeenLastCalledWith(0);
});

it('takes one captcha from somebody above both limits', async () => {
  const { account, visitorAddress } = newAttempt();
  for (let i = 0; i < 5; i += 1) await admit({ ...newAttempt(), account });
  for (let i = 0; i < 100; i += 1) await admit({ ...newAttempt(), visitorAddress });
  await admit({ account, visitorAddress, captchaToken: issueCaptchaToken() });
  expect(pause).toHaveBeenLastCalledWith(2_000);
});
