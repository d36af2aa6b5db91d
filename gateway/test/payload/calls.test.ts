import { it } from 'node:test';

import { expect } from 'expect';

import { findCallTimes } from '../../src/features/calls/findCallTimes';
import { issueCaptchaToken } from '../../src/features/captcha/token';
import {
  cancelCall,
  confirmEnquiry,
  linkState,
  remindOfCalls,
} from '../../src/features/enquiries/confirmEnquiry';
import { storeEnquiry } from '../../src/features/enquiries/storeEnquiry';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';
import { times, uniqueAddress, uniqueEmail } from './unique';

const payload = await openPayload();
const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

/** A time that starts so many hours from now. */
const addTime = async (fromNow: number) =>
  (
    await payload.create({
      collection: 'call-times',
      data: {
        start: hours(fromNow).toISOString(),
        minutes: 20,
        adviser: 'Mara Lindqvist',
        languages: ['en'],
      },
    })
  ).id;

const freeIds = async (at = now) => (await findCallTimes({ payload, now: at })).map(({ id }) => id);

async function ask(callTime: number, { email = uniqueEmail(), at = now } = {}) {
  await storeEnquiry(
    {
      payload,
      language: 'de',
      now: at,
      today: '',
      token: undefined,
      visitorAddress: uniqueAddress(),
      cookies: [],
    },
    {
      kind: 'call',
      name: 'Ada Brandt',
      email,
      company: '',
      topic: '',
      message: '',
      country: '',
      productKinds: [],
      callTime,
      phone: '+49 30 1234567',
      noticeVersion: '2026-11-20',
      subject: '',
      captchaToken: issueCaptchaToken(at),
    },
  );
  return email;
}
async function lastEmail(recipient: string) {
  const where = { recipient: { equals: recipient } };
  const { docs } = await payload.find({ collection: 'sent-messages', where, sort: '-id', limit: 1 });
  const { subject, text = '' } = docs[0] ?? {};
  return { subject, text, token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? 'none' };
}
/** Books a time and follows the link. */
async function book(callTime: number) {
  const email = await ask(callTime);
  const { token } = await lastEmail(email);
  expect(await confirmEnquiry(payload, token, now)).toBe(true);
  return { email, token };
}
const isTaken = { code: 409 };

it('offers times from four hours to three weeks ahead, the earliest first', async () => {
  const [later, sooner] = [await addTime(20 * 24), await addTime(5)];
  const hidden = [await addTime(-1), await addTime(3), await addTime(22 * 24)];
  const ids = await freeIds();
  expect(ids.filter((id) => [later, sooner].includes(id))).toEqual([sooner, later]);
  expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
  await expect(ask(hidden[0] ?? 0)).rejects.toMatchObject(isTaken);
});

it('keeps a time for one person, however many ask for it at once, while the link is good', async () => {
  const id = await addTime(48);
  const asked = await Promise.allSettled(times(4, id).map((one) => ask(one)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await freeIds()).not.toContain(id);
  await expect(ask(id, { at: hours(0.9) })).rejects.toMatchObject(isTaken);
  expect(await freeIds(hours(1.1))).toContain(id);
  await ask(id, { at: hours(1.1) });
});

it('sends the same form twice without losing its time', async () => {
  const id = await addTime(49);
  const email = await ask(id);
  await ask(id, { email });
  expect(await confirmEnquiry(payload, (await lastEmail(email)).token, now)).toBe(true);
});

it('a confirmed call is told to both, and can be cancelled with its link, which makes its time free', async () => {
  const id = await addTime(50);
  const { email, token } = await book(id);
  const letter = await lastEmail(email);
  expect(letter.subject).toBe('Ihr Telefontermin mit Kompassa steht fest');
  expect(letter.text).toContain('Mara Lindqvist ruft Sie');
  expect(letter.token).toBe(token);
  expect(await linkState(payload, token, hours(40))).toMatchObject({
    state: 'confirmed',
    call: { start: hours(50).toISOString(), minutes: 20, adviser: 'Mara Lindqvist' },
  });
  const cancelled = await Promise.all(times(3, token).map((one) => cancelCall(payload, one)));
  expect(cancelled.filter(Boolean)).toHaveLength(1);
  expect(await linkState(payload, token, now)).not.toHaveProperty('call');
  expect(await freeIds()).toContain(id);
  const { docs } = await payload.find({ collection: 'enquiries', where: { email: { equals: email } } });
  expect(docs).toMatchObject([{ state: 'cancelled', callTime: null }]);
});

it('reminds once, a day before, of a call that was not booked only just now; its link takes the place of the first', async () => {
  const { email, token } = await book(await addTime(60));
  await remindOfCalls(payload, hours(30));
  expect((await lastEmail(email)).token).toBe(token);
  await Promise.all([remindOfCalls(payload, hours(37)), remindOfCalls(payload, hours(37))]);
  const reminder = await lastEmail(email);
  expect(reminder.subject).toBe('Erinnerung: Ihr Telefontermin mit Kompassa');
  await remindOfCalls(payload, hours(38));
  expect(await lastEmail(email)).toEqual(reminder);
  expect((await linkState(payload, token, hours(38))).state).toBe('unknown');
  expect(await cancelCall(payload, reminder.token)).toBe(true);
});

it('shows editors who has booked a time', async () => {
  const id = await addTime(70);
  await book(id);
  const editor = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
  const { text } = await restRequest('GET', `/call-times/${id}?depth=1`, { headers: editor });
  expect(text).toContain('+49 30 1234567');
});
