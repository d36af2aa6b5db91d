import sharp from 'sharp';

import { cms, login } from './cms';
import { gatewayUrl, setting } from './gateway';

interface Image {
  id: number;
  alt: string;
  mimeType: string;
  focalX: number;
  url: string;
  sizes: Record<string, { mimeType: string; width: number; url: string }>;
}

const made: number[] = [];
afterAll(async () => {
  for (const id of made) await cms('DELETE', `/media/${id}`);
});

const picture = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Uploads as the admin's form does, for a new image or for that of an id. */
async function upload(file: Buffer, data: object, language = 'en', locale = 'en', id = 0) {
  const session = await login(setting('GATEWAY_TEST_ADMIN_EMAIL'), setting('GATEWAY_TEST_ADMIN_PASSWORD'));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), `contract-${Date.now()}.png`);
  form.set('_payload', JSON.stringify(data));
  const response = await fetch(
    `${gatewayUrl()}/cms-api/media${id ? `/${id}` : ''}?locale=${locale}&depth=0`,
    {
      method: id ? 'PATCH' : 'POST',
      headers: { connection: 'close', authorization: `JWT ${session}`, 'accept-language': language },
      body: form,
    },
  );
  const text = await response.text();
  const doc = response.ok ? (JSON.parse(text) as { doc: Image }).doc : undefined;
  if (doc && !id) made.push(doc.id);
  return { status: response.status, text, doc };
}

const both = { alt: 'A teal field.', otherAlt: 'Eine petrolfarbene Fläche.' };

it('has a description in both languages, and several sizes in WebP', async () => {
  const { doc } = await upload(await picture(), both);
  expect(doc).toMatchObject({
    mimeType: 'image/webp',
    sizes: { small: { mimeType: 'image/webp', width: 400 }, medium: { mimeType: 'image/webp', width: 800 } },
  });
  const all = await cms<{ alt: unknown }>('GET', `/media/${doc?.id}?locale=all&depth=0`);
  expect(all.alt).toEqual({ en: both.alt, de: both.otherAlt });
  const german = await cms<{ alt: string; otherAlt: string }>('GET', `/media/${doc?.id}?locale=de&depth=0`);
  expect(german).toMatchObject({ alt: both.otherAlt, otherAlt: both.alt });
  await cms('PATCH', `/media/${doc?.id}?locale=de`, { alt: 'Eine Fläche.', otherAlt: 'A field.' });
  expect((await cms<{ alt: unknown }>('GET', `/media/${doc?.id}?locale=all&depth=0`)).alt).toEqual({
    en: 'A field.',
    de: 'Eine Fläche.',
  });
});

it('keeps the colour that stands in its place until it comes, none where it is transparent', async () => {
  const { doc } = await upload(await picture(), both);
  expect(doc).toMatchObject({ colour: '#008080' });
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp({ create: { width: 300, height: 100, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const described = { ...both, isDescribed: true };
  expect((await upload(logo, described, 'en', 'en', doc?.id)).doc).toMatchObject({ colour: null });
});

it.each([
  ['en', 'describe the image in English'],
  ['de', 'beschreiben Sie das Bild auch auf Englisch'],
])('requires an English description in the German form: %s', async (language, sentence) => {
  const { status, text } = await upload(await picture(), { alt: both.otherAlt }, language, 'de');
  expect(status).toBe(400);
  expect(text).toContain(sentence);
});

it('requires an English description in the English form, and takes an image without a German one', async () => {
  const { status, text } = await upload(await picture(), { otherAlt: both.otherAlt });
  expect([status, text]).toEqual([400, expect.stringContaining('needed before you can publish')]);
  expect((await upload(await picture(), { alt: both.alt })).status).toBe(201);
});

describe.each([
  ['en', 'de'],
  ['de', 'en'],
])('in the form for %s', (locale, other) => {
  it('refuses to remove a description in either language', async () => {
    const { doc } = await upload(await picture(), both, 'en', locale);
    const path = `/media/${doc?.id}?locale=${locale}`;
    for (const empty of [{ alt: ' ' }, { alt: null }, { otherAlt: ' ' }])
      await expect(cms('PATCH', path, empty)).rejects.toThrow('400');
    const all = await cms<{ alt: unknown }>('GET', `/media/${doc?.id}?locale=all&depth=0`);
    expect(all.alt).toEqual({ [locale]: both.alt, [other]: both.otherAlt });
  });
});

it('keeps the files of an image whose replacement is refused', async () => {
  const { doc } = await upload(await picture(), both);
  if (!doc) throw new Error('The image was not saved.');
  const refused = await upload(await picture(900, 900), { alt: ' ', isDescribed: true }, 'en', 'en', doc.id);
  expect(refused.status).toBe(400);
  const addresses = [doc.url, ...Object.values(doc.sizes).map(({ url }) => url)];
  for (const address of addresses) {
    const { status, headers } = await fetch(new URL(address, gatewayUrl()), {
      headers: { connection: 'close' },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  expect(addresses).toHaveLength(3);
});

it('refuses too many pixels', async () => {
  const { status, text } = await upload(await picture(9_000, 7_000), both);
  expect(status).toBe(400);
  expect(text).toContain('more than 60 million pixels');
});

it('refuses too many bytes', async () => {
  const { status, text } = await upload(Buffer.alloc(10_000_001, 1), both);
  expect(status).toBe(413);
  expect(text).toContain('larger than 10 MB');
  expect(text).toContain('größer als 10 MB');
});
