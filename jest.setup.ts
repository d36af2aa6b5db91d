import '@testing-library/jest-dom';

import { endFirstView, keptComponentsLoaded } from '@/components/ui/KeptHtml/keptComponent';
import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

installBroadcastChannel();

/** jsdom lays nothing out, so there is nothing to observe. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Kept components (components/ui/KeptHtml) load their code at once, so that tests need not wait for it.
endFirstView();
beforeAll(keptComponentsLoaded);
