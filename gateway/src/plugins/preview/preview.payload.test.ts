import { it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from '../../../test/payload/openPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';

const payload = await openPayload();

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
