'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

import { pageKeys, pathOfPage } from '@/contract/site/contentTable';

const listed = pageKeys.map((key) => ({ value: key, label: `${key} · ${pathOfPage(key)}` }));

/** A list of the keys that the site knows. A key of a page from before stays visible until it is changed. */
export function PageKeySelect({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const isListed = !value || pageKeys.includes(value);
  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label}
      description={field.admin?.description}
      options={isListed ? listed : [...listed, { value, label: value }]}
      value={value ?? undefined}
      readOnly={readOnly ?? disabled}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      isClearable
      onChange={(option) => {
        const choice = Array.isArray(option) ? option[0] : option;
        setValue(choice ? choice.value : null);
      }}
    />
  );
}
