import { it } from 'node:test';

import { expect } from 'expect';
import { createLocalReq, type CollectionSlug, type DefaultServerCellComponentProps } from 'payload';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { findDocumentVersions } from './versions/findDocumentVersions';
import { StatusCell } from './versions/StatusCell';
import { versionsPath } from './versions/versionsPath';

const payload = await openFilledPayload();
const editor = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till Roth', role: 'translator', language: 'de' });

for (const [what, source, id, method, path] of [
  ['a document', 'pages', '1', 'PATCH', '/pages/1'],
  ['a global', 'menu', undefined, 'POST', '/globals/menu'],
] as const) {
  it(`the list beside the form names who saved and published ${what}, not the name in the request`, async () => {
    const send = (headers: Record<string, string>, query: string, body: object) =>
      restRequest(method, `${path}?${query}`, { headers, body });
    await send(editor, 'locale=en&draft=true', { _status: 'draft', savedBy: 'Nobody' });
    await send(editor, 'locale=en', { _status: 'published' });
    await send(translator, 'locale=de', { _status: 'published' });
    const { text } = await restRequest('GET', versionsPath(source, id), { headers: editor });
    const { docs } = JSON.parse(text) as { docs: { version: object; publishedLocale?: string }[] };
    // A publication in one language is followed by the draft of the others.
    const named = docs.map(({ version, publishedLocale = null }) => ({ ...version, publishedLocale }));
    expect(named).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ savedBy: 'Ada Brandt', _status: 'draft' }),
        expect.objectContaining({ savedBy: 'Ada Brandt', _status: 'published', publishedLocale: null }),
        expect.objectContaining({ savedBy: 'Till Roth', _status: 'published', publishedLocale: 'de' }),
      ]),
    );
  });
}

it('the tab of versions lists each with who saved it, and not what Payload keeps for its own use', async () => {
  const {
    docs: [user],
  } = await payload.find({ collection: 'users', where: { name: { equals: 'Ada Brandt' } } });
  const req = await createLocalReq({ user: user && { ...user, collection: 'users' } }, payload);
  for (const kept of [
    { kind: 'collection', slug: 'pages', id: 1 },
    { kind: 'global', slug: 'menu' },
  ] as const) {
    const versions = await findDocumentVersions(kept, req);
    expect(versions[0]).toMatchObject({
      publishedLocale: 'de',
      version: { savedBy: 'Till Roth', _status: 'published' },
    });
    expect(versions[1]).toMatchObject({ version: { savedBy: 'Ada Brandt', _status: 'published' } });
    expect(
      versions
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .toReversed(),
    ).toEqual(versions.map(({ updatedAt }) => updatedAt));
  }
});

it('the list calls a document as its form does, also after it was unpublished with others', async () => {
  const collectionSlug = 'articles' satisfies CollectionSlug;
  const [first, second] = (await payload.find({ collection: collectionSlug, limit: 2, depth: 0 })).docs;
  if (!first || !second) throw new Error('The fixture is not there.');
  const stateOf = async (id: number) => {
    const rowData = await payload.findByID({ collection: collectionSlug, id, draft: true, depth: 0 });
    const i18n = { t: (key: string) => key };
    return StatusCell({
      payload,
      i18n,
      collectionSlug,
      rowData,
    } as unknown as DefaultServerCellComponentProps);
  };
  expect(await stateOf(first.id)).toBe('version:published');
  const draft = (title: string) =>
    restRequest('PATCH', `/articles/${first.id}?draft=true&locale=en`, {
      headers: editor,
      body: { title, _status: 'draft' },
    });
  await draft('Another title');
  expect(await stateOf(first.id)).toBe('version:changed');
  await draft(first.title);
  expect(await stateOf(first.id)).toBe('version:published');
  const body = { _status: 'draft' };
  await restRequest('PATCH', `/articles?where[id][in]=${first.id},${second.id}&locale=en`, {
    headers: editor,
    body,
  });
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['version:draft', 'version:draft']);
});
