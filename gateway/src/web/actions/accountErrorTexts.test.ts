import { accountErrors } from '../../features/authentication/accountErrors';
import type { Translate } from '../translator';
import { accountErrorTexts } from './accountErrorTexts';

const t = ((key: string, values?: { count: number }) =>
  [key, values?.count].join(' ').trim()) as unknown as Translate;

it.each([
  ['0 s', accountErrors.tooMany(0), 'fault.tooManySeconds 1'],
  ['90 s', accountErrors.tooMany(90), 'fault.tooManySeconds 90'],
  ['91 s', accountErrors.tooMany(91), 'fault.tooManyMinutes 2'],
  ['an hour', accountErrors.tooManyEmails(3_600), 'fault.tooManyMinutes 60'],
])('after too many attempts, says to wait for %s', (_time, error, form) =>
  expect(accountErrorTexts(error, t)).toEqual({ form }),
);

it.each([
  [accountErrors.captcha(), { captchaToken: 'fault.captcha' }],
  [accountErrors.code(), { code: 'fault.code' }],
  [accountErrors.channel(), { channelId: 'fault.channel' }],
  [accountErrors.country(), { phone: 'fault.country' }],
  [accountErrors.taken(), { form: 'fault.taken' }],
  [accountErrors.credentials(), { form: 'fault.credentials' }],
  [accountErrors.loginExpired(), { form: 'fault.failure' }],
  [accountErrors.message(), { form: 'fault.message' }],
  [accountErrors.busy(), { form: 'fault.busy' }],
  [accountErrors.session(), { form: 'fault.failure' }],
  [accountErrors.enrolled(), { form: 'fault.failure' }],
  [accountErrors.link(), { form: 'fault.failure' }],
])('says at its field: %s', (error, texts) => expect(accountErrorTexts(error, t)).toEqual(texts));

it('throws on what is no refusal', () =>
  expect(() => accountErrorTexts(new Error('A fault.'), t)).toThrow('A fault.'));
