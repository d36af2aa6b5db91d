import { describe, it } from 'node:test';

import { expect } from 'expect';

import type { AlertTopic } from '../../src/domain/alerts';
import { alertLinkState, confirmAlert, endAlert, endState } from '../../src/features/alerts/confirmAlert';
import { deleteUnconfirmedAlerts } from '../../src/features/alerts/deleteUnconfirmedAlerts';
import { storeAlert } from '../../src/features/alerts/storeAlert';
import { tellOfChanges } from '../../src/features/alerts/tellOfChanges';
import { issueCaptchaToken } from '../../src/features/captcha/token';
import { alertLimits, enquiryLimits } from '../../src/features/enquiries/limits';
import { statement } from '../../src/platform/db/statement';
import { resetCount } from '../../src/platform/limits/limit';
import { fillLimit } from './fillLimit';
import { openPayload } from './openPayload';
import { times, uniqueAddress, uniqueEmail } from './unique';

const payload = await openPayload();

// A change that is saved here is shown from now on, and told of an hour later.
const now = new Date();
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const later = after(3);

interface Wish {
  countries?: string[];
  topics?: AlertTopic[];
  language?: 'en' | 'de';
  captchaToken?: string;
}

const ask = (
  email: string,
  { language = 'en', countries = [], topics = [], captchaToken = issueCaptchaToken(now) }: Wish = {},
  visitorAddress = uniqueAddress(),
) =>
  storeAlert(
    { payload, language, now, visitorAddress, today: '', token: undefined, cookies: [] },
    { email, countries, topics, captchaToken, noticeVersion: '2026-11-20' },
  );

async function lettersTo(recipient: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'sent-messages',
    where: { recipient: { equals: recipient } },
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ text }) => text);
}
const tokenIn = (letter = '', page = 'confirm') =>
  new RegExp(`/user/alerts/${page}\\?token=([\\w.-]+)`).exec(letter)?.[1] ?? 'none';
const rowsOf = async (email: string) =>
  (await payload.find({ collection: 'alerts', where: { email: { equals: email } }, pagination: false })).docs;

/** Asks and confirms, as the owner of a new mailbox; the first letter is left out of what `letters` answers. */
async function subscribed(wish?: Wish) {
  const email = uniqueEmail();
  await ask(email, wish);
  const token = tokenIn((await lettersTo(email)).at(-1));
  expect(await confirmAlert(payload, token, new Date(now.getTime() - 1000))).toBe(true);
  return { email, token, letters: async () => (await lettersTo(email)).slice(1) };
}

interface NewChange {
  from?: string;
  about?: AlertTopic;
  isToBeChecked?: boolean;
}

// The test moves the time of the letters alone: as if they had been sent just now, and of changes of yesterday.
const untold = () =>
  statement(payload, 'UPDATE alerts SET told_until = $1 RETURNING id', [now.getTime() - 1]);
const shownBefore = async () => {
  await untold();
  const yesterday = now.getTime() - 86_400_000;
  await statement(payload, 'UPDATE facts_rows SET shown_since = $1 RETURNING id', [yesterday]);
};

let number = 0;
/** Adds a change of the law; its text is found again in letters. */
async function addChange(
  country: string,
  { from = '2027-01-01', about, isToBeChecked = false }: NewChange = {},
) {
  const text = `Rule ${(number += 1)} begins`;
  const { id } = await payload.create({
    collection: 'facts',
    locale: 'en',
    data: {
      country,
      topic: 'changes',
      rows: [{ kind: 'change', text, from: `${from}T12:00:00.000Z`, about }],
      sources: [],
      checkedOn: '2026-11-22T12:00:00.000Z',
      nextCheck: '2027-02-22T12:00:00.000Z',
      isToBeChecked,
    },
  });
  return { id, text };
}

it('an address that is confirmed gets one letter with what changed for it, and none twice, also from two gateways at once', async () => {
  const { email, letters } = await subscribed({ countries: ['PL'], topics: ['rates'], language: 'de' });
  const other = await subscribed({ countries: ['FR'] });
  const all = await subscribed();
  const rate = await addChange('PL', { about: 'rates' });
  await addChange('PL', { about: 'packaging' });
  await addChange('SK', { about: 'rates' });

  // It has not stood on the page for an hour.
  await tellOfChanges(payload, after(0.5));
  expect(await letters()).toEqual([]);

  await Promise.all(times(3, later).map((time) => tellOfChanges(payload, time)));
  await tellOfChanges(payload, after(4));
  const [letter = '', ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toContain(`Polen, 1. Januar 2027\n${rate.text}\n`);
  expect(letter).toContain('/de/cht/vatChanges#PL-2027-01-01\n');
  expect(letter.match(/Rule \d+ begins/g)).toHaveLength(1);
  expect(await other.letters()).toEqual([]);
  expect((await all.letters()).map((text) => text.match(/Rule \d+ begins/g)?.length)).toEqual([3]);
  expect(email).not.toBe(other.email);
});

it('a letter that fails is sent in the next turn, and nobody else waits for it', async () => {
  const [first, second] = [await subscribed({ countries: ['AT'] }), await subscribed({ countries: ['AT'] })];
  await addChange('AT');
  const { create } = payload;
  payload.create = ((args: Parameters<typeof create>[0]) =>
    (args.data as { recipient?: string }).recipient === first.email
      ? Promise.reject(new Error('refused'))
      : create.call(payload, args)) as typeof create;
  await tellOfChanges(payload, later);
  payload.create = create;
  expect([await first.letters(), await second.letters()]).toMatchObject([[], [expect.any(String)]]);
  await tellOfChanges(payload, after(4));
  await tellOfChanges(payload, after(5));
  expect(await first.letters()).toHaveLength(1);
  expect(await second.letters()).toHaveLength(1);
});

it('a letter is due for a change that visitors see now or on another day, not for other words', async () => {
  const { letters } = await subscribed({ countries: ['HU'] });
  const { id } = await addChange('HU', { isToBeChecked: true });
  await tellOfChanges(payload, later);
  expect(await letters()).toEqual([]);

  await untold();
  await payload.update({ collection: 'facts', id, data: { isToBeChecked: false } });
  await tellOfChanges(payload, later);
  expect(await letters()).toHaveLength(1);
  await shownBefore();

  const { rows } = await payload.findByID({ collection: 'facts', id, locale: 'en' });
  const save = (row: object) =>
    payload.update({
      collection: 'facts',
      id,
      locale: 'en',
      data: { rows: rows?.map((stored) => ({ ...stored, ...row })) },
    });
  await save({ text: 'The same in better words' });
  await payload.update({ collection: 'facts', id, data: { isToBeChecked: true } });
  await payload.update({ collection: 'facts', id, data: { isToBeChecked: false } });
  await tellOfChanges(payload, later);
  expect(await letters()).toHaveLength(1);
  await save({ text: 'The same in better words', from: '2027-07-01T12:00:00.000Z' });
  await tellOfChanges(payload, later);
  expect((await letters()).at(1)).toContain('1 July 2027\nThe same in better words\n');
});

describe('a link', () => {
  it('confirms once, until it expires, and takes the place of what the address had', async () => {
    const { email, token } = await subscribed({ countries: ['DE'] });
    await ask(email, { countries: ['IT', 'ES'], topics: ['packaging'] });
    const newer = tokenIn((await lettersTo(email)).at(-1));
    expect(await alertLinkState(payload, newer, after(71.9))).toBe('open');
    expect(await alertLinkState(payload, newer, after(72))).toBe('expired');
    expect(await confirmAlert(payload, newer, after(72))).toBe(false);
    const confirmed = await Promise.all(times(4, 0).map(() => confirmAlert(payload, newer, now)));
    expect(confirmed.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf(email)).toMatchObject([{ countries: ['IT', 'ES'], topics: ['packaging'] }]);
    expect(await alertLinkState(payload, newer, now)).toBe('confirmed');
    expect(await alertLinkState(payload, token, now)).toBe('unknown');
  });

  it('of any letter ends the alerts and deletes the address; a forged one ends nothing', async () => {
    const { email, token, letters } = await subscribed({ countries: ['LT'] });
    await addChange('LT');
    await tellOfChanges(payload, later);
    const ticket = tokenIn((await letters())[0], 'unsubscribe');
    const forged = ['', 'x', token, `${ticket}x`, ticket.replace(/\.\w{64}\./, `.${'0'.repeat(64)}.`)];
    for (const text of forged) {
      expect(await endState(payload, text, later)).toBe('unknown');
      expect(await endAlert(payload, text, later)).toBe(false);
    }
    expect(await endState(payload, ticket, later)).toBe('open');
    expect(await endAlert(payload, ticket, after(24 * 365))).toBe(true);
    expect(await rowsOf(email)).toEqual([]);
    expect(await endState(payload, ticket, later)).toBe('ended');
    // Mail programs may send it twice.
    expect(await endAlert(payload, ticket, later)).toBe(true);
  });
});

it('an address that nobody confirms is deleted after seven days, a confirmed one is kept', async () => {
  const email = uniqueEmail();
  await ask(email);
  const { email: confirmed } = await subscribed();
  await deleteUnconfirmedAlerts(payload, after(6.9 * 24));
  expect(await rowsOf(email)).toHaveLength(1);
  await deleteUnconfirmedAlerts(payload, after(7.1 * 24));
  expect(await rowsOf(email)).toEqual([]);
  expect(await rowsOf(confirmed)).toHaveLength(1);
});

it('a mailbox gets five letters a day, from the third on with a captcha, of enquiries and alerts together', async () => {
  const email = uniqueEmail();
  await ask(email, { captchaToken: '' });
  await ask(email, { captchaToken: '' });
  await expect(ask(email, { captchaToken: '' })).rejects.toMatchObject({ code: 428 });
  for (const language of times(3, 'de' as const)) await ask(email, { language });
  await expect(ask(email)).rejects.toMatchObject({ code: 429 });
  expect(alertLimits.toMailbox).toEqual(enquiryLimits.toMailbox);
});

it('whoever uses up what may be asked for in an hour keeps nobody from an enquiry', async () => {
  await fillLimit(payload, alertLimits.perHour, '');
  await expect(ask(uniqueEmail())).rejects.toMatchObject({
    code: 429,
    headers: { 'Retry-After': expect.any(String) },
  });
  await resetCount(alertLimits.perHour, '');
  expect(alertLimits.perHour.name).not.toBe(enquiryLimits.perHour.name);
});
