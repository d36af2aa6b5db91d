import type { Decorator } from '@storybook/react';
import { type ReactNode, useLayoutEffect } from 'react';

function InDirection({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    // Guides are from left to right.
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  return children;
}

/** Shows a story in the direction of the toolbar; its texts stay as they are. */
export const withDirection: Decorator = (Story, { globals }) => (
  <InDirection direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}>
    <Story />
  </InDirection>
);
