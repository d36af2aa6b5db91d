'use client';

import { SelectInput, useField, useFormFields, useTranslation } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';

import type { ServiceCategory } from '@/contract/lists/services';

import { adminLanguage } from '../../../domain/languages';
import { codeOptions } from './codeOptions';
import type { OpenCode } from './openCodes';

interface ServiceCodeSelectProps {
  path: string;
  label: StaticLabel | false | undefined;
  description: StaticDescription | undefined;
  /** The codes that staff added to the table. */
  added: OpenCode[];
  isReadOnly: boolean;
}

/** A list of the codes of the chosen area. A code that is no longer in the table stays visible until it is changed. */
export function ServiceCodeSelect({ path, label, description, added, isReadOnly }: ServiceCodeSelectProps) {
  const { i18n } = useTranslation();
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path });
  const category = useFormFields(([fields]) => fields.category?.value as ServiceCategory | undefined);
  const options = codeOptions(category, added, adminLanguage(i18n.language));
  const chosen = typeof value === 'number' ? String(value) : undefined;
  const isListed = options.some((option) => option.value === chosen);
  return (
    <SelectInput
      path={path}
      name={path}
      label={label || undefined}
      description={description}
      options={chosen && !isListed ? [...options, { value: chosen, label: chosen }] : options}
      value={chosen}
      readOnly={isReadOnly || disabled}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      isClearable
      onChange={(option) => {
        const choice = Array.isArray(option) ? option[0] : option;
        setValue(choice ? Number(choice.value) : null);
      }}
    />
  );
}
