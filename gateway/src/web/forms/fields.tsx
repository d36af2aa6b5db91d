'use client';

import { useT } from 'next-i18next/client';
import { type ReactNode, useState } from 'react';

import { CaptchaField } from '@/components/parts/CaptchaField/CaptchaField';
import { NewPasswordField as NewPassword } from '@/components/parts/RegistrationForm/NewPasswordField';
import { Buttons } from '@/components/parts/RegistrationForm/RegistrationForm.styles';
import { Button } from '@/components/ui/Button/Button';
import { Hint } from '@/components/ui/Field/Field.styles';
import { PasswordField } from '@/components/ui/PasswordField/PasswordField';
import { TextField } from '@/components/ui/TextField/TextField';

import type { FormState } from './formState';

interface SubmitProps {
  isPending: boolean;
  label: string;
  /** Beside the button. */
  children?: ReactNode;
}

/** Keeps the focus while it waits: a disabled button would lose it. */
export function Submit({ isPending, label, children }: SubmitProps) {
  const { t } = useT('accountForms');
  return (
    <Buttons>
      <Button aria-disabled={isPending || undefined} type="submit">
        {isPending ? t('sending') : label}
      </Button>
      {children}
    </Buttons>
  );
}

/** A mobile number. */
export function PhoneField({ state, autoComplete }: { state: FormState<'phone'>; autoComplete: string }) {
  const { t } = useT('accountForms');
  return (
    <TextField
      autoComplete={autoComplete}
      defaultValue={state.values.phone}
      error={state.errors.phone}
      hint={t('phone.hint')}
      inputMode="tel"
      label={t('phone.label')}
      maxLength={40}
      name="phone"
      required
      type="tel"
    />
  );
}

interface SecretProps {
  label?: string;
  name?: string;
  error?: string;
}

/** The password that there is. */
export function OldPasswordField({ label, name = 'password', error }: SecretProps) {
  const { t } = useT('accountForms');
  return (
    <PasswordField
      autoComplete="current-password"
      error={error}
      hideLabel={t('password.hide')}
      label={label ?? t('password.label')}
      maxLength={128}
      name={name}
      required
      showLabel={t('password.show')}
    />
  );
}

/** A new password with its rules, which are ticked as they are met. */
export function NewPasswordField({ label, error }: SecretProps) {
  const [typed, setTyped] = useState('');
  return (
    <NewPassword
      error={error}
      label={label}
      name="password"
      onChange={({ target }) => setTyped(target.value)}
      required
      typed={typed}
    />
  );
}

interface CaptchaProps {
  /** Its address. */
  script: string;
  state: FormState<'captchaToken'>;
}

/** The slider captcha: its token is the form's field `captchaToken`. */
export function Captcha({ script, state }: CaptchaProps) {
  const { t } = useT('accountForms');
  const [token, setToken] = useState('');
  return (
    <div>
      <CaptchaField
        error={state.errors.captchaToken}
        isNeeded
        onToken={setToken}
        round={state.round}
        script={script}
      />
      {token && <input name="captchaToken" type="hidden" value={token} />}
      <noscript>
        <Hint>{t('captchaNeedsScripts')}</Hint>
      </noscript>
    </div>
  );
}
