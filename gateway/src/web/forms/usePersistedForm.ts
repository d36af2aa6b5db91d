'use client';

import { useEffect, type RefObject } from 'react';

import { clearFormStateOnLeave, loadFormState, saveFormState } from './formStateStore';

/** Fields that are never stored: credentials. */
const secret = new Set(['password', 'code', 'captchaToken']);
const skipped = new Set(['hidden', 'submit', 'button']);

type Control = HTMLInputElement | HTMLSelectElement;
type Draft = Record<string, string | boolean>;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      !secret.has(element.name) &&
      !skipped.has(element.type),
  );

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Something was typed already, before the page's scripts came. */
const isFilledIn = (control: Control) =>
  control instanceof HTMLInputElement &&
  control.type !== 'checkbox' &&
  control.value !== control.defaultValue;

const read = (controls: Control[]): Draft =>
  Object.fromEntries(
    controls.map((control) => [control.name, isBox(control) ? control.checked : control.value]),
  );

function write(controls: Control[], draft: Draft): void {
  for (const control of controls) {
    const kept = draft[control.name];
    if (isBox(control)) control.checked = kept === true;
    else if (typeof kept === 'string') control.value = kept;
  }
}

/** Keeps what is typed for as long as the tab is open, so that a change of language or a reload costs nothing. */
export function usePersistedForm(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const kept = loadFormState<Draft>(key);
    const keep = () => saveFormState(key, read(controlsOf(element)));
    if (kept) write(controlsOf(element), kept);
    else if (controlsOf(element).some(isFilledIn)) keep();
    const forget = clearFormStateOnLeave(key);
    element.addEventListener('change', keep);
    return () => {
      element.removeEventListener('change', keep);
      forget();
    };
  }, [form, key]);
}
