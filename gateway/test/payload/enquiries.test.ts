import { describe, it } from 'node:test';

import { expect } from 'expect';

import { issueCaptchaToken } from '../../src/features/captcha/token';
import { confirmEnquiry, linkState } from '../../src/features/enquiries/confirmEnquiry';
import { deleteExpiredEnquiries } from '../../src/features/enquiries/deleteExpiredEnquiries';
import { enquiryLimits } from '../../src/features/enquiries/limits';
import { storeEnquiry } from '../../src/features/enquiries/storeEnquiry';
import { resetCount } from '../../src/platform/limits/limit';
import { fillLimit } from './fillLimit';
import { openPayload } from './openPayload';
import { times, uniqueAddress, uniqueEmail } from './unique';

const payload = await openPayload();

const now = new Date();
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const contact = (email = uniqueEmail(), more: object = {}) => ({
  kind: 'contact' as const,
  name: 'Ada Brandt',
  email,
  company: 'Nordlicht Handels GmbH',
  topic: 'vat' as const,
  message: 'Do we need a VAT number in Poland?',
  country: '',
  productKinds: [],
  callTime: 0,
  phone: '',
  noticeVersion: '2026-11-20',
  subject: '',
  ...more,
});
const trial = (email = uniqueEmail()) =>
  contact(email, {
    kind: 'freeTrial',
    topic: '',
    message: '',
    country: 'PL',
    productKinds: ['toy', 'battery'],
  });

/** Sends an enquiry, with a captcha unless it says otherwise. */
const save = (
  enquiry: ReturnType<typeof contact> & { captchaToken?: string },
  visitorAddress = uniqueAddress(),
  language: 'en' | 'de' = 'en',
) =>
  storeEnquiry(
    { payload, language, now, today: '', token: undefined, visitorAddress, cookies: [] },
    { captchaToken: issueCaptchaToken(now), ...enquiry },
  );

async function emailsTo(recipient: string) {
  const { docs } = await payload.find({
    collection: 'sent-messages',
    where: { recipient: { equals: recipient } },
    sort: 'id',
    pagination: false,
  });
  return docs;
}
const tokenIn = (text = '') => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? 'none';
const rowsOf = async (email: string) =>
  (await payload.find({ collection: 'enquiries', where: { email: { equals: email } }, pagination: false }))
    .docs;

/** Saves an enquiry and returns the token of its newest e-mail. */
async function savedToken(enquiry = contact()): Promise<string> {
  await save(enquiry);
  return tokenIn((await emailsTo(enquiry.email)).at(-1)?.text);
}

it('stores the fields of the form and the hash of the token; the e-mail repeats no field', async () => {
  const enquiry = trial();
  await save(enquiry, uniqueAddress(), 'de');
  const [email] = await emailsTo(enquiry.email);
  expect(email).toMatchObject({
    kind: 'email',
    subject: 'Bitte bestätigen Sie Ihre Testanfrage bei Kompassa',
  });
  expect(email?.text).not.toMatch(/Brandt|Nordlicht/);

  const [row] = await rowsOf(enquiry.email);
  // The fields of a plugin are empty.
  expect({ ...row, assignee: undefined, notes: undefined }).toEqual({
    id: expect.any(Number),
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    kind: 'freeTrial',
    state: 'unconfirmed',
    merchant: null,
    name: 'Ada Brandt',
    email: enquiry.email,
    company: 'Nordlicht Handels GmbH',
    topic: null,
    message: '',
    country: 'PL',
    productKinds: ['toy', 'battery'],
    language: 'de',
    noticeVersion: '2026-11-20',
    callTime: null,
    phone: '',
    confirmedAt: null,
  });
  const stored = await payload.find({ collection: 'enquiries', showHiddenFields: true, pagination: false });
  expect(tokenIn(email?.text)).not.toBe('none');
  expect(JSON.stringify(stored)).not.toContain(tokenIn(email?.text));
});

describe('a confirmation link', () => {
  it('confirms once in five simultaneous requests, and its state is "confirmed" afterwards', async () => {
    const token = await savedToken();
    expect(await linkState(payload, token, now)).toEqual({ state: 'open', kind: 'contact' });
    const confirmed = await Promise.all(times(5, 0).map(() => confirmEnquiry(payload, token, now)));
    expect(confirmed.filter(Boolean)).toHaveLength(1);
    expect(await linkState(payload, token, after(1))).toEqual({
      state: 'confirmed',
      merchantId: null,
      kind: 'contact',
      confirmedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await confirmEnquiry(payload, token, after(1))).toBe(false);
  });

  it('turns an enquiry that is not confirmed into one that waits', async () => {
    const enquiry = contact();
    await confirmEnquiry(payload, await savedToken(enquiry), now);
    expect(await rowsOf(enquiry.email)).toMatchObject([{ state: 'received' }]);
  });

  it('expires after 72 hours', async () => {
    const token = await savedToken();
    expect((await linkState(payload, token, after(71.9))).state).toBe('open');
    expect((await linkState(payload, token, after(72))).state).toBe('expired');
    expect(await confirmEnquiry(payload, token, after(72))).toBe(false);
    expect(await confirmEnquiry(payload, token, after(71.9))).toBe(true);
  });

  it('is unknown with a forged token', async () => {
    const token = await savedToken();
    for (const forged of ['', 'x', 'a'.repeat(43), token.toLowerCase(), `${token}=`]) {
      expect((await linkState(payload, forged, now)).state).toBe('unknown');
      expect(await confirmEnquiry(payload, forged, now)).toBe(false);
    }
  });
});

it('keeps one enquiry for a form that is sent again before it is confirmed, with its newest link', async () => {
  const enquiry = contact();
  await Promise.all([save(enquiry), save(enquiry)]);
  const oldTokens = (await emailsTo(enquiry.email)).map(({ text }) => tokenIn(text));
  expect(oldTokens).toHaveLength(2);
  const newest = await savedToken(enquiry);
  expect(await rowsOf(enquiry.email)).toHaveLength(1);
  for (const token of oldTokens) expect((await linkState(payload, token, now)).state).toBe('unknown');

  await confirmEnquiry(payload, newest, now);
  await save(enquiry);
  expect(await rowsOf(enquiry.email)).toHaveLength(2);
  await save({ ...enquiry, message: 'Another question.' });
  expect(await rowsOf(enquiry.email)).toHaveLength(3);
});

it('stores and sends nothing when the hidden field is filled in, and answers as usual', async () => {
  const filled = contact(uniqueEmail(), { subject: 'Buy now' });
  expect(await save(filled)).toEqual({ validFor: 72 * 3600 });
  expect(await rowsOf(filled.email)).toEqual([]);
  expect(await emailsTo(filled.email)).toEqual([]);
});

describe('limits', () => {
  const isTooMany = { code: 429, headers: { 'Retry-After': expect.any(String) } };

  it('send five e-mails a day to a mailbox, in whatever case it is written', async () => {
    const mailbox = uniqueEmail();
    for (let turn = 0; turn < 5; turn += 1) await save(contact(turn % 2 ? mailbox : mailbox.toUpperCase()));
    await expect(save(contact(mailbox))).rejects.toMatchObject(isTooMany);
    await expect(save(contact(mailbox.replace('@', '+news@')))).rejects.toMatchObject(isTooMany);
  });

  it('ask for a captcha for the third e-mail of a day to a mailbox, from whatever networks', async () => {
    const [name, host] = uniqueEmail().split('@');
    const to = (label: string, captchaToken = '') =>
      save({ ...contact(`${name}+${label}@${host}`), captchaToken });
    await to('a');
    await to('b');
    // Those without a captcha do not use up what the mailbox may get.
    for (let turn = 0; turn < 5; turn += 1)
      await expect(to(`c${turn}`)).rejects.toMatchObject({ reason: 'captcha', code: 428 });
    const captchaToken = issueCaptchaToken(now);
    await to('d', captchaToken);
    await expect(to('e', captchaToken)).rejects.toMatchObject({ reason: 'captcha', code: 428 });
  });

  it('hold over all networks and mailboxes: first with a captcha each, then not at all', async () => {
    const { perHour } = enquiryLimits;
    const send = (captchaToken: string) => save({ ...contact(), captchaToken });
    await fillLimit(payload, perHour, '', perHour.withoutCaptcha - 1);
    await send('');
    await expect(send('')).rejects.toMatchObject({ code: 428 });
    await send(issueCaptchaToken(now));
    await fillLimit(payload, perHour, '');
    await expect(send(issueCaptchaToken(now))).rejects.toMatchObject(isTooMany);
    await resetCount(perHour, '');
  });

  it('accept twenty enquiries an hour from an address', async () => {
    const address = uniqueAddress();
    for (let turn = 0; turn < 20; turn += 1) await save(contact(), address);
    await expect(save(contact(), address)).rejects.toMatchObject(isTooMany);
  });
});

it('deletes unconfirmed enquiries after 7 days and confirmed ones after 180', async () => {
  const [confirmed, unconfirmed] = [contact(), contact()];
  await confirmEnquiry(payload, await savedToken(confirmed), now);
  await savedToken(unconfirmed);
  const left = async (days: number) => {
    await deleteExpiredEnquiries(payload, after(days * 24));
    return [(await rowsOf(confirmed.email)).length, (await rowsOf(unconfirmed.email)).length];
  };
  expect(await left(6.9)).toEqual([1, 1]);
  expect(await left(7.1)).toEqual([1, 0]);
  expect(await left(179.9)).toEqual([1, 0]);
  expect(await left(180.1)).toEqual([0, 0]);
});
