import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';

import { isSeeded, seed } from '../../seed/load/seed';
import { addFirstUsers, resetLogin } from '../../src/features/authentication/firstUsers';
import { config } from '../../src/platform/config/config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { withExclusiveLock } from '../../src/platform/db/withExclusiveLock';
import { fixtureContent } from '../fixtureContent';
import { openPayload } from './openPayload';

const payload = await openPayload();
const { client } = payload.db as unknown as SQLiteAdapter;

/** All rows of all tables. */
async function contents(): Promise<string> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const tables = await Promise.all(
    rows.map(({ name }) => client.execute(`SELECT * FROM "${name as string}"`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}

const fill = () => withExclusiveLock(payload, () => seed(payload, fixtureContent));
const wasSeeded = await isSeeded(payload);
await fill();
const logins = await addFirstUsers(payload, true);

const articles = (await payload.find({ collection: 'articles', sort: 'id', depth: 0 })).docs;
const [older, newer] = articles;
const [home] = (await payload.find({ collection: 'pages', locale: 'all', depth: 0 })).docs;
const users = (await payload.find({ collection: 'users', sort: 'email' })).docs;
const withRole = (role: string) => users.find((user) => user.role === role);
const [administrator, editor] = [withRole('administrator'), withRole('editor')];
if (!older || !newer || !home || !editor || !administrator) throw new Error('The fixture is not there.');

/** Reads and writes with access rules, as the public or as `user`. */
const checked = { overrideAccess: false } as const;
const isForbidden = { name: 'Forbidden' };

describe('seeding', () => {
  it('fills an empty database once', async () => {
    expect([wasSeeded, await isSeeded(payload)]).toEqual([false, true]);
    const before = await contents();
    await migrateDatabase(payload);
    await fill();
    expect(await addFirstUsers(payload, true)).toEqual([]);
    expect(await contents()).toBe(before);
  });

  it('adds a demo editor and administrator', () =>
    expect(logins.map(({ email }) => email)).toEqual([
      'editor@kompassa.example',
      'administrator@kompassa.example',
    ]));

  it('numbers articles by date and resolves references between them', () =>
    expect(articles.map(({ id, title, related }) => ({ id, title, related }))).toEqual([
      { id: 1, title: 'older en', related: [2] },
      { id: 2, title: 'newer en', related: [1] },
    ]));

  it('completes what a start that was killed has left', async () => {
    const { docs: questions } = await payload.find({ collection: 'questions', sort: 'id', depth: 0 });
    await payload.update({
      collection: 'articles',
      id: older.id,
      data: { related: [], _status: 'published' },
    });
    for (const part of ['articles', 'questions']) await payload.kv.delete(`seeded:${part}`);
    await fill();
    expect(await payload.findByID({ collection: 'articles', id: older.id, depth: 0 })).toMatchObject({
      related: [newer.id],
    });
    expect((await payload.find({ collection: 'questions', sort: 'id', depth: 0 })).docs).toHaveLength(
      questions.length,
    );
  });

  it('stores both languages in the same blocks, and references instead of keys', () => {
    const { title, blocks } = home as unknown as { title: unknown; blocks: Record<string, unknown>[] };
    expect(title).toEqual({ en: 'Home (en)', de: 'Home (de)' });
    expect(blocks.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'steps',
      'faq',
      'priceTable',
      'relatedArticles',
      'glossary',
    ]);
    expect(blocks[1]).toMatchObject({
      anchor: 'steps',
      steps: [{ title: { en: 'Step (en)', de: 'Step (de)' } }],
    });
    expect(blocks[3]).toMatchObject({ services: [1] });
    expect(blocks[4]).toMatchObject({ articles: [2, 1] });
    expect(blocks[5]).toMatchObject({ terms: [{ en: 'VAT', de: 'Umsatzsteuer' }] });
  });
});

describe('languages', () => {
  it('keep the German text when the English one is edited', async () => {
    const english = await payload.findByID({ collection: 'pages', id: home.id, locale: 'en', depth: 0 });
    const blocks = english.blocks?.map((block) =>
      block.blockType === 'steps' ? { ...block, heading: 'Changed' } : block,
    );
    await payload.update({
      collection: 'pages',
      id: home.id,
      locale: 'en',
      data: { blocks, _status: 'published' },
    });
    const changed = await payload.findByID({ collection: 'pages', id: home.id, locale: 'all', depth: 0 });
    expect(changed.blocks?.find((block) => block.blockType === 'steps')?.heading).toEqual({
      en: 'Changed',
      de: 'Steps (de)',
    });
  });
});

describe('drafts', () => {
  it('are not shown to the public, who read the published text', async () => {
    await payload.update({
      collection: 'articles',
      id: older.id,
      draft: true,
      data: { title: 'Secret', _status: 'draft' },
    });
    const article = await payload.findByID({
      collection: 'articles',
      id: older.id,
      draft: true,
      ...checked,
    });
    expect(article.title).toBe('older en');
    await expect(payload.findVersions({ collection: 'articles', ...checked })).rejects.toMatchObject(
      isForbidden,
    );
  });
});

describe('a deleted article', () => {
  it('is not brought back by seeding, and its id is not used again', async () => {
    await payload.delete({ collection: 'articles', id: newer.id });
    await fill();
    const { docs } = await payload.find({ collection: 'articles' });
    expect(docs.map(({ id }) => id)).toEqual([1]);
    const next = await payload.create({ collection: 'articles', draft: true, data: { title: 'Next' } });
    expect(next.id).toBe(3);
  });
});

describe('roles', () => {
  const newUser = {
    email: 'new@kompassa.example',
    name: 'New',
    password: 'four words of a test',
    role: 'editor' as const,
  };

  it('forbid the public to change pages and to read users', async () => {
    const data = { title: 'x' };
    await expect(
      payload.update({ collection: 'pages', id: home.id, data, ...checked }),
    ).rejects.toMatchObject(isForbidden);
    await expect(payload.find({ collection: 'users', ...checked })).rejects.toMatchObject(isForbidden);
  });

  it('let an editor see only their own user, and add or change no other', async () => {
    await expect(
      payload.create({ collection: 'users', data: newUser, user: editor, ...checked }),
    ).rejects.toMatchObject(isForbidden);
    const { docs } = await payload.find({ collection: 'users', user: editor, ...checked });
    expect(docs.map(({ email }) => email)).toEqual(['editor@kompassa.example']);
    const change = { collection: 'users', id: administrator.id, data: { name: 'x' } } as const;
    await expect(payload.update({ ...change, user: editor, ...checked })).rejects.toMatchObject(isForbidden);
  });

  it('do not let an editor become an administrator', async () => {
    const change = { collection: 'users', id: editor.id, data: { role: 'administrator' } } as const;
    expect((await payload.update({ ...change, user: editor, ...checked })).role).toBe('editor');
  });
});

describe('the command that resets a login', () => {
  it('replaces the password', async () => {
    const { password } = await resetLogin(payload, editor.email);
    const logIn = (typed = '') =>
      payload.login({ collection: 'users', data: { email: editor.email, password: typed } });
    await expect(logIn(logins[0]?.password)).rejects.toMatchObject({ name: 'AuthenticationError' });
    expect((await logIn(password)).user?.email).toBe(editor.email);
  });

  it('refuses an unknown address', async () =>
    expect(resetLogin(payload, 'nobody@kompassa.example')).rejects.toMatchObject({ name: 'Error' }));
});

describe('the database', () => {
  for (const [name, value] of [
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['busy_timeout', 5000],
    ['foreign_keys', 1],
  ] as const) {
    it(`is opened with ${name} ${value}`, async () => {
      const { rows } = await client.execute(`PRAGMA ${name}`);
      expect(Object.values(rows[0] ?? {})[0]).toBe(value);
    });
  }

  it('is in a folder that only its owner may open', () => {
    expect(statSync(config.dataFolder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(config.dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});
