import type { Decorator } from '@storybook/react';
import { type ReactNode, useLayoutEffect } from 'react';

import type { Scheme } from '../components/theme/contrast';

// Guides, which have no decorators, are always light.
document.documentElement.dataset.scheme = 'light';

function InScheme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  // Before a story counts as rendered: the story before may have been in another scheme.
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return children;
}

/** Shows a story in the colour scheme of the toolbar, whatever the system's is. */
export const withScheme: Decorator = (Story, { globals }) => (
  <InScheme scheme={globals.scheme === 'dark' ? 'dark' : 'light'}>
    <Story />
  </InScheme>
);
