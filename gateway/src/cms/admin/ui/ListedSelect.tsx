'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';

interface ListedSelectProps {
  path: string;
  label: StaticLabel | false | undefined;
  description?: StaticDescription;
  placeholder?: string;
  options: { value: string; label: string }[];
  readOnly?: boolean;
  /** Of what is chosen, as it is stored. */
  read?: (chosen: string) => string | number;
}

/** A list for a field that is no select in the database. What is stored and listed no more stays until it is changed. */
export function ListedSelect({ path, label, options, readOnly, read = String, ...rest }: ListedSelectProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | number | null>({ path });
  const stored = value === null || value === undefined || value === '' ? undefined : String(value);
  const isListed = !stored || options.some((option) => option.value === stored);
  return (
    <SelectInput
      {...rest}
      path={path}
      name={path}
      label={label || undefined}
      options={isListed ? options : [...options, { value: stored, label: stored }]}
      value={stored}
      readOnly={readOnly || disabled}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      isClearable
      onChange={(option) => {
        const choice = Array.isArray(option) ? option[0] : option;
        setValue(choice ? read(String(choice.value)) : null);
      }}
    />
  );
}
