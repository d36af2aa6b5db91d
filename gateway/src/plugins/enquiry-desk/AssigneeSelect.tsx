'use client';

import { Button, SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';

import { adminLanguage } from '../../domain/languages';

interface AssigneeSelectProps {
  path: string;
  label: StaticLabel | false | undefined;
  names: string[];
  /** Name of who uses the form. */
  own: string | undefined;
}

const words = {
  en: { toMe: 'Assign to me', none: 'Nobody yet' },
  de: { toMe: 'Mir zuweisen', none: 'Noch niemand' },
};

/** A list of names, and a button for one's own. Somebody who has left stays named until somebody else is chosen. */
export function AssigneeSelect({ path, label, names, own }: AssigneeSelectProps) {
  const { i18n } = useTranslation();
  const text = words[adminLanguage(i18n.language)];
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const offered = value && !names.includes(value) ? [...names, value] : names;
  return (
    <div>
      <SelectInput
        path={path}
        name={path}
        label={label || undefined}
        placeholder={text.none}
        options={offered.map((name) => ({ value: name, label: name }))}
        value={value ?? undefined}
        readOnly={disabled}
        showError={showError}
        Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
        isClearable
        onChange={(option) => {
          const choice = Array.isArray(option) ? option[0] : option;
          setValue(choice ? String(choice.value) : null);
        }}
      />
      {own && value !== own && !disabled && (
        <Button buttonStyle="secondary" size="small" onClick={() => setValue(own)}>
          {text.toMe}
        </Button>
      )}
    </div>
  );
}
