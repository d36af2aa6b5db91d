import { useEffect, useState } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';
import type { CodeSent } from '@/services/domain/accounts/account';

/** The phone number a code was sent to. Times in milliseconds since 1970. */
export interface SmsCode {
  phone: string;
  goodUntil: number;
  /** From then on another one may be asked for. */
  nextAt: number;
  /** No text message was sent: the code stands in the CMS. */
  isDemonstration: boolean;
}

/** Keeps the sent code's data while it is valid: a reload must not cost another message. */
export function useSmsCode(key: string) {
  const [sent, setSent] = useState<SmsCode>();

  useEffect(() => {
    const kept = loadFormState<SmsCode>(key);
    // The browser's storage is not available while the server renders.
    // oxlint-disable-next-line react/set-state-in-effect
    if (kept && kept.goodUntil > Date.now()) setSent(kept);
  }, [key]);

  const keep = (phone: string, { validForSeconds, retryAfterSeconds, isDemonstration }: CodeSent) => {
    const now = Date.now();
    const next = {
      phone,
      goodUntil: now + validForSeconds * 1000,
      nextAt: now + retryAfterSeconds * 1000,
      isDemonstration,
    };
    saveFormState(key, next);
    setSent(next);
  };
  return { sent, keep };
}
