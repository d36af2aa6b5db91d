import { useState } from 'react';

import { useClientValue } from '@/services/hooks/useClientValue';

/** Outcome of the last attempt; null before it, and after the device's own share dialog. */
type Outcome = 'copied' | 'failed' | null;

/** Hands a page to the device's share dialog; where there is none, or it refuses, its address is copied. */
export function useShare(page: { title: string; url: string }) {
  const canShare = useClientValue(() => typeof navigator.share === 'function', false);
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function copy() {
    try {
      // Missing on pages without https.
      await navigator.clipboard.writeText(page.url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  async function share() {
    setOutcome(null);
    if (!canShare) return copy();
    try {
      await navigator.share(page);
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
      if (!isChangeOfMind) await copy();
    }
  }

  return { canShare, share, outcome };
}
