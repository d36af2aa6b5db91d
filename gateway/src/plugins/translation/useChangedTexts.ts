'use client';

import { useSyncExternalStore } from 'react';

import { useDocumentPath } from '../../cms/admin/ui/allLanguages';
import { useFetchedOnce } from '../../cms/admin/ui/useFetchedOnce';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import type { ChangedText } from '../../domain/translatedTexts';

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

const none: ChangedText[] = [];

/** The texts of the form's document whose English changed after they were translated. */
export function useChangedTexts(): ChangedText[] {
  const path = useDocumentPath();
  const savedAt = useSavedAt();
  const current = useSyncExternalStore(
    subscribe,
    () => turn,
    () => 0,
  );
  const address = path && `${path}/translation?saved=${savedAt}.${current}`;
  return useFetchedOnce<{ changed: ChangedText[] }>('translation', address)?.changed ?? none;
}
