import { describe, it } from 'node:test';

import { expect } from 'expect';
import { createLocalReq } from 'payload';

import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { document, node, text } from '../../../test/richText';
import { statement } from '../../platform/db/statement';
import { additionsOf } from '../../platform/plugins/extend';
import { findCalendar } from './calendar/findCalendar';
import { deleteOldRuns } from './deleteOldRuns';
import { tellOfFailures } from './failures';
import { findSchedules } from './findSchedules';
import { findJobs } from './jobs';
import { scheduleRefusal } from './scheduleRefusal';
import { scheduleFunctions } from './serverFunctions';

const payload = await openPayload();
const editor = await payload.create({
  collection: 'users',
  data: { email: 'editor@kompassa.example', name: 'Ed', password: 'four words of a test', role: 'editor' },
});

const article = (title: string, more = {}) =>
  payload.create({
    collection: 'articles',
    draft: true,
    data: { title, articleType: 'companyEncy', ...more, _status: 'draft' },
  });
const complete = {
  summary: 'A summary.',
  content: document(node('paragraph', [text('A text.')])),
  publishTime: '2026-11-20T09:00:00.000Z',
  reviewTime: '2026-11-20T12:00:00.000Z',
  author: 'A test',
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

interface Wish {
  id?: number;
  type?: 'publish' | 'unpublish';
  date?: Date;
  language?: 'en' | 'de';
  global?: 'newcomers';
  localeToPublish?: 'en' | 'de';
}

/** What the form of the admin does on "Save"; answers the refusal, or undefined. */
async function schedule({ id, type = 'publish', date = inMinutes(60), language = 'en', ...wish }: Wish) {
  const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload);
  req.i18n = { ...req.i18n, language };
  const doc = id ? { relationTo: 'articles' as const, value: String(id) } : undefined;
  const answer = await scheduleFunctions['schedule-publish']({
    ...{ req, type, date, timezone: 'Europe/Berlin', doc, ...wish },
  } as never);
  return (answer as { error?: string }).error;
}
const listed = (id: number) => findSchedules(payload, new Date(), 'en', { source: 'articles', id });

describe('a schedule', () => {
  it('is refused when its time is over, with a sentence', async () => {
    const { id } = await article('Over');
    expect(await schedule({ id, type: 'unpublish', date: inMinutes(-1) })).toBe(
      'This time is over. Please choose a later one.',
    );
    expect(await schedule({ id, type: 'unpublish', date: inMinutes(-1), language: 'de' })).toBe(
      'Diese Zeit ist vorbei. Bitte wählen Sie eine spätere.',
    );
    expect(await listed(id)).toEqual([]);
  });

  it('of the publication of an incomplete document is refused, and names the places', async () => {
    const { id } = await article('Incomplete', { sources: [{ title: '' }] });
    const refusal = await schedule({ id });
    expect(refusal).toContain('cannot be published yet');
    expect(refusal).toContain('Summary: This text is needed before you can publish.');
    expect(refusal).toContain('Sources 1 > Title of the source');
    expect(refusal).not.toContain('Article > Title: ');
    expect(await schedule({ id, language: 'de' })).toContain(
      'Dieser Text wird zum Veröffentlichen gebraucht.',
    );
    expect(await listed(id)).toEqual([]);
  });

  it('of a global is checked too', async () =>
    expect(await schedule({ global: 'newcomers' })).toContain('cannot be published yet'));

  it('of one language is checked as a publication of that language alone', async () => {
    const { id } = await article('German is not ready', complete);
    const update = { collection: 'articles', id } as const;
    await payload.update({ ...update, data: { _status: 'published' } });
    const draft = { ...update, draft: true } as const;
    await payload.update({ ...draft, locale: 'de', data: { title: 'Entwurf', _status: 'draft' } });
    await payload.update({ ...draft, locale: 'en', data: { summary: '', _status: 'draft' } });
    expect(await schedule({ id, localeToPublish: 'de' })).toBeUndefined();
    expect(await schedule({ id, localeToPublish: 'en' })).toContain('Summary');
    const fresh = await article('Never published', complete);
    expect(await schedule({ id: fresh.id, localeToPublish: 'de' })).toMatch(/\w{5}/);
    expect(await listed(fresh.id)).toEqual([]);
  });

  it('to withdraw an incomplete document is taken', async () => {
    const { id } = await article('Withdrawn');
    expect(await schedule({ id, type: 'unpublish' })).toBeUndefined();
    expect(await listed(id)).toMatchObject([{ type: 'unpublish', state: 'due', timezone: 'Europe/Berlin' }]);
  });

  it('to withdraw a page that the site always has is refused', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Home', pageKey: 'home', _status: 'published' },
    });
    const doc = { relationTo: 'pages' as const, value: id };
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload);
    const date = inMinutes(60);
    expect(await scheduleRefusal({ req, type: 'unpublish', date, doc })).toMatch(/always has a page at/);
  });

  it('is listed with its own document only', async () => {
    const [one, other] = [await article('One'), await article('Other')];
    await schedule({ id: one.id, type: 'unpublish' });
    expect(await listed(one.id)).toHaveLength(1);
    expect(await listed(other.id)).toEqual([]);
  });
});

describe('a schedule that is added over REST', async () => {
  const headers = await staffSession(payload, { name: 'Rest', role: 'editor' });
  const add = async (id: unknown, more: object = {}, input: object = {}) => {
    const { status, text } = await restRequest('POST', '/payload-jobs', {
      headers,
      body: {
        taskSlug: 'schedulePublish',
        waitUntil: inMinutes(60).toISOString(),
        input: { type: 'publish', doc: { relationTo: 'articles', value: id }, ...input },
        ...more,
      },
    });
    return `${status} ${(JSON.parse(text) as { errors?: { message: string }[] }).errors?.[0]?.message ?? ''}`;
  };

  it('is refused as in the form', async () => {
    const { id } = await article('Over REST');
    expect(await add(id)).toMatch(/^400 .*cannot be published yet.*Summary/);
    const past = { waitUntil: inMinutes(-1).toISOString() };
    expect(await add(id, past, { type: 'unpublish' })).toMatch(/^400 This time is over/);
    expect(await add(id, { waitUntil: undefined })).toMatch(/^400 A schedule needs/);
    expect(await add('x')).toMatch(/^400 A schedule needs/);
    expect(await add(id, {}, { doc: { relationTo: 'users', value: 1 } })).toMatch(/^400 A schedule needs/);
    expect(await add(id, { taskSlug: 'other' })).toMatch(/^400 A schedule needs/);
    expect(await add(999_999)).toMatch(/^404/);
    for (const more of [{ hasError: true }, { completedAt: inMinutes(-9).toISOString() }])
      expect(await add(id, more, { type: 'unpublish' })).toMatch(/^400 A schedule needs/);
    for (const input of [{ failure: { en: 'x', de: 'x' } }, { req: { user: 1 } }, { locale: 'fr' }])
      expect(await add(id, {}, { type: 'unpublish', ...input })).toMatch(/^400 A schedule needs/);
    expect(await listed(id)).toEqual([]);
  });

  it('is refused to everybody but editors, who learn nothing of the document', async () => {
    const { id } = await article('Not theirs');
    const translator = await staffSession(payload, { name: 'T', role: 'translator', language: 'de' });
    for (const others of [{}, translator]) {
      const body = {
        ...{ taskSlug: 'schedulePublish', waitUntil: inMinutes(60).toISOString() },
        input: { type: 'publish', doc: { relationTo: 'articles', value: id } },
      };
      const { status, text } = await restRequest('POST', '/payload-jobs', { headers: others, body });
      expect([status, text.includes('Summary')]).toEqual([403, false]);
    }
  });

  it('is refused where an approval is missing', async () => {
    const { id } = await article('Not approved');
    const yes = () => Promise.resolve(true);
    const no = () => Promise.resolve(false);
    const { approval } = additionsOf(payload);
    payload.config.custom = { ...payload.config.custom, approval: { isNeeded: yes, isGiven: no } };
    expect(await schedule({ id })).toMatch(/approval/);
    const headers = await staffSession(payload, { name: 'E', role: 'editor' });
    const body = {
      ...{ taskSlug: 'schedulePublish', waitUntil: inMinutes(60).toISOString() },
      input: { type: 'publish', doc: { relationTo: 'articles', value: id } },
    };
    const { status, text } = await restRequest('POST', '/payload-jobs', { headers, body });
    expect([status, text.includes('approval')]).toEqual([400, true]);
    payload.config.custom = { ...payload.config.custom, approval };
  });

  it('is carried out in the name of who adds it, whoever the request names', async () => {
    const { id } = await article('Added', complete);
    expect(await add(id, {}, { user: undefined })).toBe('201 ');
    expect(await add(id, {}, { user: { relationTo: 'users', value: 1 } })).toBe('201 ');
    const { docs: users } = await payload.find({ collection: 'users', where: { name: { equals: 'Rest' } } });
    const jobs = await findJobs(payload, { completedAt: { exists: false } });
    expect(jobs.filter(({ input }) => input.doc?.value === id).map(({ input }) => input.user)).toEqual(
      Array.from({ length: 2 }, () => ({ relationTo: 'users', value: users[0]?.id })),
    );
  });

  it('is taken when nothing is against it', async () => {
    const { id } = await article('Over REST');
    expect(await add(id, {}, { type: 'unpublish' })).toBe('201 ');
    expect(await listed(id)).toHaveLength(1);
  });
});

describe('a schedule whose time has come', () => {
  const runDue = async () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    await statement(payload, 'UPDATE payload_jobs SET wait_until = $1', [past]);
    await payload.jobs.run();
  };
  const statusOf = async (id: number) => (await payload.findByID({ collection: 'articles', id }))._status;

  it('publishes its document, then withdraws it at another, and leaves the list', async () => {
    const { id } = await article('Both', complete);
    await schedule({ id });
    await payload.jobs.run();
    expect(await statusOf(id)).toBe('draft');
    await runDue();
    expect(await statusOf(id)).toBe('published');
    await schedule({ id, type: 'unpublish' });
    await runDue();
    expect(await statusOf(id)).toBe('draft');
    expect(await listed(id)).toEqual([]);
  });

  it('stays in the calendar for a year, at the moment when it was carried out', async () => {
    const { id } = await article('Remembered', complete);
    await schedule({ id });
    await runDue();
    const now = new Date();
    const period = { from: inMinutes(-5), until: inMinutes(5) };
    const inCalendar = async () =>
      (await findCalendar(payload, period, { now, language: 'en' })).filter(
        ({ title }) => title === 'Article: Remembered',
      );
    const [run, ...others] = await inCalendar();
    expect(others).toEqual([]);
    expect(run).toMatchObject({ kind: 'publish', state: 'done', path: `/admin/collections/articles/${id}` });
    expect(Math.abs((run?.moment ?? 0) - now.getTime())).toBeLessThan(60_000);
    await deleteOldRuns(payload, inMinutes(395 * 24 * 60));
    expect(await inCalendar()).toHaveLength(1);
    await deleteOldRuns(payload, inMinutes(397 * 24 * 60));
    expect(await inCalendar()).toEqual([]);
  });

  it('says why it failed, in both languages, and tells who made it, once', async () => {
    const { id } = await article('Failing', complete);
    await schedule({ id });
    await payload.update({ collection: 'articles', id, draft: true, data: { summary: '' } });
    await runDue();
    for (let times = 0; times < 2; times += 1) await tellOfFailures(payload, new Date());
    const [failed] = await listed(id);
    expect(failed?.reason).toContain('Summary: This text is needed before you can publish.');
    const [inGerman] = await findSchedules(payload, new Date(), 'de', { source: 'articles', id });
    expect(inGerman?.reason).toContain('Dieser Text wird zum Veröffentlichen gebraucht.');
    const { docs: notices } = await payload.find({
      collection: 'review-notices',
      where: { document: { equals: `articles:${id}` } },
    });
    expect(notices).toMatchObject([
      { recipient: editor.id, kind: 'scheduleFailed', title: 'Article: Failing', readAt: null },
    ]);
  });

  const queue = async (input: object, more: object = {}) => {
    const { id } = await payload.jobs.queue({ task: 'schedulePublish', input });
    await payload.db.updateOne({
      ...{ collection: 'payload-jobs', id },
      data: { hasError: true, waitUntil: inMinutes(-1).toISOString(), ...more },
    });
    return Number(id);
  };
  const toldOf = async (id: number) =>
    (
      await payload.count({
        collection: 'review-notices',
        where: { document: { equals: `articles:${id}` } },
      })
    ).totalDocs;

  it('does not keep others from being told of when telling of it fails, and is not told of again', async () => {
    const [broken, other] = [await article('Broken'), await article('Other', complete)];
    const user = { relationTo: 'users', value: editor.id };
    await queue({ doc: { relationTo: 'articles', value: broken.id }, user });
    await queue({ doc: { relationTo: 'articles', value: other.id }, user });
    const { create } = payload;
    let tried = 0;
    payload.create = ((given: Parameters<typeof create>[0]) => {
      if ((given.data as { document?: string }).document !== `articles:${broken.id}`)
        return create.call(payload, given);
      tried += 1;
      throw new Error('Nobody is told.');
    }) as typeof create;
    try {
      for (let times = 0; times < 2; times += 1) await tellOfFailures(payload, new Date());
    } finally {
      payload.create = create;
    }
    expect([tried, await toldOf(other.id)]).toEqual([1, 1]);
  });

  it('is told of within a day, to whom an older version names by the id alone', async () => {
    const [old, scalar] = [await article('Old', complete), await article('Scalar', complete)];
    const days = { waitUntil: inMinutes(-3 * 24 * 60).toISOString() };
    await queue({ doc: { relationTo: 'articles', value: old.id }, user: editor.id }, days);
    await queue({ doc: { relationTo: 'articles', value: scalar.id }, user: editor.id });
    await tellOfFailures(payload, new Date());
    expect([await toldOf(old.id), await toldOf(scalar.id)]).toEqual([0, 1]);
    expect(await listed(old.id)).toMatchObject([{ state: 'failed' }]);
    await deleteOldRuns(payload, inMinutes(397 * 24 * 60));
    expect(await listed(old.id)).toEqual([]);
  });

  it('of a collection that is gone is left out of the list and the calendar', async () => {
    const before = (await findSchedules(payload, new Date(), 'en')).length;
    await queue({ doc: { relationTo: 'dodos', value: 1 } }, { hasError: false });
    await queue({ global: 'dodo' });
    await tellOfFailures(payload, new Date());
    expect(await findSchedules(payload, new Date(), 'en')).toHaveLength(before);
  });

  it('is listed as failed when its document cannot be published any more, until it is cancelled', async () => {
    const { id } = await article('Emptied', complete);
    await schedule({ id });
    await payload.update({ collection: 'articles', id, draft: true, data: { summary: '' } });
    await runDue();
    expect(await statusOf(id)).toBe('draft');
    const [{ cancel, ...failed } = { cancel: { method: '', path: '' } }, ...others] = await listed(id);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ title: 'Article: Emptied', state: 'failed', timezone: 'Europe/Berlin' });
    const headers = await staffSession(payload, { name: 'Canceller', role: 'editor' });
    expect((await restRequest(cancel.method, cancel.path, { headers })).status).toBe(200);
    expect(await listed(id)).toEqual([]);
    expect((await restRequest(cancel.method, cancel.path, { headers })).status).toBe(404);
  });
});
