'use client';

import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

const askMs = 3_000;

/**
 * Asks every few seconds whether somebody else has taken over what is being edited here, and has the form show it. A form
 * whose save is answered within a quarter of a second never asks the server whose the lock is; what is typed in it makes
 * the lock ours.
 * @param lock the address of the lock
 * @param save sends what is typed, before the form is told
 */
export function useTakeOver(lock: string, hasTyped: RefObject<boolean>, save: () => Promise<void>): void {
  const { documentLockState } = useDocumentInfo();
  const { user } = useAuth();
  const { setModified, dispatchFields } = useForm();
  const isOurs = useEffectEvent(() => {
    const owner = documentLockState.current?.user;
    if (!user || !owner) return Boolean(user) && hasTyped.current;
    return (typeof owner === 'object' ? owner.id : owner) === user.id;
  });
  const tell = useEffectEvent(async () => {
    if (user && documentLockState.current) Object.assign(documentLockState.current, { isLocked: true, user });
    await save();
    // Payload's form asks the server after a change of any field, and shows then who has taken over.
    setModified(true);
    dispatchFields({ type: 'UPDATE', path: 'savedBy', initialValue: String(Date.now()) });
  });
  useEffect(() => {
    const ask = async () => {
      if (!isOurs()) return;
      const response = await fetch(lock).catch(() => undefined);
      const answer = (await response?.json().catch(() => undefined)) as { isTakenOver?: boolean } | undefined;
      if (answer?.isTakenOver) await tell();
    };
    const timer = setInterval(() => void ask(), askMs);
    return () => clearInterval(timer);
  }, [lock]);
}
