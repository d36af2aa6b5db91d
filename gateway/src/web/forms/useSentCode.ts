'use client';

import { useEffect, useState } from 'react';

import type { CodeState } from '../actions/codeAction';
import { forgetOnLeaving, recall, remember } from './draftStore';

export type SentCode = NonNullable<CodeState['sent']>;

function stillGood(key: string): SentCode | null {
  const kept = recall<SentCode>(key);
  return kept && kept.goodUntil > Date.now() ? kept : null;
}

/** To whom a code was sent, remembered as long as it is good: a reload must not cost a message. */
export function useSentCode(latest: SentCode | undefined, key: string): SentCode | null {
  const [restored, setRestored] = useState<SentCode | null>(null);
  useEffect(() => {
    if (latest) remember(key, latest);
    // What a browser remembers is not there while the server renders.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    else setRestored(stillGood(key));
  }, [latest, key]);
  useEffect(() => forgetOnLeaving(key), [key]);
  return latest ?? restored;
}
