import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { as, ask, type, typists } from '../../../test/payload/typing';

const payload = await openFilledPayload();
const { ada, till, newArticle, draftOf } = await typists(payload);

describe('texts in the other language', () => {
  const page = (locale: 'en' | 'de') =>
    payload.findByID({ collection: 'pages', id: 1, draft: true, locale, fallbackLocale: false, depth: 0 });

  it('are saved with the form, each where its row is, and published with it', async () => {
    const { blocks } = await page('en');
    const row = blocks?.find((block) => 'heading' in block);
    const before = await page('de');
    const otherTexts = { title: 'Heim', [`blocks.${row?.id}.heading`]: 'Deutsche Überschrift' };
    const path = `/pages/1${as('en')}`;
    const saved = await ask(ada, 'PATCH', path, { title: 'House', blocks, otherTexts, _status: 'draft' });
    expect([saved.status, saved.errors]).toEqual([200, undefined]);
    expect((await page('en')).title).toBe('House');
    const after = await page('de');
    expect(after.title).toBe('Heim');
    expect(after.blocks?.find(({ id }) => id === row?.id)).toMatchObject({ heading: 'Deutsche Überschrift' });
    expect(after.blocks?.filter(({ id }) => id !== row?.id)).toEqual(
      before.blocks?.filter(({ id }) => id !== row?.id),
    );
    // One version holds both.
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: 1 } },
      sort: '-updatedAt',
      limit: 1,
      locale: 'all',
    });
    expect(docs[0]?.version.title).toEqual({ en: 'House', de: 'Heim' });
    await ask(ada, 'PATCH', '/pages/1?locale=en', { otherTexts: { title: 'Haus' }, _status: 'published' });
    const live = await payload.findByID({ collection: 'pages', id: 1, locale: 'all', depth: 0 });
    expect(live.title).toEqual({ en: 'House', de: 'Haus' });
  });

  it('are not for a translator of one language', async () => {
    const id = await newArticle();
    await type(till, id, { title: 'Neu', otherTexts: { title: 'Translated' } }, 'de');
    expect((await draftOf(id)).title).toBe('New');
  });
});
