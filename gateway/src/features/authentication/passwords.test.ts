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
