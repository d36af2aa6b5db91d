import { useSyncExternalStore } from 'react';

/** The text of a field that React does not control, from what was typed before on. */
export function useFieldText(field: HTMLInputElement): string {
  return useSyncExternalStore(
    (onChange) => {
      field.addEventListener('input', onChange);
      return () => field.removeEventListener('input', onChange);
    },
    () => field.value,
  );
}
