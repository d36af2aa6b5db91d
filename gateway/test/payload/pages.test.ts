import { describe, it } from 'node:test';

import { expect } from 'expect';

import { findChannelPage } from '../../src/api/activities/channels';
import { findPage } from '../../src/api/pages/findPage';
import type { CallContext } from '../../src/platform/http/callContext';
import { openPayload } from './openPayload';

const payload = await openPayload();
const context = { payload, language: 'en', today: '2026-11-24' } as unknown as CallContext;

const publish = (address: { pageKey?: string | null; uid?: string }) =>
  payload.create({
    collection: 'pages',
    data: { title: 'A page', blocks: [], ...address, _status: 'published' },
  });

/** The sentences with which a page is refused. */
async function refusal(address: { pageKey?: string; uid?: string }): Promise<string> {
  try {
    await publish(address);
    return 'accepted';
  } catch (error) {
    const { errors } = (error as { data: { errors: { message: string }[] } }).data;
    return errors.map(({ message }) => message).join(' ');
  }
}

describe('a campaign page', () => {
  it('needs no key, is found by its address, and several have none', async () => {
    await publish({ uid: 'spring-2027' });
    await publish({ uid: 'autumn-2027', pageKey: '' });
    expect(await findPage(context, { uid: 'spring-2027' })).toMatchObject({ pageKey: 'spring-2027' });
    for (const uid of ['spring-2027', 'no/slash']) expect(await refusal({ uid })).not.toBe('accepted');
  });

  for (const uid of ['index', 'Index'])
    it(`cannot be at ${uid}, which a sentence says`, async () =>
      expect(await refusal({ uid })).toBe(
        'The address "index" stands for the list of all campaign pages. Choose another one.',
      ));

  it('without a key can be the landing page of a channel', async () => {
    const { id } = await publish({ uid: 'landing' });
    await payload.updateGlobal({ slug: 'newcomers', data: { landingPage: id, _status: 'published' } });
    expect(await findChannelPage(context, { channelNo: '', channelCode: '' })).toMatchObject({
      channel: null,
      page: { pageKey: 'landing' },
    });
  });
});

describe('any other page', () => {
  it('needs a place on the site', async () => {
    expect(await refusal({})).toBe(
      'Choose a page of the site, or give the page an address as a campaign page.',
    );
    expect(await refusal({ pageKey: 'Imprint' })).toBe('accepted');
  });
});
