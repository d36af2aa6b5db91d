import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

/**
 * Keeps these fields of a form while the tab is open, so that a reload or a page in between costs nothing. Never names
 * what opens an account.
 */
export function useSavedFormState<V extends FieldValues>(
  key: string,
  form: UseFormReturn<V>,
  names: readonly Path<V>[],
) {
  const { setValue, subscribe } = form;
  const list = names.join(' ');
  useEffect(() => {
    const kept = loadFormState<Partial<Record<string, PathValue<V, Path<V>>>>>(key) ?? {};
    const fields = list.split(' ').filter(Boolean) as Path<V>[];
    for (const name of fields) if (kept[name] !== undefined) setValue(name, kept[name]);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        saveFormState(
          key,
          Object.fromEntries(fields.map((name) => [name, (values as Record<string, unknown>)[name]])),
        ),
    });
  }, [key, list, setValue, subscribe]);
}
