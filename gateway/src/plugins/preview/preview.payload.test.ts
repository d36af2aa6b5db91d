import { it } from 'node:test';

import { expect } from 'expect';

import { contextOf } from '../../../test/payload/bulk';
import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { findPopUps } from '../../api/activities/popUps';
import { findShownDrafts, runWithDrafts } from '../../sync/draftContext';

const payload = await openFilledPayload();

it('a page has a preview once it has a place on the site', async () => {
  const headers = await staffSession(payload, { name: 'Ann Example', role: 'editor' });
  const linkOf = async (address: { pageKey?: string; uid?: string }) => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'A draft', blocks: [], ...address, _status: 'draft' },
      draft: true,
    });
    const { text } = await restRequest('GET', `/site-preview?source=pages&id=${id}&locale=en`, { headers });
    return (JSON.parse(text) as { url: string | null }).url;
  };
  expect(await linkOf({})).toBeNull();
  expect(await linkOf({ pageKey: 'Contact' })).toContain('pageKey=Contact');
  expect(await linkOf({ uid: 'winter-2027' })).toContain('uid=winter-2027');
});

it('a pop-up that waits behind another one is the first in its own preview', async () => {
  const image = (await payload.find({ collection: 'media', limit: 1 })).docs[0]?.id ?? 0;
  const add = (name: string, _status: 'draft' | 'published') =>
    payload.create({
      collection: 'pop-ups',
      data: {
        ...{ name, image, linkUrl: '/cht/Services', _status },
        ...{ startTime: '2026-01-01T00:00:00.000Z', startTime_tz: 'Europe/Berlin' },
      },
    });
  const [first, draft, last] = [
    await add('One', 'published'),
    await add('Two', 'draft'),
    await add('Three', 'published'),
  ].map(({ id }) => id);
  const ours = new Set([first, draft, last]);
  const shownIn = async (preview: string) => {
    const drafts = await findShownDrafts(payload, preview);
    const all = await runWithDrafts(drafts, () => findPopUps(contextOf(payload)()));
    return all.map(({ id }) => id).filter((id) => ours.has(id));
  };
  expect(await shownIn('')).toEqual([first, last]);
  expect(await shownIn(`pop-ups:${last}`)).toEqual([last, first]);
  expect(await shownIn(`pop-ups:${draft}`)).toEqual([draft, first, last]);
  expect(await shownIn('articles:1')).toEqual([first, last]);
});
