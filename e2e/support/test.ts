import { test as base } from '@playwright/test';

import { consentCookie, consentVersion } from '@/services/domain/consent';

import { required } from './environment';

interface Fixtures {
  /** Whether the visitor has declined already, as in most tests, or is still to be asked. */
  consent: 'declined' | 'open';
  /** Whether the activity pop-up may open, as it does after seconds on home and prices. */
  activity: 'none' | 'real';
  /** What went wrong while pages were open. The test fails when something is left in it. */
  problems: string[];
}

/** A page on which nothing may go wrong: no console error (Chromium reports CSP violations as such), no exception, nothing from elsewhere. */
export const test = base.extend<Fixtures>({
  consent: ['declined', { option: true }],
  activity: ['none', { option: true }],
  context: async ({ context, consent, activity }, use) => {
    const declined = { categories: ['necessary'], revision: consentVersion };
    const value = encodeURIComponent(JSON.stringify(declined));
    if (consent === 'declined')
      await context.addCookies([{ name: consentCookie, value, url: required('E2E_SITE_URL') }]);
    if (activity === 'none')
      await context.route('**/popMarket/list?*', (route) =>
        route.fulfill({ json: { code: 0, msg: 'success', data: [] } }),
      );
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const ours = [required('E2E_SITE_URL'), required('E2E_GATEWAY_URL')];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !ours.some((host) => url.startsWith(host)))
          problems.push(`elsewhere: ${url}`);
      });
      await use(problems);
      base.expect(problems, 'problems while the page was open').toEqual([]);
    },
    { auto: true },
  ],
});
export const { expect } = test;
