'use client';

import { useEffect, type RefObject } from 'react';

import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

type Control = HTMLInputElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/**
 * Keeps these fields of a form while the tab is open, so that a change of language or a reload costs nothing. Never names
 * what opens an account.
 */
export function useSavedFields(form: RefObject<HTMLFormElement | null>, key: string, names: string) {
  useEffect(() => {
    const element = form.current;
    const controls = names.split(' ').map((name) => element?.elements.namedItem(name) as Control);
    const save = () =>
      saveFormState(
        key,
        Object.fromEntries(
          controls.map((control) => [control.name, isBox(control) ? control.checked : control.value]),
        ),
      );
    const kept = loadFormState<Record<string, string | boolean>>(key);
    for (const control of kept ? controls : []) {
      const value = kept?.[control.name];
      if (isBox(control)) control.checked = value === true;
      else if (typeof value === 'string') control.value = value;
    }
    // What was typed before the page's scripts came.
    const isTyped = (control: Control) => 'defaultValue' in control && control.value !== control.defaultValue;
    if (!kept && controls.some((control) => !isBox(control) && isTyped(control))) save();
    element?.addEventListener('change', save);
    return () => element?.removeEventListener('change', save);
  }, [form, key, names]);
}
