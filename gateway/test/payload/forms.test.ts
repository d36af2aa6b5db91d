import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';

import { expect } from 'expect';
import sharp from 'sharp';

import { articleOf } from '../article';
import { document, node, text } from '../richText';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openPayload();
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });

/** The message of each field that refuses a document; empty once it is saved. */
async function refusals(path: string, body: object, { language = 'en', method = 'POST' } = {}) {
  const headers = { ...editor, 'accept-language': language };
  const answer = await restRequest(method, path, { headers, body });
  const { errors = [] } = JSON.parse(answer.text) as {
    errors?: { message: string; data?: { errors: { path: string; message: string }[] } }[];
  };
  if (answer.status < 400) return {};
  const fields = errors.flatMap(({ data, message }) => data?.errors ?? [{ path: '', message }]);
  return Object.fromEntries(fields.map(({ path: field, message }) => [field, message]));
}
const article = (title: string, more: object = {}) => articleOf(title, { ...more, _status: 'published' });

describe('a text over its limit', () => {
  it('says in English and in German how long it may be and is', async () => {
    const body = article('x'.repeat(183), { author: 'y'.repeat(121) });
    expect(await refusals('/articles?locale=en', body)).toEqual({
      title: 'Please shorten to 160 characters (now 183).',
      author: 'Please shorten to 120 characters (now 121).',
    });
    expect(await refusals('/articles?locale=en', body, { language: 'de' })).toMatchObject({
      title: 'Bitte auf 160 Zeichen kürzen (jetzt 183).',
    });
  });

  it('keeps a document from going live whole where it is the German one', async () => {
    const { id } = await payload.create({ collection: 'articles', data: articleOf('Fits'), draft: true });
    const save = (query: string, body: object) =>
      refusals(`/articles/${id}?${query}`, body, { method: 'PATCH' });
    expect(await save('locale=de&draft=true', { title: 'x'.repeat(161), _status: 'draft' })).toEqual({});
    const sentence = 'German: Please shorten to 160 characters (now 161).';
    expect(await save('locale=en', { _status: 'published' })).toEqual({ title: sentence });
    expect(await save('locale=en&publishSpecificLocale=en', { _status: 'published' })).toEqual({});
  });

  it('says so where it is the same in every language, and in a row of a section', async () => {
    const cards = {
      blockType: 'cardGrid',
      heading: 'Cards',
      cards: [{ icon: 'calendar', title: 'z'.repeat(101), text: 'A.' }],
    };
    const page = { title: 'Page', uid: 'long', blocks: [cards], _status: 'published' };
    expect(await refusals('/pages?locale=en', page)).toEqual({
      'blocks.0.cards.0.title': 'Please shorten to 100 characters (now 101).',
    });
    const partner = { name: 'n'.repeat(141), kind: 'Bank', summary: 'A.', country: 'DE' };
    expect(await refusals('/partners?locale=en', { ...partner, _status: 'published' })).toEqual({
      name: 'Please shorten to 140 characters (now 141).',
    });
  });
});

describe('an image without a German description', async () => {
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const file = { data, name: 'harbour.png', mimetype: 'image/png', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'A harbour.' }, file });
  const sentence = `The image “harbour.webp” has no German description yet. Please add it first: /admin/collections/media/${id}`;
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: id, fields: {} };
  const content = document(node('paragraph', [text('A text.')]), upload);

  it('may stand in a draft', async () =>
    expect(
      await refusals('/articles?draft=true', {
        ...articleOf('Draft', { cover: id, content }),
        _status: 'draft',
      }),
    ).toEqual({}));

  it('is named where a document with it is published, as a cover and in a text', async () =>
    expect(await refusals('/articles', article('Shown', { cover: id, content }))).toEqual({
      cover: sentence,
      content: sentence,
    }));

  it('is published once it is described, and the description stays', async () => {
    const patch = { method: 'PATCH' };
    expect(await refusals(`/media/${id}?locale=en`, { otherAlt: 'Ein Hafen.' }, patch)).toEqual({});
    expect(await refusals('/articles', article('Shown', { cover: id, content }))).toEqual({});
    for (const [locale, empty] of [
      ['en', { otherAlt: '' }],
      ['de', { alt: '' }],
    ] as const)
      expect(await refusals(`/media/${id}?locale=${locale}`, empty, patch)).toEqual({
        [Object.keys(empty)[0] as string]:
          'This description is already in use on the site. Please change it instead of removing it.',
      });
  });
});

describe('an address that is taken', async () => {
  const page = (title: string, uid: string) => ({
    ...{ title, uid, _status: 'published' as const },
    blocks: [{ blockType: 'prose' as const, body: document(node('paragraph', [text('A text.')])) }],
  });
  const { id } = await payload.create({ collection: 'pages', data: page('Spring offers', 'spring') });

  it('names the document that has it, with the path of its form', async () => {
    expect(await refusals('/pages', page('Other', 'spring'))).toEqual({
      uid: `“Page: Spring offers” already uses this (/admin/collections/pages/${id}). Please choose another one here, or change it there first.`,
    });
    expect(await refusals(`/pages/${id}`, page('Spring', 'spring'), { method: 'PATCH' })).toEqual({});
  });

  it('says that the document is in the trash', async () => {
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    expect(await refusals('/pages', page('Other', 'spring'), { language: 'de' })).toEqual({
      uid: 'Das wird schon von „Seite: Spring“ im Papierkorb verwendet. Bitte wählen Sie etwas anderes, oder lassen Sie jenes Dokument endgültig löschen.',
    });
  });
});

describe('a file for the media library', async () => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  const user = { ...docs[0], collection: 'users' };
  const upload = (name: string, mimetype: string, content: Buffer | string) => {
    const data = Buffer.from(content as string);
    return payload.create({
      ...{ collection: 'media', data: { alt: 'A logo.' }, user },
      file: { data, name, mimetype, size: data.length },
    });
  };
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">${inside}</svg>`;

  it('that is an SVG is kept as the pixels that it draws, without what it carries', async () => {
    const red = '<rect width="20" height="10" fill="red"/><script>alert(1)</script>';
    expect(await upload('logo.svg', 'image/svg+xml', svg(red))).toMatchObject({
      ...{
        mimeType: 'image/webp',
        width: 1600,
        height: 800,
        colour: expect.stringMatching(/^#ff0[0-2]0[0-2]$/),
      },
      filename: expect.stringMatching(/^logo-[0-9a-f]{24}\.webp$/),
      sizes: { small: { width: 400 }, medium: { width: 800 } },
    });
  });

  it('that is an SVG under another name is drawn too', async () =>
    expect(await upload('logo.png', 'image/png', svg('<circle r="5"/>'))).toMatchObject({
      mimeType: 'image/webp',
    }));

  it('that is an SVG may say that it has no filter, and repeat a shape', async () =>
    expect(
      await upload(
        'plain.svg',
        'image/svg+xml',
        svg('<circle id="a" r="5" style="filter:none"/><use xlink:href="#a" x="3"/>'),
      ),
    ).toMatchObject({ mimeType: 'image/webp' }));

  for (const [what, name, content, sentence] of [
    [
      'an SVG that draws nothing',
      'broken.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><rect',
      'SVG cannot be drawn',
    ],
    [
      'an SVG with a file of the server in it',
      'file.svg',
      svg('<image width="20" height="10" xlink:href="file:///etc/hostname"/>'),
      'has another image in it',
    ],
    ['an SVG with a filter', 'blur.svg', svg('<circle r="5" filter="blur(9px)"/>'), 'has a filter'],
    ['an SVG of too many shapes', 'many.svg', svg('<path d=""/>'.repeat(10_001)), 'more than 10000 shapes'],
    ['an SVG of too many copies', 'uses.svg', svg('<use href="#a"/>'.repeat(201)), 'more than 200 times'],
    [
      'an SVG that hides what it has in entities',
      'entities.svg',
      `<!DOCTYPE svg [<!ENTITY a "&#60;filter/>">]>${svg('&a;')}`,
      'SVG cannot be drawn',
    ],
    ['an SVG in another encoding', 'wide.svg', Buffer.from(svg('<g/>'), 'utf16le'), 'SVG cannot be drawn'],
    ['a compressed SVG', 'logo.svg', gzipSync(svg('<circle r="5"/>')), 'SVG cannot be drawn'],
    [
      'a photo of an iPhone',
      'IMG_1.HEIC',
      '\0\0\0$ftypheic\0\0\0\0mif1MiPrmiafMiHBheic',
      'save it as JPEG first',
    ],
    [
      'a photo of another program',
      'photo.heif',
      '\0\0\0\x1cftypmif1\0\0\0\0mif1heic',
      'save it as JPEG first',
    ],
    ['a text', 'text.png', 'A text.', 'cannot be read as an image'],
  ] as const)
    it(`that is ${what} is refused with what to do`, () =>
      expect(upload(name, name.endsWith('svg') ? 'image/svg+xml' : 'image/png', content)).rejects.toThrow(
        sentence,
      ));
});
