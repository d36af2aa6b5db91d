import { serverFolder } from '@/services/config/build';
import type { FreshnessAnswer } from '@/services/gateway/siteRequests';

import { knownPages } from './knownPages';
import { signedEndpoint } from './signedEndpoint';

/** Tells the gateway what this instance really answers with; renders nothing. */
export const reportFreshness = signedEndpoint({
  name: 'freshness',
  methods: ['GET'],
  answer: async () => {
    const body: FreshnessAnswer = { now: Date.now(), pages: await knownPages(serverFolder()) };
    return { status: 200, body };
  },
});
