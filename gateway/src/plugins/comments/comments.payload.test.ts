import { describe, it } from 'node:test';

import { expect } from 'expect';

import { articleOf } from '../../../test/article';
import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { untilStored } from '../../../test/payload/untilStored';
import type { ContentLanguage } from '../../domain/languages';
import type { DocumentComments } from './endpoints';
import { findForMe } from './findForMe';

const payload = await openPayload();
const chief = await staffSession(payload, { name: 'Chief', role: 'administrator' });
const anna = await staffSession(payload, { name: 'Anna', role: 'editor' });
const otto = await staffSession(payload, { name: 'Otto', role: 'editor' });
const theo = await staffSession(payload, { name: 'Theo', role: 'translator', language: 'de' });

type Headers = Record<string, string>;

async function rest(method: string, path: string, headers: Headers, body?: object) {
  const { status, text } = await restRequest(method, path, { headers, body });
  const answered = JSON.parse(text) as DocumentComments & { errors?: { message: string }[] };
  return { status, message: answered.errors?.[0]?.message, ...answered };
}

async function idOf(name: string) {
  const { docs } = await payload.find({ collection: 'users', where: { name: { equals: name } } });
  return docs[0]?.id ?? 0;
}

const newArticle = async (title: string) =>
  (
    await payload.create({
      collection: 'articles',
      draft: true,
      data: { ...articleOf(title), _status: 'draft' },
    })
  ).id;

const comment = (id: number, headers: Headers, more: object = {}) =>
  rest('POST', '/comments', headers, { source: 'articles', id, text: 'Shorter, please.', ...more });
const commentsOn = (id: number, headers = anna) => rest('GET', `/comments?source=articles&id=${id}`, headers);
const firstOf = ({ threads }: DocumentComments) => threads[0] ?? { id: 0, comments: [] };

const forMe = async (name: string, language: ContentLanguage = 'en') =>
  (await findForMe(payload, { user: await idOf(name), language, limit: 50 })).shown
    .filter(({ title }) => title.endsWith('Told'))
    .map(({ title, place, authorName }) => `${title} (${place}): ${authorName}`);

describe('a comment', () => {
  it('is about a field in a language, and is answered, resolved and reopened by anybody on the staff', async () => {
    const id = await newArticle('Commented');
    const { id: thread } = firstOf(await comment(id, theo, { field: 'title', language: 'de' }));
    await comment(id, anna, { thread, text: '  Like this?\r\n<b>Yes</b>  ' });
    const { threads } = await commentsOn(id, otto);
    expect(threads).toMatchObject([
      {
        ...{ id: thread, field: 'title', place: 'Title', language: 'de', isResolved: false },
        comments: [
          { authorName: 'Theo', text: 'Shorter, please.', told: [], mayDelete: false },
          { authorName: 'Anna', text: 'Like this?\n<b>Yes</b>', told: ['Theo'], mayDelete: false },
        ],
      },
    ]);
    const path = `/comments/${thread}`;
    const resolved = firstOf(await rest('PATCH', path, otto, { isResolved: true }));
    expect(resolved).toMatchObject({ isResolved: true, resolvedBy: 'Otto' });
    expect(firstOf(await rest('PATCH', path, theo, { isResolved: false }))).toMatchObject({
      isResolved: false,
    });
    await rest('PATCH', path, otto, { isResolved: true });
    // An answer that was typed meanwhile is not lost among what is done.
    expect(firstOf(await comment(id, theo, { thread }))).toMatchObject({ isResolved: false });
  });

  it('stays with the row that it is about when rows are moved, and keeps its place when the row is gone', async () => {
    const save = (sources: object[]) =>
      rest('PATCH', `/articles/${id}?draft=true&locale=en`, anna, { sources });
    const id = await newArticle('With sources');
    await save([{ title: 'One' }, { title: 'Two' }]);
    const { sources } = await payload.findByID({ collection: 'articles', id, draft: true, depth: 0 });
    const [one, two] = sources ?? [];
    const field = `sources.${two?.id}.title`;
    expect(firstOf(await comment(id, anna, { field }))).toMatchObject({
      place: 'Sources › 2 › Title of the source',
    });
    await save([two ?? {}, one ?? {}]);
    expect(firstOf(await comment(id, anna, { field }))).toMatchObject({
      place: 'Sources › 1 › Title of the source',
    });
    await save([one ?? {}]);
    expect((await comment(id, anna, { field })).status).toBe(409);
    const { threads } = await commentsOn(id, { ...anna, 'accept-language': 'de' });
    expect(threads.map(({ place }) => place)).toEqual([
      'Quellen › 1 › Titel der Quelle',
      'Quellen › 2 › Titel der Quelle',
    ]);
  });

  it('is about a global too, which need not have been saved', async () => {
    expect(await rest('GET', '/comments?source=newcomers', anna)).toMatchObject({ status: 200, threads: [] });
    const answer = await rest('POST', '/comments', anna, { source: 'newcomers', text: 'Ready?' });
    expect(firstOf(answer)).toMatchObject({ field: '', comments: [{ text: 'Ready?' }] });
  });

  it('is read in one form with what others can be told, and by nobody without a login', async () => {
    const id = await newArticle('Read');
    const { colleagues } = await commentsOn(id);
    expect(colleagues.map(({ name }) => name)).toEqual(expect.arrayContaining(['Chief', 'Otto', 'Theo']));
    expect(colleagues.map(({ name }) => name)).not.toContain('Anna');
    expect((await commentsOn(id, {})).status).toBe(401);
    expect((await comment(id, {})).status).toBe(401);
  });
});

describe('who is told', () => {
  it('are those named and those of the thread, once each, by e-mail and on the first page until it is resolved', async () => {
    const id = await newArticle('Told');
    const named = [await idOf('Otto'), await idOf('Otto'), await idOf('Anna'), 999_999];
    const { id: thread } = firstOf(await comment(id, anna, { field: 'title', told: named }));
    const line = (name: string) => `Article: Told (Title): ${name}`;
    expect(await forMe('Otto')).toEqual([line('Anna')]);
    expect(await forMe('Otto', 'de')).toEqual(['Artikel: Told (Titel): Anna']);
    await comment(id, theo, { thread });
    expect([await forMe('Otto'), await forMe('Anna')]).toEqual([[line('Theo')], [line('Theo')]]);
    expect(await forMe('Chief')).toEqual([]);

    const query = { where: { subject: { like: 'Told' } }, sort: 'id' } as const;
    const letters = async () => (await payload.find({ collection: 'sent-messages', ...query })).docs;
    const sent = await untilStored(payload, 'sent-messages', letters, (found) => found.length >= 3);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Kompassa CMS: Anna has commented on: Article: Told',
      'Kompassa CMS: Theo has commented on: Article: Told',
      'Kompassa CMS: Theo has commented on: Article: Told',
    ]);
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'articles', id, draft: true, trash: true, data: { deletedAt } });
    await trash(new Date().toISOString());
    expect(await forMe('Otto')).toEqual([]);
    await trash(null);
    expect(await forMe('Otto')).toEqual([line('Theo')]);
    await rest('PATCH', `/comments/${thread}`, theo, { isResolved: true });
    expect(await forMe('Otto')).toEqual([]);
  });
});

it('counts what the first page has no room for', async () => {
  const lotte = await staffSession(payload, { name: 'Lotte', role: 'editor' });
  const id = await newArticle('Many');
  const told = [await idOf('Lotte')];
  for (const text of ['One', 'Two', 'Three']) await comment(id, anna, { text, told });
  expect((await commentsOn(id, lotte)).threads).toHaveLength(3);
  const { shown, more } = await findForMe(payload, { user: told[0] ?? 0, language: 'en', limit: 2 });
  expect([shown.length, more]).toEqual([2, 1]);
});

describe('deleting', () => {
  const remove = (one: number, headers: Headers) => rest('DELETE', `/comments/${one}`, headers);

  it('is for the author and administrators, and leaves the answers of others', async () => {
    const id = await newArticle('Deleted');
    const { id: thread } = firstOf(await comment(id, anna));
    const [, answered] = firstOf(await comment(id, otto, { thread })).comments;
    expect((await remove(thread, otto)).status).toBe(403);
    expect((await remove(thread, theo)).status).toBe(403);
    expect(firstOf(await remove(thread, anna)).comments).toMatchObject([
      { authorName: 'Anna', text: '' },
      { authorName: 'Otto', text: 'Shorter, please.' },
    ]);
    expect((await remove(thread, anna)).status).toBe(403);
    // Nothing is left to be open.
    expect((await remove(answered?.id ?? 0, otto)).threads).toEqual([]);
    expect((await remove(thread, anna)).status).toBe(404);
  });

  it('makes room where administrators delete a first comment: its answers go with it', async () => {
    const id = await newArticle('Cleared');
    const { id: kept } = firstOf(await comment(id, anna));
    const { id: thread } = firstOf(await comment(id, anna));
    await comment(id, otto, { thread });
    const { comments } = firstOf(await commentsOn(id, chief));
    expect(comments.map((one) => one.isDeletedWithAnswers)).toEqual([true, false]);
    expect((await remove(thread, chief)).threads).toMatchObject([{ id: kept }]);
  });

  it('happens with the document, and not with the author', async () => {
    const [id, other] = [await newArticle('Gone'), await newArticle('Stays')];
    const leaver = await staffSession(payload, { name: 'Lea', role: 'editor' });
    await comment(id, anna);
    await comment(other, leaver);
    // The hooks after it need the document: the site is told of its addresses.
    expect(await payload.delete({ collection: 'articles', id })).toMatchObject({ id, _status: 'draft' });
    await payload.delete({ collection: 'users', id: await idOf('Lea') });
    const where = { document: { equals: `articles:${id}` } };
    expect((await payload.count({ collection: 'field-comments', where })).totalDocs).toBe(0);
    expect(firstOf(await commentsOn(other)).comments).toMatchObject([{ authorName: 'Lea' }]);
  });
});

describe('a comment is refused', () => {
  const german = { ...anna, 'accept-language': 'de' };

  it('without words or with too many, in the language of the admin', async () => {
    const id = await newArticle('Bounds');
    expect(await comment(id, german, { text: ' \u0000\n' })).toMatchObject({
      ...{ status: 400, message: 'Bitte schreiben Sie einen Kommentar.' },
    });
    expect(await comment(id, anna, { text: 'x'.repeat(2_001) })).toMatchObject({
      ...{ status: 400, message: 'Please shorten the comment to 2000 characters (now 2001).' },
    });
    expect((await comment(id, anna, { text: 'x'.repeat(2_000) })).status).toBe(200);
  });

  it('where the document has 200', async () => {
    const id = await newArticle('Full');
    const row = { document: `articles:${id}`, author: 1, authorName: 'Anna', at: new Date().toISOString() };
    for (let count = 1; count < 200; count += 1)
      await payload.create({ collection: 'field-comments', data: { ...row, text: 'Again.' } });
    expect((await comment(id, anna)).threads).toHaveLength(200);
    expect(await comment(id, anna)).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('200 comments') },
    });
  });

  for (const [what, body, status] of [
    ['an unknown source', { source: 'constructor' }, 404],
    ['an unknown document', { id: 999_999 }, 404],
    ['users', { source: 'users' }, 404],
    ['an answer to nothing', { thread: 999_999 }, 404],
    ['a field that the document has not', { field: 'blocks.1.title' }, 409],
    ['what is no name of a field', { field: '<b>' }, 400],
    ['another text', { text: { en: 'Text' } }, 400],
    ['too many people', { told: Array.from({ length: 201 }, (_, place) => place + 1) }, 400],
  ] as const)
    it(`with ${status} for ${what}`, async () =>
      expect((await comment(await newArticle('Refused'), anna, body)).status).toBe(status));
});
