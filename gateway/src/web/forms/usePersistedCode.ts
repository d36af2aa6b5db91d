'use client';

import { useEffect, useState } from 'react';

import type { CodeState } from '../actions/codeAction';
import { clearFormStateOnLeave, loadFormState, saveFormState } from './formStateStore';

export type PersistedCode = NonNullable<CodeState['sent']>;

function stillGood(key: string): PersistedCode | null {
  const kept = loadFormState<PersistedCode>(key);
  return kept && kept.goodUntil > Date.now() ? kept : null;
}

/** To whom a code was sent, remembered as long as it is good: a reload must not cost a message. */
export function usePersistedCode(latest: PersistedCode | undefined, key: string): PersistedCode | null {
  const [restored, setRestored] = useState<PersistedCode | null>(null);
  useEffect(() => {
    if (latest) saveFormState(key, latest);
    // The browser's storage cannot be read while the server renders.
    // oxlint-disable-next-line react/set-state-in-effect
    else setRestored(stillGood(key));
  }, [latest, key]);
  useEffect(() => clearFormStateOnLeave(key), [key]);
  return latest ?? restored;
}
