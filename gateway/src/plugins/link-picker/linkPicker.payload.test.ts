import { it } from 'node:test';

import { expect } from 'expect';
import { createLocalReq } from 'payload';

import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { document, node, text } from '../../../test/richText';
import { normaliseLink, validateLink } from '../../cms/fields/href';
import type { LinkTarget } from './findLinkTargets';

const payload = await openPayload();
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });
const translator = await staffSession(payload, { name: 'Translator', role: 'translator', language: 'de' });

const content = document(node('paragraph', [text('Text')]));
const times = { publishTime: '2026-11-20T09:00:00Z', reviewTime: '2026-11-20T09:00:00Z' };
const article = { summary: 'All.', articleType: 'trends' as const, author: 'Desk', content, ...times };
const shown = await payload.create({
  collection: 'articles',
  data: { ...article, title: 'Warehouse 7 opens', _status: 'published' },
});
await payload.create({
  collection: 'articles',
  data: { ...article, title: 'Warehouse 8 is a draft', _status: 'draft' },
});
await payload.create({
  collection: 'pages',
  data: {
    ...{ title: 'Storage', uid: 'storage', _status: 'published' },
    blocks: [
      { blockType: 'prose', heading: 'Warehouse rules', anchor: 'rules', body: content },
      { blockType: 'prose', heading: 'No mark', body: content },
    ],
  },
});
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\ntrailer\n<<>>\n%%EOF\n');
const file = await payload.create({
  collection: 'documents',
  data: {},
  file: { data: pdf, name: 'warehouse.pdf', mimetype: 'application/pdf', size: pdf.length },
});

async function targets(query: string, headers = editor) {
  const answer = await restRequest('GET', `/link-targets?${new URLSearchParams({ q: query })}`, { headers });
  return (JSON.parse(answer.text) as { targets: LinkTarget[] }).targets;
}

it('finds pages with their marked places, articles and files, and no drafts', async () => {
  const filePath = `/cms-api/documents/file/${file.filename}`;
  expect(await targets('warehouse')).toEqual([
    {
      ...{ kind: 'pages', title: 'Storage', path: '/custom/storage' },
      places: [{ title: 'Warehouse rules', path: '/custom/storage#rules' }],
    },
    { kind: 'articles', title: 'Warehouse 7 opens', path: `/trends/${shown.id}.html` },
    { kind: 'documents', title: 'warehouse.pdf', path: filePath },
  ]);
  expect(await targets('OPENS warehouse', translator)).toHaveLength(1);
});

it('finds pages that the site has by itself by their address', async () =>
  expect(await targets('/information/list/')).toContainEqual({
    ...{ kind: 'pages', path: expect.stringMatching(/^\/information\/list\//) },
    ...{ title: expect.any(String), places: [] },
  }));

it('puts the page whose address was typed before all others that begin with it', async () => {
  expect((await targets('/cht/price'))[0]?.path).toBe('/cht/price');
  expect((await targets('/'))[0]?.path).toBe('/');
});

it('takes any text as words', async () => {
  for (const query of ['%', '_', '"', "'; --", '\\', 'x'.repeat(500)])
    expect(await targets(query)).toEqual(expect.any(Array));
});

it('answers staff only', async () =>
  expect((await restRequest('GET', '/link-targets?q=a', {})).status).toBe(401));

it('keeps a file and the alias of an article as links, and refuses a file that is not there', async () => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  const user = docs[0] && { ...docs[0], collection: 'users' as const };
  const req = await createLocalReq({ user }, payload);
  const path = `/cms-api/documents/file/${file.filename}`;
  expect([normaliseLink(path), await validateLink(path, req)]).toEqual([path, true]);
  const alias = `/trends/${shown.id}.html`;
  expect(normaliseLink(`/trends/${shown.id}-warehouse.html`)).toBe(alias);
  expect(await validateLink(alias, req)).toBe(true);
  expect(await validateLink('/cms-api/documents/file/gone.pdf', req)).toContain('Nothing is published');
});

it('writes the words of a readable address as they stand in it, in each language', async () => {
  const save = (slug: string, locale: string) =>
    restRequest('PATCH', `/articles/${shown.id}?locale=${locale}`, {
      headers: editor,
      body: { slug, _status: 'published' },
    });
  expect((await save(' Lager Öffnet! ', 'de')).text).toContain('"slug":"lager-oeffnet"');
  expect((await save('opening', 'en')).text).toContain('"slug":"opening"');
  const saved = await payload.findByID({ collection: 'articles', id: shown.id, locale: 'all', draft: true });
  expect(saved.slug).toEqual({ en: 'opening', de: 'lager-oeffnet' });
  const refused = await save('???', 'en');
  expect({ ...refused }).toMatchObject({ status: 400, text: expect.stringContaining('letters or digits') });
});
