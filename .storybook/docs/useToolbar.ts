import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Channel = DocsContextProps['channel'];

/** Returns the toolbar's current values; pages without a story receive them through the channel alone. */
export function useToolbar(channel: Channel): Globals {
  const [chosen, setChosen] = useState<Globals>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? []) as { userGlobals: Globals }[];
    return last?.userGlobals ?? {};
  });
  useEffect(() => {
    const listen = ({ userGlobals }: { userGlobals: Globals }) => setChosen(userGlobals);
    channel.on(GLOBALS_UPDATED, listen);
    return () => channel.off(GLOBALS_UPDATED, listen);
  }, [channel]);
  return chosen;
}
