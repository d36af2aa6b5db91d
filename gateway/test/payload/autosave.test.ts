import { describe, it } from 'node:test';

import { expect } from 'expect';

import { hasDrafts } from '../../src/sync/tracked';
import { openFilledPayload } from './openFilledPayload';
import { as, ask, typists } from './typing';

const payload = await openFilledPayload();
const { ada } = await typists(payload);

describe('a draft that saves itself', () => {
  const drafts = payload.config.collections.filter(hasDrafts);
  for (const { slug } of drafts)
    it(`may be incomplete in ${slug}: it begins empty`, async () => {
      const made = await ask(ada, 'POST', `/${slug}?draft=true&locale=en`, {});
      expect([made.status, made.errors]).toEqual([201, undefined]);
      const id = made.doc?.id ?? 0;
      const saved = await ask(ada, 'PATCH', `/${slug}/${id}${as('en')}`, { _status: 'draft' });
      expect([saved.status, saved.errors]).toEqual([200, undefined]);
      const published = await ask(ada, 'PATCH', `/${slug}/${id}?locale=en`, { _status: 'published' });
      expect(published.status).toBe(400);
      await payload.delete({ collection: slug, id });
    });

  for (const { slug } of payload.config.globals.filter(hasDrafts))
    it(`of ${slug} leaves the site alone`, async () => {
      const live = () => payload.findGlobal({ slug: slug, locale: 'all', depth: 0 });
      const before = await live();
      expect((await ask(ada, 'POST', `/globals/${slug}${as('en')}`, { _status: 'draft' })).status).toBe(200);
      expect(await live()).toEqual(before);
    });
});
