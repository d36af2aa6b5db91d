import { after, it } from 'node:test';

import { expect } from 'expect';

import { bulkOf } from '../../../test/payload/bulk';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';

const payload = await openPayload();
const { insert } = bulkOf(payload);
const ada = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
const ben = await staffSession(payload, { name: 'Ben Ohm', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till Roth', role: 'translator', language: 'de' });

const create = (name: string, more: object = {}) =>
  payload.create({
    collection: 'enquiries',
    data: {
      kind: 'contact',
      state: 'received',
      name,
      email: 'sender@example.com',
      message: 'Hello',
      language: 'en',
      noticeVersion: '2026-11-20',
      confirmedAt: '2026-11-24T09:00:00.000Z',
      tokenHash: `hash of ${name}`,
      linkExpiresAt: 0,
      ...more,
    },
  });
const { id } = await create('Nora Lind');
await create('=HYPERLINK("https://evil.example")', { state: 'answered' });
const unconfirmed = await create('Not confirmed', { confirmedAt: null, state: 'unconfirmed' });

interface Answer {
  doc: { assignee: string | null; notes: { id: string; text: string; author: string; time: string }[] };
  errors?: { message: string }[];
}
async function change(headers: Record<string, string>, body: object) {
  const { status, text } = await restRequest('PATCH', `/enquiries/${id}`, { headers, body });
  return { status, ...(JSON.parse(text) as Answer) };
}
const download = (headers: Record<string, string>, query = '') =>
  restRequest('GET', `/enquiries/export${query}`, { headers });

it('is assigned to somebody who answers enquiries, and to nobody else', async () => {
  expect((await change(ada, { assignee: 'Ben Ohm' })).doc.assignee).toBe('Ben Ohm');
  for (const name of ['Till Roth', 'Somebody'])
    expect(await change(ada, { assignee: name })).toMatchObject({
      status: 400,
      errors: [{ data: { errors: [{ path: 'assignee', message: expect.stringContaining('Nobody') }] } }],
    });
  expect((await change(ada, { assignee: null })).doc.assignee).toBeNull();
});

it('one that is not confirmed is read and left alone, and one that is confirmed stays so', async () => {
  const path = `/enquiries/${unconfirmed.id}`;
  expect((await restRequest('GET', path, { headers: ada })).text).toContain('Not confirmed');
  expect((await restRequest('GET', path, { headers: translator })).status).toBe(403);
  const body = { state: 'answered' };
  expect((await restRequest('PATCH', path, { headers: ada, body })).status).toBe(403);
  expect(await change(ada, { state: 'unconfirmed' })).toMatchObject({ status: 400 });
});

it('a name stays when its owner has left', async () => {
  await change(ada, { assignee: 'Ben Ohm' });
  await payload.update({
    collection: 'users',
    where: { name: { equals: 'Ben Ohm' } },
    data: { role: 'translator', language: 'de' },
  });
  expect(await change(ada, { assignee: 'Ben Ohm', state: 'inProgress' })).toMatchObject({ status: 200 });
  await payload.update({
    collection: 'users',
    where: { name: { equals: 'Ben Ohm' } },
    data: { role: 'editor' },
  });
});

it('a note is signed by who writes it, whatever is sent for its author', async () => {
  const first = await change(ada, { notes: [{ text: 'Called.', author: 'Somebody', time: '2020-01-01' }] });
  const [note] = first.doc.notes;
  expect(note).toMatchObject({ text: 'Called.', author: 'Ada Brandt' });
  expect(Date.parse(note?.time ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const second = await change(ben, { notes: [{ ...note, author: 'Ben Ohm' }, { text: 'Offer sent.' }] });
  expect(second.doc.notes).toMatchObject([
    { text: 'Called.', author: 'Ada Brandt', time: note?.time },
    { text: 'Offer sent.', author: 'Ben Ohm' },
  ]);
  expect(await change(ada, { notes: [{ text: '' }] })).toMatchObject({ status: 400 });
  // What is not sent stays.
  expect((await change(ada, { state: 'answered' })).doc.notes).toHaveLength(2);
});

it('the file holds what the list shows, without unconfirmed enquiries and without formulas', async () => {
  const { status, text } = await download(ada);
  expect(status).toBe(200);
  expect(text).toContain('Nora Lind');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).not.toContain('Not confirmed');
  expect(text).not.toContain('hash of');
  const answered = await download(ada, '?where[or][0][and][0][name][equals]=Nora Lind');
  expect(answered.text).not.toContain('HYPERLINK');
  expect((await download(ada, '?search=nora')).text.trim().split('\r\n').length).toBeGreaterThan(1);
  expect((await download(ada, '?search=nobody')).text.trim().split('\r\n')).toHaveLength(1);
});

it('a filter that makes no sense is refused, not failed', async () => {
  expect((await download(ada, '?where[no][equals]=1')).status).toBe(400);
});

it('translators and strangers get no file', async () => {
  for (const headers of [translator, {}]) expect((await download(headers)).status).toBe(403);
});

it('the file of all enquiries is written some rows at a time', async () => {
  const count = 1_000;
  const moment = "'2026-11-24T09:00:00.000Z'";
  await insert(
    `enquiries (kind, state, name, email, language, notice_version, confirmed_at, token_hash, link_expires_at,
      created_at, updated_at)`,
    `'contact', 'received', 'Sender ' || i, 'sender@example.com', 'en', '2026-11-20', ${moment}, 'hash ' || i, 0,
      ${moment}, ${moment}`,
    count,
  );
  const found: number[] = [];
  const { find } = payload;
  payload.find = (async (options: Parameters<typeof find>[0]) => {
    const result = await find(options);
    if (options.collection === 'enquiries') found.push(result.docs.length);
    return result;
  }) as typeof find;
  after(() => {
    payload.find = find;
  });
  const { status, text } = await restRequest('GET', '/enquiries/export', { headers: ada });
  expect([status, text.match(/,Sender \d+,/g)?.length]).toEqual([200, count]);
  expect(Math.max(...found)).toBeLessThanOrEqual(200);
});
