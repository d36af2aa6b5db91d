import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { Field, type FieldTexts } from '@/components/ui/Field/Field';
import { controlLook } from '@/components/ui/Field/Field.styles';

type SelectFieldProps = FieldTexts & {
  /** In the order in which they are offered; `value` is what is sent, `label` what is read. */
  options: { value: string; label: string }[];
  /** Stands first and is no answer. */
  placeholder?: string;
} & Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'>;

const Select = styled.select`
  ${controlLook}
  cursor: pointer;
`;

/**
 * One of many, with the list of the visitor's own system.
 * @avoid For fewer than five choices: `ChoiceGroup` shows them all at once.
 * @accessibility The native list, so it is the system's own on phones, with keyboard and search.
 */
export function SelectField({ label, hint, error, options, placeholder, ...native }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...native} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
