import { config } from '../../platform/config/config';
import { captchaKey } from './key';

jest.mock('../../platform/config/config', () => ({ config: { dialect: 'postgres' } }));
jest.mock('../../platform/secrets/secrets', () => ({
  loadSecrets: () => ({ payloadSecret: 'the secret of all gateways on one database' }),
}));

/** The key as a gateway in a process of its own has it. */
function keyOfAnotherProcess(purpose: string): string {
  Reflect.deleteProperty(globalThis, 'gatewayCaptchaSeed');
  return captchaKey(purpose).toString('hex');
}

it.each([
  ['postgres', 1],
  ['sqlite', 2],
] as const)('on %s two gateways have %d keys for one purpose', (dialect, keys) => {
  config.dialect = dialect;
  expect(new Set([keyOfAnotherProcess('work'), keyOfAnotherProcess('work')]).size).toBe(keys);
});

it('has another key for each purpose, and the same one for as long as the process runs', () => {
  expect(captchaKey('work')).toEqual(captchaKey('work'));
  expect(captchaKey('work')).not.toEqual(captchaKey('place'));
});
