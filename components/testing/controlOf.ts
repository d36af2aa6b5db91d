import { within } from '@testing-library/react';

/** The control of a label; `getByLabelText` has jsdom compare all elements of a long form with all labels. */
export function controlOf(label: string | RegExp, inside = document.body): HTMLElement {
  const { control } = within(inside).getByText(label, { selector: 'label, label *' }).closest('label') ?? {};
  if (!control) throw new Error(`${String(label)} is no label of a control.`);
  return control;
}
