import { it } from 'node:test';

import { expect } from 'expect';
import sharp from 'sharp';

import { findArticle } from '../../src/api/library/articles';
import { articleToWire } from '../../src/api/library/articleToWire';
import type { Article, Media } from '../../src/payload-types';
import { asVisitor } from '../../src/platform/http/callContext';
import { trackVersions } from '../../src/sync/trackVersions';
import { document, filmNode, imageNode, node, table, text } from '../richText';
import { contextOf } from './bulk';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openPayload();
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });

async function pictureFile(background: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: 'rates.png', mimetype: 'image/png', size: data.length };
}
const image: Media = await payload.create({
  collection: 'media',
  data: { alt: 'Rates on a map' },
  file: await pictureFile('teal'),
});
await payload.update({
  ...{ collection: 'media', id: image.id, locale: 'de', data: { alt: 'Sätze auf einer Karte' } },
});
const film = await payload.create({
  collection: 'video-courses',
  data: {
    ...{ title: 'Registering', summary: 'How.', fileID: 'a', appID: 'b', duration: 65, _status: 'draft' },
    cover: image.id,
    ...{ publishTime: '2026-11-20T09:00:00Z', transcript: document(node('paragraph', [text('Hello')])) },
  },
});

/** Formatted text as the editor of the admin sends it. */
const full = (...nodes: object[]) => document(...(nodes as ReturnType<typeof node>[]));
const article = (content: object) => ({
  ...{ title: 'Rates', summary: 'All of them.', articleType: 'trends', author: 'Desk', _status: 'published' },
  ...{ publishTime: '2026-11-20T09:00:00Z', reviewTime: '2026-11-20T09:00:00Z', content },
});
const create = (content: object) =>
  restRequest('POST', '/articles', { headers: editor, body: article(content) });

/** The article as a visitor gets it, and what it was made from. */
async function visited(id: number, language: 'en' | 'de') {
  const { result, versions } = await trackVersions(async () => {
    const found: Article = await payload.findByID({ collection: 'articles', id, ...asVisitor(language) });
    return articleToWire(found, language, [], []).content;
  });
  return { html: result, versions };
}

const content = full(
  node('paragraph', [text('Now', 8), text('2', 32), text('3', 64)]),
  imageNode(image.id, 'All rates'),
  table([
    ['Country', 'Rate'],
    ['Malta', '18 %'],
  ]),
  filmNode(film.id),
);

it('takes control characters out of fields and formatted texts, however they are saved', async () => {
  const dirty = {
    ...article(full(node('paragraph', [text('One\u0007\u000btwo\u001f')]))),
    title: 'Ra\u000ctes\u0000',
  };
  const { status, text: answer } = await restRequest('POST', '/articles', { headers: editor, body: dirty });
  expect(status).toBe(201);
  const { doc } = JSON.parse(answer) as { doc: Article };
  expect(doc.title).toBe('Ra\ntes');
  expect(JSON.stringify(doc.content)).toContain('"text":"One\\ntwo"');
  const { synonyms } = await payload.updateGlobal({
    slug: 'search-panel',
    data: { synonyms: [{ words: 'VAT\u0007, USt' }], _status: 'draft' },
    draft: true,
  });
  expect(synonyms?.map(({ words }) => words)).toEqual(['VAT, USt']);
});

it('shows images in the language of the reader, tables and published films, and counts them as parts of the page', async () => {
  const { status, text: answer } = await create(content);
  expect(status).toBe(201);
  const { id } = (JSON.parse(answer) as { doc: Article }).doc;
  const before = await visited(id, 'en');
  expect(before.html).toContain(
    '<p><u>Now</u><sub>2</sub><sup>3</sup></p><figure><img src="/cms-api/media/file/rates-',
  );
  expect(before.html).toContain(
    'alt="Rates on a map" width="900" height="600"><figcaption>All rates</figcaption></figure><table><thead>',
  );
  expect(before.html).not.toContain('videoCourse');
  expect((await visited(id, 'de')).html).toContain('alt="Sätze auf einer Karte"');
  expect(before.versions).toContain(`video-courses:${film.id}.0`);

  await payload.update({ collection: 'video-courses', id: film.id, data: { _status: 'published' } });
  const after = await visited(id, 'en');
  expect(after.html).toContain(`"><a href="/videoCourse/${film.id}">Video: Registering</a></figure>`);
  expect(after.html).toContain(
    '<figure data-film="{&quot;fileID&quot;:&quot;a&quot;,&quot;appID&quot;:&quot;b&quot;',
  );

  expect((await findArticle(contextOf(payload)(), id))?.content).toMatch(
    new RegExp(`<a href="/videoCourse/${film.id}"><img [^>]+>Video: Registering</a></figure>`),
  );

  // The film is German once all its texts are.
  const languageOf = async () => /&quot;language&quot;:&quot;(..)/.exec((await visited(id, 'de')).html)?.[1];
  const translate = (texts: object) =>
    payload.update({ collection: 'video-courses', id: film.id, locale: 'de', data: texts });
  expect(await languageOf()).toBe('en');
  await translate({ title: 'Anmelden', _status: 'published' });
  expect(await languageOf()).toBe('en');
  await translate({ summary: 'Wie.', transcript: film.transcript, _status: 'published' });
  expect(await languageOf()).toBe('de');

  // An image whose file is replaced makes the page old.
  const versionOfImage = async () =>
    Date.parse((await payload.findByID({ collection: 'media', id: image.id })).updatedAt).toString(36);
  expect(after.versions).toContain(`${image.id}.${await versionOfImage()}`);
  await payload.update({ collection: 'media', id: image.id, data: {}, file: await pictureFile('red') });
  expect(after.versions).not.toContain(`${image.id}.${await versionOfImage()}`);
});

const refused: Record<string, object> = {
  'an image of another collection': { ...imageNode(1), relationTo: 'users' },
  'an image without an id': imageNode({ id: 'x' }),
  'an image that is gone': imageNode(999),
  'a caption that is too long': imageNode(image.id, 'x'.repeat(301)),
  'a film without its video': filmNode(null),
};
for (const [name, bad] of Object.entries(refused))
  it(`refuses ${name} with a message`, async () => {
    const { status, text: answer } = await create(full(node('paragraph', [text('Text')]), bad));
    expect({ status, answer }).toMatchObject({ status: 400, answer: expect.stringContaining('errors') });
  });

it('names a bad link in a table', async () => {
  const link = node('link', [text('Call us')], {
    fields: { url: 'tel:1', linkType: 'custom', newTab: false },
  });
  const cell = node('tablecell', [node('paragraph', [link])], { headerState: 0, colSpan: 1, rowSpan: 1 });
  const { status, text: answer } = await create(full(node('table', [node('tablerow', [cell])])));
  expect(status).toBe(400);
  expect(answer).toContain('“Call us” (tel:1)');
});

for (const bad of [
  { root: { type: 'root', children: 'x' } },
  { root: null },
  'text',
  { root: { children: [null] } },
])
  it(`answers the text ${JSON.stringify(bad)} without a failure of the server`, async () =>
    expect((await create(bad as object)).status).toBeLessThan(500));
