'use client';

import { useSyncExternalStore } from 'react';

import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useSavedAt } from '../../cms/admin/ui/useSavedAt';
import type { ChangedText } from '../../domain/translatedTexts';

/** How often somebody has said on this page that translations are right; each time every field asks anew. */
let turn = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has every field ask anew, because somebody has said that translations are still right. */
export function noteConfirmed(): void {
  turn += 1;
  listeners.forEach((listener) => listener());
}

const none: ChangedText[] = [];

/** The texts of the form's document whose English changed after they were translated. */
export function useChangedTexts(): ChangedText[] {
  const { path } = useFormDocument();
  const savedAt = useSavedAt();
  const current = useSyncExternalStore(
    subscribe,
    () => turn,
    () => 0,
  );
  const asked = `${savedAt} ${current}`;
  return useAnswer<{ changed: ChangedText[] }>(path && `${path}/translation`, asked).data?.changed ?? none;
}
