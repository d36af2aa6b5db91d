import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

import { endFirstView } from '@/components/ui/StaticIsland/islandComponent';
import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

installBroadcastChannel();

// An awaited element comes in milliseconds; on a busy machine in seconds, and that is no failure.
// No text stands in scripts and styles of a body, and to ask each element whether it is one takes a tenth of a search.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: '' });

/** jsdom lays nothing out, so there is nothing to observe. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom compares every label of the document with every control, which takes a long form seconds for each query.
if (typeof document !== 'undefined')
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLOutputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return [...document.querySelectorAll('label')]
          .filter(({ htmlFor }) => htmlFor && htmlFor === this.id)
          .concat(this.closest<HTMLLabelElement>('label:not([for])') ?? []);
      },
    });

// Kept components (components/ui/StaticIsland) load their code at once, and tests begin when it has come.
endFirstView();
beforeAll(() => new Promise((resolve) => setTimeout(resolve)));
