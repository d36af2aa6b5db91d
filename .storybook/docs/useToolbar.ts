import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Channel = DocsContextProps['channel'];

/** What has been chosen in the toolbar, now and from now on; a page without a story is told it by the channel alone. */
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
