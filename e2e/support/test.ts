import { type Cookie, test as base } from '@playwright/test';

import { consentCookie, consentVersion } from '@/services/domain/visits/consent';

import { answerWithJson } from './answerWithJson';
import { removeLeftOvers } from './cms';
import { required } from './environment';
import { Problems } from './problems';
import { register } from './registration';

interface Fixtures {
  /** Whether the visitor has declined already, as in most tests, agreed to campaigns, or is still to be asked. */
  consent: 'declined' | 'campaigns' | 'open';
  /** Whether the activity pop-up may open, as it does after seconds on home and prices. */
  activity: 'none' | 'real';
  /** Documents of a test that fails are removed, so that no other test meets them. */
  leftOvers: void;
  /** Problems that were logged while pages were open. The test fails on unexpected ones. */
  problems: Problems;
}

interface WorkerFixtures {
  /** The session of a merchant, which the tests of a worker share: for what members see, not for what ends a session. */
  member: Cookie[];
}

/** A page on which nothing may go wrong: no console error (Chromium reports CSP violations as such), no exception, nothing from elsewhere. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  member: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: required('E2E_SITE_URL') });
      await register(request);
      const { cookies } = await request.storageState();
      await request.dispose();
      await use(cookies);
    },
    { scope: 'worker' },
  ],
  consent: ['declined', { option: true }],
  activity: ['none', { option: true }],
  context: async ({ context, consent }, use) => {
    const categories = ['necessary', ...(consent === 'campaigns' ? [consent] : [])];
    const value = encodeURIComponent(JSON.stringify({ categories, revision: consentVersion }));
    if (consent !== 'open')
      await context.addCookies([{ name: consentCookie, value, url: required('E2E_SITE_URL') }]);
    await use(context);
  },
  page: async ({ page, activity }, use) => {
    const json = { code: 0, msg: 'success', data: [] };
    if (activity === 'none') await answerWithJson(page, '*/popMarket/list?*', json);
    await use(page);
  },
  leftOvers: [
    // After the pages of the test, so that no form holds a document.
    async ({}, use) => {
      await use();
      await removeLeftOvers();
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      const ours = [required('E2E_SITE_URL'), required('E2E_GATEWAY_URL')];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') problems.note(`console: ${message.text()} (${url})`);
      });
      context.on('weberror', (error) => problems.note(`exception: ${error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !ours.some((host) => url.startsWith(host)))
          problems.note(`elsewhere: ${url}`);
      });
      await use(problems);
      base.expect(problems.unwanted, 'problems while the page was open').toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = test;
