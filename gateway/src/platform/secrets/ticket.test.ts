import { makeTicket, readTicket } from './ticket';

let payloadSecret = '';
jest.mock('./secrets', () => ({ loadSecrets: () => ({ payloadSecret }) }));
beforeEach(() => {
  payloadSecret = 'the secret of all gateways on one database';
});

const now = new Date('2026-11-20T10:00:00Z');

it('says for whom it was made, with an id of its own', () => {
  const [first, second] = [1, 2].map(() => readTicket('login', makeTicket('login', 60, now, '7'), now));
  expect(first).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/) as string, subject: '7' });
  expect(second?.id).not.toBe(first?.id);
});

it('is none for another purpose, nor where the secret is another', () => {
  const ticket = makeTicket('login', 60, now);
  expect(readTicket('captcha', ticket, now)).toBeNull();
  payloadSecret = 'the secret of another installation';
  expect(readTicket('login', ticket, now)).toBeNull();
});
