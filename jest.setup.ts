import '@testing-library/jest-dom';

import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

installBroadcastChannel();

/** jsdom lays nothing out, so there is nothing to observe. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
