import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';

import { inTransaction } from '../../src/platform/db/inTransaction';
import { statement } from '../../src/platform/db/statement';
import { openFilledPayload } from './openFilledPayload';

const payload = await openFilledPayload();
const isSqlite = payload.db.name === 'sqlite';
const { client } = payload.db as unknown as SQLiteAdapter;

const save = (title: string) =>
  payload.update({ collection: 'articles', id: 1, draft: true, data: { title }, locale: 'en', depth: 0 });
const titleOf = async (locale: 'en' | 'de') =>
  (await payload.findByID({ collection: 'articles', id: 1, draft: true, locale, depth: 0 })).title;
const countOf = async (table: string) =>
  Number((await statement(payload, `SELECT COUNT(*) AS count FROM ${table}`, []))[0]?.count);
const textOf = (given: unknown) => (given as { sql?: string }).sql ?? String(given);

/** Calls `before` with every statement of `work`; what it throws is the answer of the database. */
async function watching<T>(before: (text: string) => Promise<void>, work: () => Promise<T>): Promise<T> {
  const execute = client.execute.bind(client);
  client.execute = async (...given: Parameters<typeof execute>) => {
    await before(textOf(given[0]));
    return execute(...given);
  };
  try {
    return await work();
  } finally {
    client.execute = execute;
  }
}

/** Fails the statement that writes the texts of a row into a table, once `meanwhile` is done. */
const withoutTexts = (table: string, meanwhile?: () => Promise<unknown>) => async (text: string) => {
  if (!text.startsWith(`insert into "${table}_locales"`)) return;
  await meanwhile?.();
  throw new Error('The process ends here.');
};

it('a version whose texts could not be written is not there at all', { skip: !isSqlite }, async () => {
  await save('Whole');
  const german = await titleOf('de');
  const before = await countOf('_articles_v');
  await expect(watching(withoutTexts('_articles_v'), () => save('Half'))).rejects.toThrow('Failed query');
  expect(await countOf('_articles_v')).toBe(before);
  expect([await titleOf('en'), await titleOf('de')]).toEqual(['Whole', german]);
  await save('Whole again');
  expect([await titleOf('en'), await titleOf('de')]).toEqual(['Whole again', german]);
});

it('a new document whose texts could not be written is not there at all', { skip: !isSqlite }, async () => {
  const before = await countOf('articles');
  const article = await payload.findByID({ collection: 'articles', id: 1, depth: 0 });
  const copy = () =>
    payload.create({ collection: 'articles', data: { ...article, id: undefined, seedKey: null } });
  await expect(watching(withoutTexts('articles'), copy)).rejects.toThrow('Failed query');
  expect(await countOf('articles')).toBe(before);
});

it('a save whose end the disk refuses fails, and leaves nothing', { skip: !isSqlite }, async () => {
  const before = await titleOf('en');
  const atTheEnd = (text: string) =>
    text === 'COMMIT' ? Promise.reject(new Error('The disk is full.')) : Promise.resolve();
  await expect(watching(atTheEnd, () => save('Unwritten'))).rejects.toThrow('The disk is full.');
  expect(await titleOf('en')).toBe(before);
});

it('a write beside a save that fails is kept', { skip: !isSqlite }, async () => {
  let isHalfWay = false;
  let written: Promise<unknown> | undefined;
  const write = () =>
    statement(payload, "INSERT INTO leases (name, holder, until) VALUES ('beside', 'another', 0)", []);
  // A caller of its own, from before the save.
  const timer = setInterval(() => {
    if (isHalfWay) written ??= write();
  }, 1);
  const halfWay = withoutTexts('_articles_v', async () => {
    isHalfWay = true;
    await setTimeout(50);
  });
  await expect(watching(halfWay, () => save('Half'))).rejects.toThrow('Failed query');
  clearInterval(timer);
  expect(written).toBeDefined();
  await written;
  expect(await statement(payload, "SELECT holder FROM leases WHERE name = 'beside'", [])).toHaveLength(1);
});

it('saves at once are all there, each whole', async () => {
  const german = await titleOf('de');
  const titles = Array.from({ length: 8 }, (_, index) => `At once ${index}`);
  await Promise.all(titles.map((title) => save(title)));
  expect(titles).toContain(await titleOf('en'));
  expect(await titleOf('de')).toBe(german);
});

it('a transaction keeps the writes of others waiting, lets them read, and takes its own back when it fails', async () => {
  const create = (recipient: string, transactionID?: string) =>
    payload.create({
      collection: 'sent-messages',
      data: { kind: 'sms', recipient, text: 'A text.' },
      req: { transactionID },
    });
  const count = async (recipient: string) =>
    (await payload.count({ collection: 'sent-messages', where: { recipient: { equals: recipient } } }))
      .totalDocs;
  let beside: Promise<unknown> | undefined;
  const failed = inTransaction(payload, async (id) => {
    await create('Inside', id);
    beside = create('Beside');
    expect(await count('Inside')).toBe(0);
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  await beside;
  expect([await count('Inside'), await count('Beside')]).toEqual([0, 1]);
  await inTransaction(payload, (id) => create('Inside', id));
  expect(await count('Inside')).toBe(1);
});
