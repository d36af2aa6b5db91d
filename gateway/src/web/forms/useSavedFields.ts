'use client';

import { useEffect, type RefObject } from 'react';

import {
  fillUnchangedFields,
  type FormEntries,
  isFilled,
  readEntries,
} from '@/services/browser/storage/formEntries';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

/**
 * Keeps these fields of a form while the tab is open, so that a change of language or a reload costs nothing. Never names
 * what opens an account.
 */
export function useSavedFields(form: RefObject<HTMLFormElement | null>, key: string, names: string) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const empty = Object.fromEntries(names.split(' ').map((name) => [name, '']));
    const save = () => saveFormState(key, readEntries(element, empty));
    fillUnchangedFields(element, loadFormState<Partial<FormEntries>>(key) ?? {});
    // Entries from before hydration are kept too.
    if (Object.values(readEntries(element, empty)).some(isFilled)) save();
    element.addEventListener('change', save);
    return () => element.removeEventListener('change', save);
  }, [form, key, names]);
}
