import { readFile } from 'node:fs/promises';

import type { Payload } from 'payload';

import { isPasswordOf } from './passwords';

/** One letter in NFC, two in NFD. */
const composed = 'Stra\u00dfe n\u00e4chst 1';
const decomposed = composed.normalize('NFD');

const payloadWith = () => {
  const login = jest.fn().mockResolvedValue({});
  return { login, payload: { login } as unknown as Payload };
};
const sent = (login: jest.Mock) => (login.mock.calls as [{ data: { password: string } }][])[0]?.[0].data;

it.each([
  ['merchants', composed],
  ['users', decomposed],
] as const)(
  'checks a password of %s in the Unicode form in which it is stored',
  async (collection, expected) => {
    const { login, payload } = payloadWith();
    expect(await isPasswordOf(payload, { collection, name: 'somebody', isKnown: true }, decomposed)).toBe(
      true,
    );
    expect(sent(login)).toMatchObject({ password: expected });
  },
);

it('leaves worker threads to everything else, such as reading files, while eight passwords are checked', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('No.'), { name: 'AuthenticationError' }));
  const payload = { login: refuse } as unknown as Payload;
  let checked = 0;
  const checks = Array.from({ length: 8 }, async (_one, index) => {
    await isPasswordOf(payload, { collection: 'users', name: `${index}`, isKnown: false }, 'wrong');
    checked += 1;
  });
  // All checks that may run have begun.
  await new Promise(setImmediate);
  await readFile(__filename);
  expect(checked).toBeLessThan(4);
  await Promise.all(checks);
});
