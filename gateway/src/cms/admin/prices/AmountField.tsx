'use client';

import { TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';

import { isMoney } from '../../../domain/coupon';
import { decimalsOf, parseAmount, typedAmount } from '../../../domain/money';
import { useAdminLanguage } from '../ui/useAdminLanguage';

/** An amount as people write it, `499.00`; what is stored is the number of the smallest units of the row's currency. */
export function AmountField({ path, field, readOnly }: NumberFieldClientProps) {
  const language = useAdminLanguage();
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path });
  const [typed, setTyped] = useState<string>();
  const siblings = path.replace(/[^.]+$/, '');
  const decimals = useFormFields(([fields]) => {
    const valueOf = (name: string) => fields[siblings + name]?.value as string | undefined;
    return isMoney({ couponType: valueOf('couponType') }) ? decimalsOf(valueOf('currency') ?? 'EUR') : 0;
  });
  const isTyped = typed !== undefined && parseAmount(typed, decimals) === (value ?? undefined);
  const stored = typeof value === 'number' ? typedAmount(value, decimals, language) : '';
  return (
    <TextInput
      path={path}
      label={field.label}
      description={field.admin?.description}
      required={field.required}
      readOnly={readOnly ?? disabled}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      style={{ width: field.admin?.width }}
      value={isTyped ? typed : stored}
      onChange={({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        setValue(parseAmount(target.value, decimals) ?? null);
      }}
    />
  );
}
