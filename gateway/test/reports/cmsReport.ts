// Run by cms.test.ts in a process of its own: what a real CMS on a real SQLite file does, as one line of JSON.
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { getPayload } from 'payload';

import { isSeeded, seed } from '../../seed/load/seed';
import { addDemoUsers, resetLogin } from '../../src/cms/staff/demoUsers';
import configuration from '../../src/payload.config';
import { migrateDatabase } from '../../src/platform/db/migrateDatabase';
import { withExclusiveLock } from '../../src/platform/db/withExclusiveLock';
import { fixtureContent } from './fixtureContent';

const payload = await getPayload({ config: configuration });
const { client } = payload.db as unknown as SQLiteAdapter;

/** Every row of every table but what logging in writes. */
async function contents(): Promise<string> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  const tables = await Promise.all(
    rows.map(({ name }) => client.execute(`SELECT * FROM "${name as string}"`)),
  );
  return JSON.stringify(tables.map((table) => table.rows));
}

async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'allowed';
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}

const pragma = async (name: string) =>
  Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];

await migrateDatabase(payload);
const seededBefore = await isSeeded(payload);
await withExclusiveLock(payload, () => seed(payload, fixtureContent));
const logins = await addDemoUsers(payload);
const afterFirst = await contents();

await migrateDatabase(payload);
await withExclusiveLock(payload, () => seed(payload, fixtureContent));
const secondLogins = await addDemoUsers(payload);
const afterSecond = await contents();

const [home] = (await payload.find({ collection: 'pages', locale: 'all', depth: 0 })).docs;
const articles = (await payload.find({ collection: 'articles', sort: 'id', depth: 0 })).docs;
const [older, newer] = articles;
const users = (await payload.find({ collection: 'users', sort: 'email' })).docs;
const as = (role: string) => users.find((user) => user.role === role);
const [administrator, editor] = [as('administrator'), as('editor')];
const rule = { overrideAccess: false } as const;
if (!older || !newer || !home || !editor || !administrator) throw new Error('The fixture is not there.');

// A marketer changes the English words of a block; the German ones must stay.
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

// A draft beside a published article, a withdrawn article, and one that has no German yet.
await payload.update({
  collection: 'articles',
  id: older.id,
  draft: true,
  data: { title: 'Secret', _status: 'draft' },
});
const publicArticle = await payload.findByID({ collection: 'articles', id: older.id, draft: true, ...rule });
await payload.update({ collection: 'articles', id: newer.id, data: { _status: 'draft' } });
const publicList = await payload.find({ collection: 'articles', ...rule });
const editorList = await payload.find({ collection: 'articles', user: editor, ...rule });
const publicVersions = await outcome(() => payload.findVersions({ collection: 'articles', ...rule }));
const { id: untranslatedId } = await payload.create({
  collection: 'partners',
  locale: 'en',
  data: { name: 'New', kind: 'Bank', summary: 'English only', country: 'DE', _status: 'published' },
});
const untranslated = await payload.findByID({ collection: 'partners', id: untranslatedId, locale: 'de' });

// Deleted documents do not come back.
await payload.delete({ collection: 'articles', id: newer.id });
await withExclusiveLock(payload, () => seed(payload, fixtureContent));
const articlesInTheEnd = (await payload.find({ collection: 'articles' })).docs.map(({ id }) => id);
const { id: nextId } = await payload.create({
  collection: 'articles',
  draft: true,
  data: { title: 'Next' },
});

const password = (await resetLogin(payload, editor.email)).password;
const login = (given: string) => () =>
  payload.login({ collection: 'users', data: { email: editor.email, password: given } });
const newUser = {
  email: 'new@kompassa.example',
  name: 'New',
  password: 'four words of a test',
  role: 'editor' as const,
};

const report = {
  seededBefore,
  seededAfter: await isSeeded(payload),
  logins: logins.map(({ email }) => email),
  secondLogins,
  unchangedBySecondSeed: afterFirst === afterSecond,
  pragmas: {
    journal_mode: await pragma('journal_mode'),
    synchronous: await pragma('synchronous'),
    busy_timeout: await pragma('busy_timeout'),
    foreign_keys: await pragma('foreign_keys'),
  },
  home,
  changedHeading: changed.blocks?.find((block) => block.blockType === 'steps')?.heading,
  articles: articles.map(({ id, title, related }) => ({ id, title, related })),
  publicTitle: publicArticle.title,
  publicArticles: publicList.docs.map(({ id }) => id),
  editorArticles: editorList.docs.map(({ id }) => id),
  publicVersions,
  untranslated: untranslated.summary,
  articlesInTheEnd,
  nextId,
  media: (await payload.find({ collection: 'media' })).docs.map(({ width, mimeType, sizes }) => ({
    width,
    mimeType,
    sizes: Object.values(sizes ?? {}).map((size) => size.width),
  })),
  rights: {
    publicWrites: await outcome(() =>
      payload.update({ collection: 'pages', id: home.id, data: { title: 'x' }, ...rule }),
    ),
    publicReadsUsers: await outcome(() => payload.find({ collection: 'users', ...rule })),
    editorPublishes: await outcome(() =>
      payload.update({
        collection: 'pages',
        id: home.id,
        data: { _status: 'published' },
        user: editor,
        ...rule,
      }),
    ),
    editorAddsUser: await outcome(() =>
      payload.create({ collection: 'users', data: newUser, user: editor, ...rule }),
    ),
    editorSeesUsers: (await payload.find({ collection: 'users', user: editor, ...rule })).docs.map(
      ({ email }) => email,
    ),
    editorRoleAfterPromotingThemselves: (
      await payload.update({
        collection: 'users',
        id: editor.id,
        data: { role: 'administrator' },
        user: editor,
        ...rule,
      })
    ).role,
    editorChangesAdministrator: await outcome(() =>
      payload.update({
        collection: 'users',
        id: administrator.id,
        data: { name: 'x' },
        user: editor,
        ...rule,
      }),
    ),
    administratorAddsUser: await outcome(() =>
      payload.create({ collection: 'users', data: newUser, user: administrator, ...rule }),
    ),
  },
  firstPassword: await outcome(login(logins[0]?.password ?? '')),
  newPassword: await outcome(login(password)),
  unknownReset: await outcome(() => resetLogin(payload, 'nobody@kompassa.example')),
};
process.stdout.write(`\nREPORT ${JSON.stringify(report)}\n`);
await payload.destroy();
