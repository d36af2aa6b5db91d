// Run by enquiryRules.contract.test.ts in a process of its own: what enquiries do on a real database, as one line of JSON.
import { getPayload } from 'payload';

import { confirmEnquiry, linkState } from '../../src/features/enquiries/confirmEnquiry';
import { deleteExpiredEnquiries } from '../../src/features/enquiries/deleteExpiredEnquiries';
import { storeEnquiry } from '../../src/features/enquiries/storeEnquiry';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { countStore } from '../../src/platform/limits/countStore';
import { setCountStore } from '../../src/platform/limits/limit';

const payload = await getPayload({ config: configuration });
await migrateDatabase(payload);
setCountStore(countStore(payload));

const now = new Date();
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let counter = 0;
const newAddress = () => `10.2.${(counter += 1) >> 8}.${counter & 255}`;
const newMailbox = () => `merchant${(counter += 1)}@example.com`;

const contact = (email = newMailbox(), more: object = {}) => ({
  kind: 'contact' as const,
  name: 'Ada Brandt',
  email,
  company: 'Nordlicht Handels GmbH',
  topic: 'vat' as const,
  message: 'Do we need a VAT number in Poland?',
  country: '',
  productKinds: [],
  noticeVersion: '2026-11-20',
  subject: '',
  ...more,
});
const trial = (email = newMailbox()) =>
  contact(email, {
    kind: 'freeTrial',
    topic: '',
    message: '',
    country: 'PL',
    productKinds: ['toy', 'battery'],
  });

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { code, headers } = error as { code?: number; headers?: Record<string, string> };
    return [code, headers?.['Retry-After'] && 'with Retry-After'].filter(Boolean).join(' ');
  }
}

const save = (
  given: ReturnType<typeof contact>,
  visitorAddress = newAddress(),
  language: 'en' | 'de' = 'en',
) =>
  storeEnquiry({ payload, language, now, today: '', token: undefined, visitorAddress, cookies: [] }, given);

async function lettersTo(recipient: string) {
  const { docs } = await payload.find({
    collection: 'sent-messages',
    where: { recipient: { equals: recipient } },
    sort: 'id',
    pagination: false,
  });
  return docs;
}
const tokenIn = (text = '') => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? 'none';
/** The token of the e-mail that went to a mailbox last. */
const tokenFor = async (email: string) => tokenIn((await lettersTo(email)).at(-1)?.text);
const rowsOf = async (email: string) =>
  (await payload.find({ collection: 'enquiries', where: { email: { equals: email } }, pagination: false }))
    .docs;
async function sent(given = contact()) {
  await save(given);
  return { email: given.email, token: await tokenFor(given.email) };
}

// Stored data.
const german = trial();
await save(german, newAddress(), 'de');
const [letter] = await lettersTo(german.email);
const [row] = await rowsOf(german.email);
const kept = {
  letter: {
    kind: letter?.kind,
    subject: letter?.subject,
    saysWhatWasTyped: /Brandt|Nordlicht/.test(letter?.text ?? ''),
  },
  row: {
    ...row,
    id: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    email: row?.email === german.email,
  },
  everything: JSON.stringify(
    await payload.find({ collection: 'enquiries', showHiddenFields: true, pagination: false }),
  ).includes(tokenIn(letter?.text)),
};

// Links.
const open = await sent();
const early = await linkState(payload, open.token, now);
const [first, ...others] = await Promise.all(
  Array.from({ length: 5 }, () => confirmEnquiry(payload, open.token, now)),
);
const late = await sent();
const links = {
  early,
  winners: [first, ...others].filter(Boolean).length,
  afterwards: await linkState(payload, open.token, after(1)),
  again: await confirmEnquiry(payload, open.token, after(1)),
  inTime: (await linkState(payload, late.token, after(71.9))).state,
  tooLate: (await linkState(payload, late.token, after(72))).state,
  confirmedTooLate: await confirmEnquiry(payload, late.token, after(72)),
  confirmedInTime: await confirmEnquiry(payload, late.token, after(71.9)),
  forged: await Promise.all(
    ['', 'x', 'a'.repeat(43), open.token.toLowerCase(), `${open.token}=`].map(async (token) => [
      (await linkState(payload, token, now)).state,
      await confirmEnquiry(payload, token, now),
    ]),
  ),
};

// The same twice.
const twice = contact();
await Promise.all([save(twice), save(twice)]);
const firstTokens = (await lettersTo(twice.email)).map(({ text }) => tokenIn(text));
const { token: newest } = await sent(twice);
const rowsWhileOpen = (await rowsOf(twice.email)).length;
const oldLinks = await Promise.all(firstTokens.map((token) => linkState(payload, token, now)));
await confirmEnquiry(payload, newest, now);
await save(twice);
const same = {
  rowsWhileOpen,
  letters: firstTokens.length,
  oldLinks: oldLinks.map(({ state }) => state),
  rowsAfterConfirming: (await rowsOf(twice.email)).length,
  otherText: await (async () => {
    await save({ ...twice, message: 'Another question.' });
    return (await rowsOf(twice.email)).length;
  })(),
};

// Machines, and limits.
const trapped = contact(newMailbox(), { subject: 'Buy now' });
const machine = {
  answer: await save(trapped),
  rows: (await rowsOf(trapped.email)).length,
  letters: (await lettersTo(trapped.email)).length,
};
const mailbox = newMailbox();
const oneAddress = newAddress();
const outcomes = async (times: number, work: (turn: number) => Promise<unknown>) => {
  const all: string[] = [];
  for (let turn = 0; turn < times; turn += 1) all.push(await outcome(work(turn)));
  return all;
};
const limits = {
  mailbox: await outcomes(6, (turn) => save(contact(turn % 2 ? mailbox : mailbox.toUpperCase()))),
  address: await outcomes(21, () => save(contact(), oneAddress)),
};

// Deletion dates.
const confirmed = await sent();
await confirmEnquiry(payload, confirmed.token, now);
const unconfirmed = await sent();
const left = async () => [(await rowsOf(confirmed.email)).length, (await rowsOf(unconfirmed.email)).length];
const forgotten: Record<string, number[]> = {};
for (const [name, days] of [
  ['within', 6.9],
  ['after a week', 7.1],
  ['within 180 days', 179.9],
  ['after them', 180.1],
] as const) {
  await deleteExpiredEnquiries(payload, after(days * 24));
  forgotten[name] = await left();
}

const report = { kept, links, same, machine, limits, forgotten };
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`);
await payload.destroy();
