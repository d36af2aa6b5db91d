import { useTranslation } from 'next-i18next/pages';
import type { ComponentPropsWithRef } from 'react';

import { PasswordField } from '@/components/ui/PasswordField/PasswordField';
import { meetsPasswordRule, maxPasswordLength, passwordRules } from '@/services/domain/accounts/registration';

interface NewPasswordFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** The current value of the field. */
  typed: string;
  /** Other words than “Password”. */
  label?: string;
  error?: string;
}

/** A new password with its rules, which are ticked as they are met. */
export function NewPasswordField({ typed, label, error, ...native }: NewPasswordFieldProps) {
  const { t } = useTranslation('registration');
  return (
    <PasswordField
      {...native}
      label={label ?? t('password.label')}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      metLabel={t('password.met')}
      rules={passwordRules.map((rule) => ({
        label: t(`password.rule.${rule}`),
        isMet: typed !== '' && meetsPasswordRule(rule, typed),
      }))}
      error={error}
      autoComplete="new-password"
      maxLength={maxPasswordLength}
    />
  );
}
