'use client';

import { getTranslation } from '@payloadcms/translations';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

import type { Bilingual } from '../../../domain/languages';

/** The server judges it; without a check here its refusal would stay after another password is typed. */
const isAccepted = () => true as const;

/**
 * A field for a password that is not shown while it is typed, for administrators only. The form asks the server for
 * `admin.condition`, and does not ask again where the answer to an earlier change comes within 250 ms of a new role.
 */
export function OwnPassword({
  field: { label, admin },
  path,
  missing,
}: TextFieldClientProps & { missing: Bilingual }) {
  const { i18n } = useTranslation();
  const field = useField<string>({ path, validate: isAccepted });
  const { value, setValue } = field;
  const role = useFormFields(([fields]) => fields.role?.value);
  const wasAdministrator = useFormFields(([fields]) => fields.role?.initialValue === 'administrator');
  // An answer to an earlier change can come after the refusal, and takes the message of the form with it.
  const isMissing = useFormSubmitted() && !wasAdministrator && !value;
  const showError = isMissing || field.showError;
  const id = `field-${path}`;
  if (role !== 'administrator') return null;
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={showError}
          message={isMissing ? getTranslation(missing, i18n) : undefined}
        />
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
}
