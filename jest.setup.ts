import '@testing-library/jest-dom';

import { endFirstView } from '@/components/ui/KeptHtml/keptComponent';
import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

installBroadcastChannel();

/** jsdom lays nothing out, so there is nothing to observe. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Kept components (components/ui/KeptHtml) load their code at once, and tests begin when it has come.
endFirstView();
beforeAll(() => new Promise((resolve) => setTimeout(resolve)));
