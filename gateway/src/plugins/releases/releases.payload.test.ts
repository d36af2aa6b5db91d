import { describe, it } from 'node:test';

import { expect } from 'expect';

import { articleOf } from '../../../test/article';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { document, node, text } from '../../../test/richText';
import { asVisitor } from '../../platform/http/callContext';
import { additionsOf } from '../../platform/plugins/extend';
import { findShownDrafts, runWithDrafts } from '../../sync/draftContext';
import { publishDueReleases } from './dueReleases';

const payload = await openPayload();
await payload.create({
  collection: 'users',
  data: {
    email: 'chief@kompassa.example',
    name: 'Chief',
    password: 'four words of a test',
    role: 'administrator',
  },
});
const anna = await staffSession(payload, { name: 'Anna', role: 'editor' });
const otto = await staffSession(payload, { name: 'Otto', role: 'editor' });
const theo = await staffSession(payload, { name: 'Theo', role: 'translator', language: 'de' });

type Headers = Record<string, string>;

async function rest(method: string, path: string, headers: Headers, body?: object) {
  const { status, text: answer } = await restRequest(method, path, { headers, body });
  const answered = JSON.parse(answer) as Record<string, unknown> & { errors?: { message: string }[] };
  return { status, message: answered.errors?.[0]?.message ?? '', body: answered };
}

async function draftArticle(title: string, more = {}): Promise<number> {
  const data = { ...articleOf(title), ...more, _status: 'draft' as const };
  return (await payload.create({ collection: 'articles', draft: true, data })).id;
}

/** An article that is published, with a draft of another title beside it. */
async function changedArticle(title: string, change: object, locale: 'en' | 'de' = 'en'): Promise<number> {
  const data = { ...articleOf(title), _status: 'published' as const };
  const { id } = await payload.create({ collection: 'articles', data });
  const draft = { ...change, _status: 'draft' as const };
  await payload.update({ collection: 'articles', id, draft: true, locale, data: draft });
  return id;
}

async function newRelease(title: string): Promise<number> {
  const { status, body } = await rest('POST', '/releases', anna, { title });
  expect(status).toBe(201);
  return (body.doc as { id: number }).id;
}

const add = (release: number, id: number, languages = 'all', headers = anna) =>
  rest('POST', `/releases/${release}/documents`, headers, { source: 'articles', id, languages });

async function releaseOf(title: string, ...articles: number[]): Promise<number> {
  const release = await newRelease(title);
  for (const id of articles) expect((await add(release, id)).status).toBe(200);
  return release;
}

const publish = (release: number, headers = anna) =>
  rest('POST', `/releases/${release}/publish`, headers, {});
const inMs = (ms: number) => new Date(Date.now() + ms);
const schedule = (release: number, moment = inMs(60_000), headers = anna) =>
  rest('POST', `/releases/${release}/schedule`, headers, {
    moment: moment.toISOString(),
    timezone: 'Europe/Berlin',
  });
const due = () => publishDueReleases(payload, inMs(120_000));

const stored = (release: number) => payload.findByID({ collection: 'releases', id: release, depth: 0 });
const articleAt = async (id: number, locale: 'en' | 'de' = 'en') => {
  const { _status, title } = await payload.findByID({ collection: 'articles', id, depth: 0, locale });
  return `${_status} ${title}`;
};
const titlesFor = async (ids: number[]) => {
  const where = { id: { in: ids } };
  const { docs } = await payload.find({ collection: 'articles', where, sort: 'id', ...asVisitor('en') });
  return docs.map(({ title }) => title);
};

describe('publishing a release', () => {
  it('publishes a new document, a changed one and a global at one moment, in the name of the person', async () => {
    const [fresh, changed] = [
      await draftArticle('Fresh'),
      await changedArticle('Before', { title: 'After' }),
    ];
    const release = await releaseOf('Spring', fresh, changed);
    await payload.updateGlobal({
      slug: 'search-panel',
      draft: true,
      data: { _status: 'draft' },
    });
    expect(
      (
        await rest('POST', `/releases/${release}/documents`, anna, {
          source: 'search-panel',
          languages: 'all',
        })
      ).status,
    ).toBe(200);
    expect(await titlesFor([fresh, changed])).toEqual(['Before']);
    const seen: string[] = [];
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        seen.push((await titlesFor([fresh, changed])).join());
        // SQLite answers within microtasks; now and then everybody else gets a turn.
        if (seen.length % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const answer = await publish(release);
    isOver = true;
    await watch;
    expect(answer.message).toBe('');
    expect(answer.body).toMatchObject({ state: 'published', mayPublish: false });
    expect(await titlesFor([fresh, changed])).toEqual(['Fresh', 'After']);
    // Visitors who asked meanwhile saw both or none.
    expect(seen.filter((titles) => titles !== 'Before' && titles !== 'Fresh,After')).toEqual([]);
    expect(seen.length).toBeGreaterThan(3);
    const { savedBy } = await payload.findByID({ collection: 'articles', id: fresh, depth: 0 });
    expect([savedBy, (await stored(release)).publishedBy]).toEqual(['Anna', 'Anna']);
    expect((await payload.findGlobal({ slug: 'search-panel', depth: 0 }))._status).toBe('published');
    expect((await publish(release)).message).toBe('This release is published already.');
  });

  it('names all documents that are not ready together, in the language of the admin, and publishes none', async () => {
    const [ready, one, other] = [
      await draftArticle('Ready'),
      await draftArticle('Without summary', { summary: '' }),
      await draftArticle('Without text', { content: null }),
    ];
    const release = await releaseOf('Not ready', ready, one, other);
    const { status, message } = await publish(release);
    expect(status).toBe(400);
    expect(message).toContain('Nothing was published or scheduled');
    expect(message).toMatch(/Article: Without summary: .*Summary/);
    expect(message).toMatch(/Article: Without text: .*Text/);
    expect(message).not.toContain('Article: Ready');
    const german = await publish(release, { ...anna, 'accept-language': 'de' });
    expect(german.message).toMatch(
      /Artikel: Without summary: .*Dieser Text wird zum Veröffentlichen gebraucht/,
    );
    expect((await schedule(release)).message).toContain('Article: Without summary');
    expect([await articleAt(ready), (await stored(release)).state]).toEqual(['draft Ready', 'open']);
  });

  it('publishes nothing that cannot be meant, such as an article without a word', async () => {
    const blank = document(node('paragraph', [text(' … ')]));
    const id = await draftArticle('Blank', { content: blank });
    const { body } = await publish(await releaseOf('Blank', id));
    expect(body.problems).toEqual([
      { title: 'Article: Blank', reasons: [expect.stringContaining('Words are missing')] },
    ]);
    expect(await articleAt(id)).toBe('draft Blank');
  });

  it('takes everything back when the last document is refused by the database', async () => {
    const uid = `taken-${Date.now()}`;
    const [first, second] = [await draftArticle('First'), await draftArticle('Second')];
    const release = await releaseOf('Taken back', first, second);
    // As a colleague who publishes the first one in between would: the last save fails.
    const { update } = payload;
    let saves = 0;
    payload.update = (async (...given: Parameters<typeof update>) => {
      if ((given[0] as { collection: string }).collection === 'articles' && ++saves === 2)
        throw new Error(uid);
      return update.apply(payload, given);
    }) as typeof update;
    const { status, message } = await publish(release).finally(() => (payload.update = update));
    expect([saves, status]).toEqual([2, 400]);
    expect(message).toMatch(/Article: Second: It could not be saved/);
    expect(await articleAt(first)).toBe('draft First');
    const versions = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: first }, 'version._status': { equals: 'published' } },
    });
    expect([versions.totalDocs, (await stored(release)).state]).toEqual([0, 'open']);
    expect((await publish(release)).status).toBe(200);
  });

  it('publishes one language alone and leaves the other one a draft', async () => {
    const id = await changedArticle('Prices', { title: 'Preise' }, 'de');
    await payload.update({
      collection: 'articles',
      id,
      draft: true,
      locale: 'en',
      data: { title: 'Unfinished', _status: 'draft' },
    });
    const release = await newRelease('German');
    expect((await add(release, id, 'de', theo)).status).toBe(200);
    expect((await publish(release)).message).toBe('');
    expect(await articleAt(id, 'de')).toBe('published Preise');
    expect(await articleAt(id)).toBe('published Prices');
  });

  it('lets documents link to each other', async () => {
    const link = (id: number) => document(node('paragraph', [link1(id)]));
    const link1 = (id: number) => ({
      ...node('link', [text('the other')]),
      fields: { linkType: 'custom', url: `/trends/${id}.html`, newTab: false },
    });
    const one = await draftArticle('One');
    const other = await draftArticle('Other', { content: link(one) });
    await payload.update({ collection: 'articles', id: one, draft: true, data: { content: link(other) } });
    const alone = await releaseOf('Alone', other);
    expect((await publish(alone)).message).toMatch(/Nothing is published at this address/);
    const together = await releaseOf('Together', one, other);
    expect((await publish(together)).message).toBe('');
    expect(await titlesFor([one, other])).toEqual(['One', 'Other']);
  });

  it('is done once when two publish at the same time', async () => {
    const release = await releaseOf('Twice', await draftArticle('Twice'));
    const answers = await Promise.all([publish(release), publish(release, otto)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused while somebody else has a document open', async () => {
    const id = await draftArticle('Open');
    const release = await releaseOf('Locked', id);
    const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'Otto' } } });
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
      },
    });
    expect((await publish(release)).message).toMatch(/Article: Open: Somebody else has it open/);
    expect(await articleAt(id)).toBe('draft Open');
    await payload.delete({ collection: 'payload-locked-documents', id: lock.id });
    expect((await publish(release)).status).toBe(200);
  });
});

describe('a scheduled release', () => {
  it('is published at its moment, not before, in the name of who scheduled it', async () => {
    const [one, other] = [await draftArticle('At nine'), await draftArticle('At nine too')];
    const release = await releaseOf('At nine', one, other);
    expect((await schedule(release)).body).toMatchObject({ state: 'scheduled' });
    await publishDueReleases(payload, new Date());
    expect(await articleAt(one)).toBe('draft At nine');
    await due();
    expect([await articleAt(one), await articleAt(other)]).toEqual([
      'published At nine',
      'published At nine too',
    ]);
    expect(await stored(release)).toMatchObject({ state: 'published', publishedBy: 'Anna' });
  });

  it('publishes nothing when one document is incomplete or deleted since, says which and why, and tells people', async () => {
    const [fine, changed, gone] = [
      await draftArticle('Fine'),
      await draftArticle('Changed since'),
      await draftArticle('Gone since'),
    ];
    const release = await newRelease('Fails');
    for (const id of [fine, changed]) await add(release, id);
    await add(release, gone, 'all', otto);
    await schedule(release);
    await payload.update({ collection: 'articles', id: changed, draft: true, data: { summary: '' } });
    await payload.delete({ collection: 'articles', id: gone });
    await due();
    expect(await articleAt(fine)).toBe('draft Fine');
    const { body } = await rest('GET', `/releases/${release}/documents`, {
      ...anna,
      'accept-language': 'de',
    });
    expect(body).toMatchObject({
      state: 'failed',
      problems: [
        { title: 'Artikel: Changed since', reasons: [expect.stringContaining('Zusammenfassung')] },
        { title: 'Article: Gone since', reasons: ['Es wurde gelöscht.'] },
      ],
    });
    for (const name of ['Anna', 'Otto']) {
      const { docs } = await payload.find({ collection: 'users', where: { name: { equals: name } } });
      const told = await payload.find({
        collection: 'review-notices',
        where: { recipient: { equals: docs[0]?.id ?? 0 }, document: { equals: `releases:${release}` } },
      });
      expect(told.docs.map(({ kind, title }) => [kind, title])).toEqual([['releaseFailed', 'Fails']]);
    }
    // Not tried again by itself, and open again by hand.
    await due();
    expect((await rest('POST', `/releases/${release}/unschedule`, anna, {})).body).toMatchObject({
      state: 'open',
    });
  });

  it('fails when who scheduled it has left', async () => {
    const leaver = await staffSession(payload, { name: 'Lea', role: 'editor' });
    const release = await releaseOf('Left', await draftArticle('Left'));
    await schedule(release, inMs(60_000), leaver);
    await payload.delete({ collection: 'users', where: { name: { equals: 'Lea' } } });
    await due();
    expect((await stored(release)).state).toBe('failed');
  });

  it('takes no document that could not be published', async () => {
    const release = await releaseOf('Scheduled', await draftArticle('Ready'));
    await schedule(release);
    const incomplete = await draftArticle('Incomplete', { summary: '' });
    expect((await add(release, incomplete)).message).toMatch(/is scheduled.*\n.*Summary/);
    const { body } = await rest('GET', `/releases/${release}/documents`, anna);
    expect(body.documents).toHaveLength(1);
  });

  const nextYear = new Date().getUTCFullYear() + 1;
  for (const [what, body] of [
    ['a past time', { moment: '2020-01-01T00:00:00Z', timezone: 'UTC' }],
    ['a time without a zone', { moment: `${nextYear}-01-01T00:00:00`, timezone: 'UTC' }],
    ['an unknown zone', { moment: `${nextYear}-01-01T00:00:00Z`, timezone: 'Mars/Base' }],
    ['nothing', {}],
  ] as const)
    it(`is refused for ${what}`, async () => {
      const release = await releaseOf('Refused', await draftArticle('Ready'));
      const { status, message } = await rest('POST', `/releases/${release}/schedule`, anna, body);
      expect([status, message.length > 10]).toEqual([400, true]);
      expect((await stored(release)).state).toBe('open');
    });
});

describe('the roles of a release', () => {
  it('a translator adds and removes the own language alone, and neither makes, schedules nor publishes', async () => {
    const id = await changedArticle('Shared', { title: 'Geteilt' }, 'de');
    const release = await newRelease('Roles');
    for (const languages of ['all', 'en']) expect((await add(release, id, languages, theo)).status).toBe(403);
    const added = await add(release, id, 'de', theo);
    expect(added.status).toBe(200);
    expect((await publish(release, theo)).status).toBe(403);
    expect((await schedule(release, inMs(60_000), theo)).status).toBe(403);
    expect((await rest('POST', '/releases', theo, { title: 'Mine' })).status).toBe(403);
    expect((await rest('PATCH', `/releases/${release}`, theo, { title: 'Mine' })).status).toBe(403);
    expect((await rest('DELETE', `/releases/${release}`, theo)).status).toBe(403);
    const other = await draftArticle('Of editors');
    const { body } = await add(release, other);
    const rows = body.documents as { id: number; title: string }[];
    const rowOf = (title: string) => rows.find((row) => row.title.includes(title))?.id ?? 0;
    const remove = (row: number) => rest('DELETE', `/releases/${release}/documents/${row}`, theo);
    expect((await remove(rowOf('Of editors'))).status).toBe(403);
    expect((await remove(rows.find(({ title }) => !title.includes('Of editors'))?.id ?? 0)).status).toBe(200);
  });

  it('nobody without a login reads or changes one', async () => {
    const release = await newRelease('Closed');
    expect((await rest('GET', `/releases/${release}/documents`, {})).status).toBe(401);
    expect((await publish(release, {})).status).toBe(401);
    expect((await rest('GET', `/releases/${release}`, {})).status).toBe(403);
  });

  it('state, moment and documents are not written by a plain change', async () => {
    const release = await newRelease('Plain');
    const change = {
      state: 'published',
      moment: inMs(9_000).toISOString(),
      scheduledBy: 1,
      title: 'New title',
    };
    expect((await rest('PATCH', `/releases/${release}`, anna, change)).status).toBe(200);
    expect(await stored(release)).toMatchObject({ title: 'New title', state: 'open' });
    expect((await stored(release)).moment ?? null).toBe(null);
    const forged = await rest('POST', '/releases', anna, {
      title: 'Forged',
      state: 'scheduled',
      createdBy: 'X',
    });
    expect(forged.body.doc).toMatchObject({ state: 'open', createdBy: 'Anna' });
  });

  it('a published release stays as it was', async () => {
    const id = await draftArticle('Kept');
    const release = await releaseOf('Kept', id);
    await publish(release);
    expect((await rest('PATCH', `/releases/${release}`, anna, { title: 'Other' })).status).toBe(400);
    expect((await rest('DELETE', `/releases/${release}`, anna)).status).toBe(400);
    expect((await add(release, await draftArticle('Late'))).status).toBe(409);
    expect((await rest('POST', `/releases/${release}/unschedule`, anna, {})).status).toBe(409);
    const { body } = await rest('GET', `/releases/${release}/documents`, anna);
    expect(body.documents).toMatchObject([{ title: 'Article: Kept', mayRemove: false, reasons: [] }]);
  });

  it('needs an approval of each document where administrators ask for one', async () => {
    const rules = (isApprovalRequired: boolean) =>
      payload.updateGlobal({ slug: 'publishing-rules', data: { isApprovalRequired } });
    const [one, other] = [await draftArticle('Approved'), await draftArticle('Unseen')];
    const release = await releaseOf('Approvals', one, other);
    await rules(true);
    const act = async (id: number, headers: Headers, kind: string) => {
      const { body } = await rest('GET', `/review?source=articles&id=${id}`, headers);
      const { draftHash } = body;
      await rest('POST', '/review', headers, { source: 'articles', id, kind, comment: '', draftHash });
    };
    await act(one, anna, 'submitted');
    await act(one, otto, 'approved');
    const { message } = await publish(release);
    expect(message).toMatch(/Article: Unseen: .*approval/);
    expect(message).not.toContain('Article: Approved');
    await act(other, anna, 'submitted');
    await act(other, otto, 'approved');
    expect((await publish(release)).message).toBe('');
    await rules(false);
    expect(await titlesFor([one, other])).toEqual(['Approved', 'Unseen']);
  });
});

describe('a document in a release', () => {
  it('stands in it once for each language, and says in which releases it stands', async () => {
    const id = await changedArticle('Twice', { title: 'Twice again' });
    const release = await newRelease('Once');
    expect((await add(release, id, 'en')).status).toBe(200);
    expect((await add(release, id, 'en')).message).toBe('The document is in this release already.');
    expect((await add(release, id, 'all')).status).toBe(409);
    expect((await add(release, id, 'de')).status).toBe(200);
    const { body } = await rest('GET', `/releases/of-document?source=articles&id=${id}`, theo);
    const { rows } = (body.releases as { id: number; rows: object[] }[]).find((one) => one.id === release)!;
    expect(rows).toMatchObject([
      { languages: 'en', mayRemove: false },
      { languages: 'de', mayRemove: true },
    ]);
  });

  it('is added by two editors at the same time without losing one', async () => {
    const release = await newRelease('Both');
    const [one, other] = [await draftArticle('Of Anna'), await draftArticle('Of Otto')];
    await Promise.all([add(release, one), add(release, other, 'all', otto)]);
    const { body } = await rest('GET', `/releases/${release}/documents`, anna);
    expect((body.documents as { title: string }[]).map(({ title }) => title).sort()).toEqual([
      'Article: Of Anna',
      'Article: Of Otto',
    ]);
    // The same one by two at once stands in it once.
    const third = await draftArticle('Third');
    const answers = await Promise.all([add(release, third), add(release, third, 'all', otto)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  for (const [what, body, status] of [
    ['a collection without drafts', { source: 'redirects', id: 1, languages: 'all' }, 400],
    ['a name on the prototype', { source: 'constructor', id: 1, languages: 'all' }, 400],
    ['a global with an id', { source: 'menu', id: 1, languages: 'all' }, 400],
    ['a document that is not there', { source: 'articles', id: 999_999, languages: 'all' }, 404],
    ['an unknown language', { source: 'articles', id: 1, languages: 'fr' }, 400],
    ['an id that is no number', { source: 'articles', id: 'x', languages: 'all' }, 400],
  ] as const)
    it(`is refused with ${status} for ${what}`, async () => {
      const release = await newRelease('Bad input');
      const answer = await rest('POST', `/releases/${release}/documents`, anna, body);
      expect([answer.status, answer.message.length > 10]).toEqual([status, true]);
    });

  it('is refused for a release that is not there, and an empty release is neither published nor previewed', async () => {
    expect((await add(999_999, 1)).status).toBe(404);
    const empty = await newRelease('Empty');
    for (const answer of [
      await publish(empty),
      await schedule(empty),
      await rest('GET', `/releases/${empty}/preview?locale=en`, anna),
    ])
      expect([answer.status, answer.message]).toEqual([
        400,
        expect.stringContaining('There is no document in this release yet.'),
      ]);
  });
});

describe('the preview of a release', () => {
  it('shows all its drafts together to visitors of the preview, each in its languages, and nothing to others', async () => {
    const fresh = await draftArticle('Only a draft');
    const changed = await changedArticle('English', { title: 'Deutsch' }, 'de');
    await payload.update({
      collection: 'articles',
      id: changed,
      draft: true,
      locale: 'en',
      data: { title: 'English draft', _status: 'draft' },
    });
    const apart = await changedArticle('Apart', { title: 'Apart draft' });
    const release = await releaseOf('Previewed', fresh);
    await add(release, changed, 'de');
    const titles = async (locale: 'en' | 'de') => {
      const where = { id: { in: [fresh, changed, apart] } };
      const { docs } = await payload.find({
        collection: 'articles',
        where,
        sort: 'id',
        ...asVisitor(locale),
      });
      return docs.map(({ title }) => title);
    };
    const drafts = await findShownDrafts(payload, `releases:${release}`);
    expect(await runWithDrafts(drafts, () => titles('en'))).toEqual(['Only a draft', 'English', 'Apart']);
    expect(await runWithDrafts(drafts, () => titles('de'))).toEqual(['Only a draft', 'Deutsch', 'Apart']);
    expect(await titles('de')).toEqual(['English', 'Apart']);
    const { body } = await rest('GET', `/releases/${release}/preview?locale=de`, theo);
    const link = new URL(String(body.url)).searchParams;
    expect(Object.fromEntries(link)).toMatchObject({
      release: String(release),
      source: 'articles',
      id: String(fresh),
      title: 'Previewed',
      locale: 'de',
    });
  });
});

it('stands among the schedules until it is published, and in the calendar', async () => {
  const make = (data: object) =>
    payload.create({ collection: 'releases', data: { title: 'Spring', state: 'open', ...data } });
  await make({ title: 'Open' });
  await make({ state: 'scheduled', moment: '2031-03-06T09:00:00.000Z' });
  await make({ title: 'Missed', state: 'failed', moment: '2026-02-02T09:00:00.000Z' });
  await make({ title: 'Done', state: 'published', publishedAt: '2031-03-04T09:00:00.000Z' });
  const { schedules, calendar } = additionsOf(payload);
  const due = await Promise.all(schedules.map((find) => find(payload, new Date('2026-02-01T00:00:00Z'))));
  const listed = due.flat().map(({ title, state }) => `${title} ${state}`);
  expect(listed).toEqual(expect.arrayContaining(['Release: Spring due', 'Release: Missed failed']));
  expect(listed.join()).not.toMatch(/Open|Done/);
  const month = { from: new Date('2031-03-01T00:00:00Z'), until: new Date('2031-04-01T00:00:00Z') };
  const shown = await Promise.all(calendar.map((find) => find(payload, month)));
  expect(shown.flat()).toMatchObject([{ kind: 'release', title: 'Done', state: 'published' }]);
});

describe('undoing a release', () => {
  const undo = (release: number, headers = anna) => rest('POST', `/releases/${release}/undo`, headers, {});
  const draftOf = async (id: number, locale: 'en' | 'de' = 'en') => {
    const found = await payload.findByID({ collection: 'articles', id, depth: 0, locale, draft: true });
    return `${found._status} ${found.title}`;
  };

  it('puts back what was on the site, keeps what was published as drafts, and can be published again', async () => {
    const [fresh, changed] = [
      await draftArticle('New one'),
      await changedArticle('Old title', { title: 'New title' }),
    ];
    await payload.update({
      collection: 'articles',
      id: changed,
      draft: true,
      locale: 'de',
      data: { title: 'Neuer Titel', _status: 'draft' },
    });
    const release = await releaseOf('To be undone', fresh, changed);
    expect((await undo(release)).status).toBe(409);
    await publish(release);
    expect(await titlesFor([fresh, changed])).toEqual(['New one', 'New title']);
    const shown = await rest('GET', `/releases/${release}/documents`, anna);
    expect(shown.body).toMatchObject({ mayUndo: true });
    const answer = await undo(release);
    expect([answer.message, answer.body]).toEqual(['', { left: [] }]);
    expect(await titlesFor([fresh, changed])).toEqual(['Old title']);
    expect([await draftOf(fresh), await draftOf(changed)]).toEqual(['draft New one', 'draft New title']);
    expect([await articleAt(changed, 'de'), await draftOf(changed, 'de')]).toEqual([
      'published Old title',
      'draft Neuer Titel',
    ]);
    expect(await stored(release)).toMatchObject({ state: 'open', publishedAt: null });
    expect((await publish(release)).message).toBe('');
    expect(await titlesFor([fresh, changed])).toEqual(['New one', 'New title']);
    expect(await articleAt(changed, 'de')).toBe('published Neuer Titel');
  });

  it('of one language leaves the other as it is', async () => {
    const id = await changedArticle('English', { title: 'Deutsch' }, 'de');
    await payload.update({
      collection: 'articles',
      id,
      draft: true,
      data: { title: 'Later', _status: 'draft' },
    });
    const release = await newRelease('German only');
    await add(release, id, 'de');
    await publish(release);
    expect([await articleAt(id), await articleAt(id, 'de')]).toEqual([
      'published English',
      'published Deutsch',
    ]);
    expect((await undo(release)).body).toEqual({ left: [] });
    expect([await articleAt(id), await articleAt(id, 'de')]).toEqual([
      'published English',
      'published English',
    ]);
    expect([await draftOf(id), await draftOf(id, 'de')]).toEqual(['draft Later', 'draft Deutsch']);
  });

  it('leaves and names what was changed since; where all was, nothing is undone', async () => {
    const [one, other] = [
      await changedArticle('First before', { title: 'First after' }),
      await changedArticle('Second before', { title: 'Second after' }),
    ];
    const release = await releaseOf('Changed since', one, other);
    await publish(release);
    await payload.update({ collection: 'articles', id: one, draft: true, data: { title: 'Typed since' } });
    expect((await undo(release)).body).toEqual({
      left: [
        { title: 'Article: Typed since', reasons: [expect.stringMatching(/changed after the release/)] },
      ],
    });
    expect(await titlesFor([one, other])).toEqual(['First after', 'Second before']);
    const third = await releaseOf('All changed since', one);
    await publish(third);
    await payload.update({ collection: 'articles', id: one, draft: true, data: { title: 'Once more' } });
    expect((await undo(third)).message).toMatch(/^The release was not undone/);
    expect((await stored(third)).state).toBe('published');
  });

  it('leaves and names what is in the trash or deleted', async () => {
    const [kept, trashed, deleted] = [
      await changedArticle('Kept before', { title: 'Kept after' }),
      await changedArticle('Trashed before', { title: 'Trashed after' }),
      await changedArticle('Deleted before', { title: 'Deleted after' }),
    ];
    const release = await releaseOf('Partly in the trash', kept, trashed, deleted);
    await publish(release);
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'articles', id: trashed, data: { deletedAt } });
    await payload.delete({ collection: 'articles', id: deleted });
    expect((await undo(release)).body).toEqual({
      left: [
        { title: expect.stringContaining('Deleted'), reasons: ['It has been deleted.'] },
        { title: 'Article: Trashed after', reasons: ['It is in the trash.'] },
      ],
    });
    expect(await titlesFor([kept])).toEqual(['Kept before']);
  });

  it('is reported as failed where the database did not take it', async () => {
    const id = await changedArticle('Lost before', { title: 'Lost after' });
    const release = await releaseOf('Lost', id);
    await publish(release);
    const { commitTransaction } = payload.db;
    // As Payload does where a commit fails: it says nothing.
    payload.db.commitTransaction = (transaction) => payload.db.rollbackTransaction(transaction);
    const { status } = await undo(release).finally(() => (payload.db.commitTransaction = commitTransaction));
    expect(status).toBe(500);
    expect((await stored(release)).state).toBe('published');
  });

  it('is offered to administrators alone where publishing needs an approval', async () => {
    const release = await releaseOf('Approved once', await draftArticle('Approved once'));
    await publish(release);
    const rules = (isApprovalRequired: boolean) =>
      payload.updateGlobal({ slug: 'publishing-rules', data: { isApprovalRequired } });
    const shownTo = async (headers: Headers) =>
      (await rest('GET', `/releases/${release}/documents`, headers)).body;
    await rules(true);
    expect(await shownTo(anna)).toMatchObject({ mayUndo: false, needsApproval: true });
    await rules(false);
    expect(await shownTo(anna)).toMatchObject({ mayUndo: true, needsApproval: false });
  });

  it('is all or nothing, and for editors', async () => {
    const [one, other] = [
      await changedArticle('Alpha', { title: 'Alpha two' }),
      await changedArticle('Beta', { title: 'Beta two' }),
    ];
    const release = await releaseOf('Refused', one, other);
    await publish(release);
    expect((await undo(release, theo)).status).toBe(403);
    const hooks = payload.collections.articles.config.hooks.beforeChange;
    hooks.push(({ originalDoc }) => {
      if ((originalDoc as { id: number }).id === one) throw new Error('Not this one.');
    });
    expect((await undo(release)).status).toBe(400);
    hooks.pop();
    expect(await titlesFor([one, other])).toEqual(['Alpha two', 'Beta two']);
    expect((await stored(release)).state).toBe('published');
  });
});
