import { useCallback, useEffect, useState } from 'react';

import { loadScript } from '@/services/browser/loading/script';

type ScriptState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Loads a script as soon as it is needed; after a failure `retry` tries again. */
export function useScript(src: string, isNeeded: boolean) {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const load = useCallback(() => {
    loadScript(src).then(
      () => setOutcome('ready'),
      () => setOutcome('failed'),
    );
  }, [src]);

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  const retry = () => {
    setOutcome(undefined);
    load();
  };
  const state: ScriptState = isNeeded ? (outcome ?? 'loading') : 'waiting';
  return { state, retry };
}
