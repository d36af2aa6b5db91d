import sharp from 'sharp';

import { articleOf } from './article';
import { cms, login, update } from './cms';
import { gatewayUrl, read, setting } from './gateway';
import { made } from './made';
import { staff } from './staff';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
let translator: Awaited<ReturnType<typeof staff>>;

beforeAll(async () => {
  translator = await staff({ name: 'Translator', role: 'translator', language: 'de' });
});

afterAll(async () => {
  await takeAway();
  await translator.leave();
});

/** Returns the error that a translator gets, or `allowed`. */
const tries = (path: string, body: object) =>
  cms('PATCH', path, body, { session: translator.session, language: 'de' }).then(
    () => 'allowed',
    (error: Error) => error.message,
  );

/** A published article with an English draft beside it. */
async function drafted(): Promise<number> {
  const id = await make('articles', articleOf(mark), 'published');
  await update('articles', id, { title: `${mark}, unfinished`, _status: 'draft' }, '?draft=true');
  return id;
}
const shownTitle = async (id: number) => (await read('showArticleDetailById', { id })).title;

it('publishes one document at a time', async () => {
  const id = await drafted();
  const path = `/articles?locale=de&where[id][equals]=${id}`;
  expect(await tries(path, { _status: 'published' })).toContain('einzeln');
  expect(await shownTitle(id)).toBe(mark);
});

it('refuses a change without _status, and unpublishes nothing', async () => {
  const id = await drafted();
  expect(await tries(`/articles/${id}?locale=de`, { title: `${mark}, deutsch` })).toContain('als Entwurf');
  expect(await shownTitle(id)).toBe(mark);
});

describe('images', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();

  async function send(method: 'POST' | 'PATCH', path: string, session: string, data: object, file?: Buffer) {
    const form = new FormData();
    form.set('_payload', JSON.stringify(data));
    if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${Date.now()}.png`);
    const response = await fetch(`${gatewayUrl()}/cms-api${path}`, {
      method,
      headers: { connection: 'close', authorization: `JWT ${session}`, 'accept-language': 'de' },
      body: form,
    });
    return { status: response.status, text: await response.text() };
  }

  let id: number;
  const stored = async () => {
    const image = await cms<Record<string, unknown>>('GET', `/media/${id}?locale=de&depth=0`);
    return {
      filename: image.filename,
      width: image.width,
      focalX: image.focalX,
      alt: image.alt,
      mimeType: image.mimeType,
    };
  };

  beforeAll(async () => {
    const session = await login(setting('GATEWAY_TEST_ADMIN_EMAIL'), setting('GATEWAY_TEST_ADMIN_PASSWORD'));
    const both = { alt: 'A field.', otherAlt: 'Eine Fläche.' };
    const { text } = await send('POST', '/media?locale=en&depth=0', session, both, await picture('teal'));
    id = (JSON.parse(text) as { doc: { id: number } }).doc.id;
  });
  afterAll(() => cms('DELETE', `/media/${id}`));

  it('can be described, but not replaced', async () => {
    const before = await stored();
    const answer = await send(
      'PATCH',
      `/media/${id}?locale=de`,
      translator.session,
      { alt: 'Anderes.' },
      await picture('red'),
    );
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Bild oder die Datei');
    expect(await stored()).toEqual(before);
  });

  it('keep their focal point and size', async () => {
    const before = await stored();
    await tries(`/media/${id}?locale=de`, { alt: 'Neu.', focalX: 10, focalY: 10, width: 1, mimeType: 'x' });
    expect(await stored()).toEqual({ ...before, alt: 'Neu.' });
    const edits = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10';
    expect(await tries(`/media/${id}?locale=de&${edits}`, { alt: 'Neuer.' })).toContain(
      'Bild oder die Datei',
    );
    expect(await stored()).toEqual({ ...before, alt: 'Neu.' });
  });
});
