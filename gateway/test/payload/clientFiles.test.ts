import { describe, it } from 'node:test';

import { expect } from 'expect';

import { startMerchantSession } from '../../src/features/accounts/sessions';
import { decideReturn } from '../../src/features/clientFiles/decideReturn';
import { findClientFiles } from '../../src/features/clientFiles/findClientFiles';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';
import { uniquePhone } from './unique';
import { untilStored } from './untilStored';

// Shows (requirements, 11.17).

const payload = await openPayload();
const now = new Date('2026-11-24T09:00:00Z');
const noon = (day: string) => `${day}T12:00:00.000Z`;
const editor = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till Roth', role: 'translator', language: 'de' });
const figures = { netSales: 4_812_000, outputTax: 1_106_760, inputTax: 214_300 };

async function newAccount() {
  const merchant = await payload.create({
    collection: 'merchants',
    data: {
      username: uniquePhone(),
      password: 'correct horse 1',
      companyName: 'Nordlicht Handels GmbH',
      consentVersion: '2026-11-01',
      consentTime: now.toISOString(),
      language: 'en',
    },
  });
  const [cookie] = await startMerchantSession(payload, merchant.id, { now });
  return { merchant, session: { payload, now, token: cookie?.value } };
}

const newFile = (merchant: number) =>
  payload.create({
    collection: 'client-files',
    data: { merchant, country: 'PL', duty: 'vat', state: 'registered', wanted: ['salesReport'] },
    depth: 0,
  });

const newReturn = (clientFile: number, more: object = {}) =>
  payload.create({
    collection: 'client-returns',
    data: {
      clientFile,
      from: noon('2026-10-01'),
      to: noon('2026-10-31'),
      dueDate: noon('2026-11-25'),
      currency: 'PLN',
      state: 'toApprove',
      ...figures,
      ...more,
    },
    depth: 0,
  });

const approval = (returnId: number) => ({ returnId, decision: 'approve', figures, question: '' }) as const;
const stored = (id: number) => payload.findByID({ collection: 'client-returns', id, depth: 0 });
/** What the admin tells a person about a return. */
async function noticesAbout(id: number, recipient: number) {
  const { docs } = await payload.find({
    collection: 'review-notices',
    where: { document: { equals: `client-returns:${id}` }, recipient: { equals: recipient } },
    sort: 'id',
  });
  return docs.map(({ kind, title, readAt }) => ({ kind, title, isRead: Boolean(readAt) }));
}
const staffId = async (name: string) => {
  const { docs } = await payload.find({ collection: 'users', where: { name: { equals: name } } });
  return docs[0]?.id ?? 0;
};
/** E-mails are sent after the answer. */
const lettersAbout = (id: number, count: number) =>
  untilStored(
    payload,
    'sent-messages',
    async () => {
      const where = { text: { like: `/admin/collections/client-returns/${id}\n` } };
      return (await payload.find({ collection: 'sent-messages', where, sort: 'id' })).docs;
    },
    (found) => found.length >= count,
  );
const change = async (id: number, body: object, headers = editor) => {
  const { status, text } = await restRequest('PATCH', `/client-returns/${id}`, { headers, body });
  return { status, text };
};

describe('an account', () => {
  it('finds its own files and returns, and those of nobody else', async () => {
    const [own, other] = [await newAccount(), await newAccount()];
    const file = await newFile(own.merchant.id);
    await newReturn(file.id);
    await newFile(other.merchant.id);
    const [found, ...more] = await findClientFiles(payload, own.merchant.id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ id: file.id, country: 'PL', duty: 'vat', wanted: ['salesReport'] });
    expect(found?.stateSince).not.toBeNull();
    expect(found?.returns).toEqual([
      expect.objectContaining({ from: '2026-10-01', dueDate: '2026-11-25', currency: 'PLN', figures }),
    ]);
  });

  it('does not see the figures of a return that is being prepared', async () => {
    const { merchant } = await newAccount();
    await newReturn((await newFile(merchant.id)).id, { state: 'inPreparation' });
    const [file] = await findClientFiles(payload, merchant.id);
    expect(file?.returns[0]).toMatchObject({ state: 'inPreparation', figures: null });
  });

  it('approves once, with time and name, however often the form is sent', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    const results = await Promise.all([1, 2, 3].map(() => decideReturn(approval(id), session)));
    expect(results).toEqual(['done', 'done', 'done']);
    const later = { ...session, now: new Date('2026-11-24T10:00:00Z') };
    expect(await decideReturn(approval(id), later)).toBe('done');
    expect(await stored(id)).toMatchObject({
      state: 'approved',
      decidedAt: now.toISOString(),
      decidedBy: `Nordlicht Handels GmbH, ${merchant.username}`,
    });
  });

  it('sends a return back with a question, and approves it after the answer', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    const question = { ...approval(id), decision: 'question', question: 'Why so little input VAT?' } as const;
    expect(await decideReturn(question, session)).toBe('done');
    expect(await decideReturn(question, session)).toBe('done');
    expect(await decideReturn(approval(id), session)).toBe('changed');
    expect(await stored(id)).toMatchObject({ state: 'questioned', question: 'Why so little input VAT?' });
    const answer = { state: 'toApprove', answer: 'The invoice of the warehouse came too late.' };
    expect(await change(id, answer)).toMatchObject({ status: 200 });
    expect((await findClientFiles(payload, merchant.id))[0]?.returns[0]).toMatchObject(answer);
    expect(await decideReturn(approval(id), session)).toBe('done');
  });

  it('approves only the figures that it saw', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    await change(id, { inputTax: 250_000 });
    expect(await decideReturn(approval(id), session)).toBe('changed');
    expect((await stored(id)).state).toBe('toApprove');
  });

  it('does not reach the return of another account, nor anything without a login', async () => {
    const [own, other] = [await newAccount(), await newAccount()];
    const { id } = await newReturn((await newFile(own.merchant.id)).id);
    expect(await decideReturn(approval(id), other.session)).toBe('unknown');
    await expect(decideReturn(approval(id), { payload, now, token: undefined })).rejects.toMatchObject({
      reason: 'session',
    });
    expect((await stored(id)).state).toBe('toApprove');
  });

  it('takes its files and returns with it when it is deleted', async () => {
    const { merchant } = await newAccount();
    const file = await newFile(merchant.id);
    const { id } = await newReturn(file.id);
    await payload.delete({ collection: 'merchants', id: merchant.id });
    const left = await Promise.all([
      payload.count({ collection: 'client-files', where: { id: { equals: file.id } } }),
      payload.count({ collection: 'client-returns', where: { id: { equals: id } } }),
    ]);
    expect(left.map(({ totalDocs }) => totalDocs)).toEqual([0, 0]);
  });
});

describe('staff', () => {
  it('is told once of each decision, by a notice and by e-mail, without the name of the account', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    const asked = { ...approval(id), decision: 'question', question: 'Why so little input VAT?' } as const;
    await Promise.all([1, 2, 3].map(() => decideReturn(asked, session)));
    await change(id, { state: 'toApprove', answer: 'The invoice came too late.' });
    await decideReturn(approval(id), session);

    const title = 'PL, 2026-10-01 – 2026-10-31';
    const ada = await staffId('Ada Brandt');
    expect(await noticesAbout(id, ada)).toEqual([
      { kind: 'returnQuestioned', title, isRead: false },
      { kind: 'returnApproved', title, isRead: false },
    ]);
    expect(await noticesAbout(id, await staffId('Till Roth'))).toEqual([]);
    const { totalDocs: readers } = await payload.count({
      collection: 'users',
      where: { role: { in: ['editor', 'administrator'] } },
    });
    const letters = await lettersAbout(id, 2 * readers);
    expect(letters).toHaveLength(2 * readers);
    const text = letters.map(({ subject, text: body }) => `${subject}\n${body}`).join('\n');
    expect(text).toContain(`Kompassa CMS: An account has a question about a return: ${title}`);
    expect(text).toContain(`Ein Konto hat eine Erklärung freigegeben: ${title}`);
    for (const hidden of ['Nordlicht', merchant.username, 'Why so little', '48120'])
      expect(text).not.toContain(hidden);

    await restRequest('POST', '/notices/read', {
      headers: editor,
      body: { document: `client-returns:${id}` },
    });
    expect((await noticesAbout(id, ada)).map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  it('is not told of a decision that changed nothing', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    await change(id, { inputTax: 250_000 });
    expect(await decideReturn(approval(id), session)).toBe('changed');
    expect(await noticesAbout(id, await staffId('Ada Brandt'))).toEqual([]);
  });

  it('enters amounts of currencies with many digits, up to ten billion', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    const most = { netSales: 1_000_000_000_000, outputTax: 270_000_000_000, inputTax: 0 };
    expect(await change(id, { currency: 'HUF', ...most })).toMatchObject({ status: 200 });
    expect(await change(id, { netSales: most.netSales + 1 })).toMatchObject({
      status: 400,
      text: expect.stringContaining('This is more than can be entered here'),
    });
    expect(await decideReturn({ ...approval(id), figures: most }, session)).toBe('done');
    expect(await stored(id)).toMatchObject({ ...most, currency: 'HUF', state: 'approved' });
  });

  it('sees who approved, and neither approves nor asks in the name of the account', async () => {
    const { merchant, session } = await newAccount();
    const file = await newFile(merchant.id);
    const { id } = await newReturn(file.id);
    for (const state of ['approved', 'questioned', 'filed'])
      expect(await change(id, { state })).toMatchObject({
        status: 400,
        text: expect.stringContaining('Only the account approves'),
      });
    await change(id, { decidedBy: 'Somebody', decidedAt: noon('2026-01-01') });
    expect(await stored(id)).toMatchObject({ decidedBy: null, decidedAt: null });
    await decideReturn(approval(id), session);
    const { text } = await restRequest('GET', `/client-returns/${id}`, { headers: editor });
    expect(JSON.parse(text)).toMatchObject({ state: 'approved', decidedAt: now.toISOString() });
    expect(await change(id, { state: 'filed' })).toMatchObject({ status: 200 });
    expect(await change(id, { state: 'inPreparation' })).toMatchObject({ status: 400 });
  });

  it('changes approved figures only in preparation, which ends the approval', async () => {
    const { merchant, session } = await newAccount();
    const { id } = await newReturn((await newFile(merchant.id)).id);
    await decideReturn(approval(id), session);
    expect(await change(id, { outputTax: 1 })).toMatchObject({
      status: 400,
      text: expect.stringContaining('These figures were approved'),
    });
    expect(await change(id, { outputTax: 1, state: 'inPreparation' })).toMatchObject({ status: 200 });
    expect(await stored(id)).toMatchObject({ state: 'inPreparation', decidedAt: null, decidedBy: null });
  });

  it('is an editor: neither translators nor strangers read or write files', async () => {
    const { merchant } = await newAccount();
    const file = await newFile(merchant.id);
    const { id } = await newReturn(file.id);
    for (const headers of [translator, {}] as Record<string, string>[]) {
      for (const path of [`/client-files/${file.id}`, `/client-returns/${id}`])
        expect([401, 403, 404]).toContain((await restRequest('GET', path, { headers })).status);
      expect([401, 403, 404]).toContain((await change(id, { netSales: 1 }, headers)).status);
    }
    const moved = { merchant: (await newAccount()).merchant.id };
    await restRequest('PATCH', `/client-files/${file.id}`, { headers: editor, body: moved });
    const kept = await payload.findByID({ collection: 'client-files', id: file.id, depth: 0, joins: false });
    expect(kept.merchant).toBe(merchant.id);
  });
});
