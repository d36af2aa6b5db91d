'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';

import type { ChangedText } from '../../../domain/translatedTexts';
import { useSavedAt } from '../useSavedAt';
import { useDocumentPath } from './allLanguages';
import { fetchOnce } from './fetchOnce';

/** How often somebody has said on this page that translations are right; each time every field asks anew. */
let turn = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that the German texts of a document are still right; false where that was refused. `path` is that of its REST address. */
export async function confirmTranslation(path: string): Promise<boolean> {
  const answer = await fetch(`${path}/translation`, { method: 'POST' }).catch(() => undefined);
  if (!answer?.ok) return false;
  turn += 1;
  listeners.forEach((listener) => listener());
  return true;
}

/** The texts of the form's document whose English changed after they were translated. */
export function useChangedTexts(): ChangedText[] {
  const path = useDocumentPath();
  const savedAt = useSavedAt();
  const current = useSyncExternalStore(
    subscribe,
    () => turn,
    () => 0,
  );
  const [changed, setChanged] = useState<ChangedText[]>([]);
  const address = path && `${path}/translation?saved=${savedAt}.${current}`;
  useEffect(() => {
    let isCurrent = true;
    if (address)
      void fetchOnce<{ changed: ChangedText[] }>('translation', address).then(
        (fetched) => isCurrent && setChanged(fetched?.changed ?? []),
      );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return changed;
}
