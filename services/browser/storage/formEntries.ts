/** The entries of a form by the names of its fields: a text, or a list for a group of boxes. */
export type FormEntries = Record<string, string | string[]>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isFilled = (entry: string | string[] | undefined) => String(entry ?? '') !== '';

/** Reads the fields of a form, hidden ones too. `empty` has an entry for each name; a list there makes it a list. */
export function readEntries(form: HTMLFormElement, empty: FormEntries): FormEntries {
  const data = new FormData(form);
  const entryOf = (name: string) => {
    const texts = data.getAll(name).map(String);
    return Array.isArray(empty[name]) ? texts : (texts[0] ?? '');
  };
  return Object.fromEntries(Object.keys(empty).map((name) => [name, entryOf(name)]));
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if ('options' in control)
    return control.value !== '' && !control.options[control.selectedIndex]?.defaultSelected;
  return control.value !== control.defaultValue;
}

/** Fills in the fields that nobody has changed since the page came. What the form has no field or choice for is left out. */
export function fillUnchangedFields(form: HTMLFormElement, entries: Partial<FormEntries>): void {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')];
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    const entry = entries[control.name];
    if (!isFilled(entry) || changed.has(control.name)) continue;
    if (isBox(control)) control.checked = [entry].flat().includes(control.value);
    else control.value = String(entry);
  }
}
