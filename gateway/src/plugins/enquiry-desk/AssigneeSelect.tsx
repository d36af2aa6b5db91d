'use client';

import { Button, useField } from '@payloadcms/ui';
import type { StaticLabel } from 'payload';

import { ListedSelect } from '../../cms/admin/ui/ListedSelect';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';

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

/** A list of names, and a button for one's own. */
export function AssigneeSelect({ names, own, ...field }: AssigneeSelectProps) {
  const text = words[useAdminLanguage()];
  const { value, setValue, disabled } = useField<string | null>({ path: field.path });
  return (
    <div>
      <ListedSelect
        {...field}
        placeholder={text.none}
        options={names.map((name) => ({ value: name, label: name }))}
      />
      {own && value !== own && !disabled && (
        <Button buttonStyle="secondary" size="small" onClick={() => setValue(own)}>
          {text.toMe}
        </Button>
      )}
    </div>
  );
}
