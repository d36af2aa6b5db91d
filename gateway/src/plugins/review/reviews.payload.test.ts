import { describe, it } from 'node:test';

import { expect } from 'expect';
import { createLocalReq } from 'payload';

import { articleOf } from '../../../test/article';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { untilStored } from '../../../test/payload/untilStored';
import { publishRefusal } from '../../cms/access/publishRefusal';
import { findWaiting } from './findWaiting';

const payload = await openPayload();
const chief = await staffSession(payload, { name: 'Chief', role: 'administrator' });
const author = await staffSession(payload, { name: 'Anna', role: 'editor' });
const other = await staffSession(payload, { name: 'Otto', role: 'editor' });
const translator = await staffSession(payload, { name: 'Theo', role: 'translator', language: 'de' });

type Headers = Record<string, string>;

const demand = (isApprovalRequired: boolean) =>
  payload.updateGlobal({ slug: 'publishing-rules', data: { isApprovalRequired } });

async function rest(method: string, path: string, headers: Headers, body?: object) {
  const { status, text: answer } = await restRequest(method, path, { headers, body });
  const answered = JSON.parse(answer) as Record<string, unknown> & { errors?: { message: string }[] };
  return { status, message: answered.errors?.[0]?.message, body: answered };
}

async function newArticle(title = 'One') {
  const { id } = await payload.create({
    collection: 'articles',
    draft: true,
    data: { ...articleOf(title), _status: 'draft' },
  });
  return id;
}

interface Shown {
  state: string;
  actions: string[];
  entries: { kind: string; authorName: string; comment: string }[];
  draftHash: string;
}
const review = async (id: number, headers: Headers) =>
  (await rest('GET', `/review?source=articles&id=${id}`, headers)).body as unknown as Shown;

async function act(id: number, headers: Headers, kind: string, comment = '') {
  const { draftHash } = await review(id, headers);
  return rest('POST', '/review', headers, { source: 'articles', id, kind, comment, draftHash });
}

async function approve(id: number) {
  await act(id, author, 'submitted');
  return act(id, other, 'approved');
}

const publish = (id: number, headers = author, more = {}) =>
  rest('PATCH', `/articles/${id}?locale=en`, headers, { ...more, _status: 'published' });
const statusOf = async (id: number) =>
  (await payload.findByID({ collection: 'articles', id, depth: 0 }))._status;
const noticesOf = async (name: string) => {
  const { docs: users } = await payload.find({ collection: 'users', where: { name: { equals: name } } });
  const { docs } = await payload.find({
    collection: 'review-notices',
    where: { recipient: { equals: users[0]?.id ?? 0 } },
    sort: 'id',
  });
  return docs.map(({ kind, authorName, title, readAt }) => ({
    kind,
    authorName,
    title,
    isRead: Boolean(readAt),
  }));
};

describe('a review', () => {
  it('goes from the submission over a comment and a change to the approval, and stays with the document', async () => {
    const id = await newArticle();
    expect((await review(id, author)).state).toBe('none');
    await act(id, author, 'submitted', 'Please look at the title.');
    expect(await review(id, author)).toMatchObject({ state: 'submitted', actions: ['changes', 'comment'] });
    expect((await review(id, translator)).actions).toEqual(['comment']);
    await act(id, translator, 'comment', 'Fine in German.');
    await act(id, other, 'changes', 'Longer, please.');
    expect((await review(id, author)).state).toBe('changes');
    await rest('PATCH', `/articles/${id}?draft=true&locale=en`, author, { title: 'One that is longer' });
    expect((await review(id, author)).state).toBe('outdated');
    expect((await approve(id)).status).toBe(200);
    const { state, entries } = await review(id, translator);
    expect(state).toBe('approved');
    expect(entries.map(({ kind, authorName, comment }) => [kind, authorName, comment])).toEqual([
      ['submitted', 'Anna', 'Please look at the title.'],
      ['comment', 'Theo', 'Fine in German.'],
      ['changes', 'Otto', 'Longer, please.'],
      ['submitted', 'Anna', ''],
      ['approved', 'Otto', ''],
    ]);
  });

  it('tells editors of a submission, and the submitter of the answer, in the admin and by e-mail', async () => {
    const id = await newArticle('Told');
    await approve(id);
    const told = <N extends { title: string }>(notices: N[]) =>
      notices.filter(({ title }) => title === 'Article: Told');
    expect(told(await noticesOf('Otto'))).toEqual(
      [{ kind: 'submitted', authorName: 'Anna', title: 'Article: Told', isRead: true }].map((notice) => ({
        ...notice,
        isRead: false,
      })),
    );
    expect(told(await noticesOf('Anna')).map(({ kind }) => kind)).toEqual(['approved']);
    expect(told(await noticesOf('Theo'))).toEqual([]);
    const letters = async () =>
      (await payload.find({ collection: 'sent-messages', where: { subject: { like: 'Told' } }, sort: 'id' }))
        .docs;
    // The administrator is told of the submission too.
    const sent = await untilStored(payload, 'sent-messages', letters, (found) => found.length >= 3);
    expect([...new Set(sent.map(({ subject }) => subject))]).toEqual([
      'Kompassa CMS: Anna asks for an approval: Article: Told',
      'Kompassa CMS: Otto has approved: Article: Told',
    ]);
    await rest('POST', '/notices/read', other, { document: `articles:${id}` });
    expect(told(await noticesOf('Otto'))).toMatchObject([{ isRead: true }]);
    expect(told(await noticesOf('Anna'))).toMatchObject([{ isRead: false }]);
  });

  it('is not approved by who submitted it, nor by a translator, nor after a change that nobody saw', async () => {
    const id = await newArticle();
    const { draftHash } = await review(id, author);
    await act(id, author, 'submitted');
    expect((await act(id, author, 'approved')).status).toBe(403);
    expect((await act(id, translator, 'approved')).status).toBe(403);
    await rest('PATCH', `/articles/${id}?draft=true&locale=en`, author, { title: 'Changed' });
    const late = { source: 'articles', id, kind: 'approved', draftHash };
    expect((await rest('POST', '/review', other, late)).status).toBe(409);
  });

  it('begins by whoever saved the draft last, although their form has not heard of that save', async () => {
    const id = await newArticle();
    const { draftHash } = await review(id, author);
    await rest('PATCH', `/articles/${id}?draft=true&locale=en`, author, { title: 'Typed just now' });
    const early = { source: 'articles', id, kind: 'submitted', draftHash };
    expect((await rest('POST', '/review', other, early)).status).toBe(409);
    expect((await rest('POST', '/review', author, early)).status).toBe(200);
    expect((await act(id, other, 'approved')).status).toBe(200);
  });

  for (const [what, body, status] of [
    ['an unknown kind', { source: 'articles', id: 1, kind: 'x', draftHash: '' }, 400],
    ['an unknown source', { source: 'constructor', id: 1, kind: 'comment', draftHash: '' }, 404],
    ['an unknown document', { source: 'articles', id: 999_999, kind: 'comment', draftHash: '' }, 404],
    ['users', { source: 'users', id: 1, kind: 'comment', draftHash: '' }, 404],
    ['nothing', {}, 400],
  ] as const)
    it(`returns ${status} for ${what}`, async () =>
      expect((await rest('POST', '/review', author, body)).status).toBe(status));

  it('is not answered without a login', async () =>
    expect((await rest('GET', '/review?source=menu', {})).status).toBe(401));
});

describe('where an approval is required', () => {
  const approval = /needs an approval/;

  it('only administrators say so', async () => {
    const change = await rest('POST', '/globals/publishing-rules', author, { isApprovalRequired: false });
    expect(change.status).toBe(403);
  });

  it('an editor publishes what is approved, and nothing else, by any way', async () => {
    await demand(true);
    const id = await newArticle();
    expect((await publish(id)).message).toMatch(approval);
    await act(id, author, 'submitted');
    expect((await publish(id)).message).toMatch(approval);
    await act(id, other, 'approved');
    expect((await publish(id, author, { title: 'Another' })).message).toMatch(/nobody has approved/);
    expect((await publish(id, translator)).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(id)).toBe('draft');
    expect((await publish(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('published');
    await demand(false);
  });

  it('a whole form that changes nothing is published', async () => {
    await demand(true);
    const id = await newArticle('Whole');
    await approve(id);
    const form = await payload.findByID({
      collection: 'articles',
      id,
      draft: true,
      depth: 0,
      fallbackLocale: false,
    });
    const { createdAt: _c, updatedAt: _u, ...data } = form;
    expect((await publish(id, author, data)).status).toBe(200);
    await demand(false);
  });

  it('refuses a new document, a bulk edit, a restored version and a document out of the trash', async () => {
    await demand(true);
    const created = await rest('POST', '/articles?locale=en', author, {
      ...articleOf('New'),
      _status: 'published',
    });
    expect(created.message).toMatch(approval);
    const id = await newArticle();
    const bulk = await rest('PATCH', `/articles?where[id][equals]=${id}&locale=en`, author, {
      _status: 'published',
    });
    expect(bulk.message).toMatch(approval);

    const versions = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
    });
    await rest('POST', `/articles/versions/${versions.docs[0]?.id}`, author, {});
    expect(await statusOf(id)).toBe('draft');

    await payload.update({ collection: 'articles', id, data: { _status: 'published' } });
    await rest('PATCH', `/articles/${id}?locale=en`, chief, { deletedAt: new Date().toISOString() });
    const trashed = await payload.findByID({ collection: 'articles', id, trash: true });
    expect(trashed.deletedAt).toBeTruthy();
    const back = await rest('PATCH', `/articles/${id}?trash=true&locale=en`, author, {
      deletedAt: null,
      _status: 'published',
    });
    expect(back.message).toMatch(approval);
    await demand(false);
  });

  it('refuses what is not approved beforehand, and a job that publishes what was changed since', async () => {
    await demand(true);
    const id = await newArticle();
    const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'Anna' } } });
    const user = { ...docs[0], collection: 'users' } as never;
    const doc = { relationTo: 'articles' as const, value: id };
    const refusal = async () =>
      (
        await publishRefusal(
          { kind: 'collection', slug: 'articles', id },
          await createLocalReq({ user }, payload),
        )
      )?.reasons.join();
    expect(await refusal()).toMatch(/approval/);
    await approve(id);
    expect(await refusal()).toBeUndefined();
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { ...doc, value: String(id) }, user: docs[0]?.id } as never,
    });
    // A change after the approval keeps the job from publishing it.
    await rest('PATCH', `/articles/${id}?draft=true&locale=en`, author, { title: 'Changed since' });
    await payload.jobs.run({ queue: 'default', overrideAccess: true });
    expect(await statusOf(id)).toBe('draft');
    await demand(false);
  });

  it('refuses a global, and lets administrators alone publish without one, unpublish and delete', async () => {
    await demand(true);
    const global = await rest('POST', '/globals/newcomers?locale=en', author, { _status: 'published' });
    expect(global.message).toMatch(approval);
    const id = await newArticle();
    expect((await publish(id, chief)).status).toBe(200);
    const path = `/articles/${id}?locale=en`;
    const refused = {
      status: 403,
      message: expect.stringMatching(/only an administrator takes off the site/),
    };
    for (const [method, body] of [
      ['PATCH', { _status: 'draft' }],
      ['PATCH', { deletedAt: new Date().toISOString() }],
      ['DELETE', undefined],
    ] as const)
      expect(await rest(method, path, author, body)).toMatchObject(refused);
    // Without a word about the status, Payload takes that of the draft.
    await rest('PATCH', `${path}&draft=true`, author, { title: 'Two' });
    expect(await rest('PATCH', path, author, { title: 'Two' })).toMatchObject(refused);
    await rest('DELETE', `/articles?where[id][equals]=${id}`, author);
    expect(await statusOf(id)).toBe('published');
    expect((await rest('PATCH', path, chief, { _status: 'draft' })).status).toBe(200);
    expect((await rest('PATCH', path, author, { deletedAt: new Date().toISOString() })).status).toBe(200);
    await demand(false);
  });
});

describe('what waits for somebody', () => {
  const waitingFor = async (name: string, ids: number[]) => {
    const [user] = (await payload.find({ collection: 'users', where: { name: { equals: name } } })).docs;
    if (!user) throw new Error('There is no such user.');
    const paths = ids.map((id) => `/admin/collections/articles/${id}`);
    return (await findWaiting(payload, { user, language: 'en', limit: 100 }))
      .filter(({ path }) => paths.includes(path))
      .map(({ title, kind, authorName }) => `${title}: ${authorName} ${kind}`);
  };

  it('is what others submitted, and what was said about their own, until it is done', async () => {
    const titles = ['Submitted', 'Answered', 'Approved', 'Trashed'];
    const ids: number[] = [];
    for (const title of titles) ids.push(await newArticle(title));
    const [submitted, answered, approved, trashed] = ids as [number, number, number, number];
    for (const id of ids) await act(id, author, 'submitted');
    await act(answered, other, 'changes', 'Shorter, please.');
    await act(answered, other, 'comment', 'By tomorrow.');
    await act(approved, other, 'approved');
    const submittedTo = (title: string) => `Article: ${title}: Anna submitted`;
    expect(await waitingFor('Otto', ids)).toEqual([submittedTo('Trashed'), submittedTo('Submitted')]);
    await payload.update({
      ...{ collection: 'articles', id: trashed, draft: true },
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await waitingFor('Otto', ids)).toEqual([submittedTo('Submitted')]);
    expect(await waitingFor('Anna', ids)).toEqual([
      'Article: Approved: Otto approved',
      'Article: Answered: Otto changes',
    ]);
    expect(await waitingFor('Theo', ids)).toEqual([]);
    await publish(approved);
    await rest('PATCH', `/articles/${answered}?draft=true&locale=en`, author, { title: 'Shorter' });
    await payload.delete({ collection: 'articles', id: submitted });
    expect([await waitingFor('Otto', ids), await waitingFor('Anna', ids)]).toEqual([[], []]);
  });
});
