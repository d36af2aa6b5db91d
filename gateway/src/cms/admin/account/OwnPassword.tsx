'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** The server judges it; without a check here its refusal would stay after another password is typed. */
const isAccepted = () => true as const;

/**
 * A field for a password that is not shown while it is typed, for administrators only. The form asks the server for
 * `admin.condition`, and does not ask again where the answer to an earlier change comes within 250 ms of a new role.
 */
export const OwnPassword: TextFieldClientComponent = ({ field: { label, admin }, path }) => {
  const { value, setValue, showError } = useField<string>({ path, validate: isAccepted });
  const role = useFormFields(([fields]) => fields.role?.value);
  const id = `field-${path}`;
  if (role !== 'administrator') return null;
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
};
