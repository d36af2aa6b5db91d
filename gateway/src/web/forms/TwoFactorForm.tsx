'use client';

import { useT } from 'next-i18next/client';

import { Hint } from '@/components/ui/Field/Field.styles';
import { TextField } from '@/components/ui/TextField/TextField';

import { twoFactorAction, type TwoFactorState } from '../actions/twoFactorAction';
import { OldPasswordField, Submit } from './fields';
import { FormMessages } from './FormMessages';
import { initialState } from './formState';
import { Form, RecoveryCodes } from './styles';
import { useActionForm } from './useActionForm';

interface TwoFactorFormProps {
  isOn: boolean;
  /** How many recovery codes are not used yet. */
  codesLeft: number;
}

/** Turns the login in two steps on and off. */
export function TwoFactorForm({ isOn, codesLeft }: TwoFactorFormProps) {
  const { t } = useT('accountForms');
  const { state, isPending, formProps } = useActionForm<TwoFactorState>(twoFactorAction, initialState);
  const { enrolment, recoveryCodes } = state;
  if (recoveryCodes)
    return (
      <>
        <p role="status">{t('twoFactor.keepCodes')}</p>
        <RecoveryCodes>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </RecoveryCodes>
      </>
    );
  return (
    <Form {...formProps}>
      <FormMessages state={state} />
      {enrolment ? (
        <>
          <p>{t('twoFactor.scan')}</p>
          {/* A data address, so that the image cannot contain a script. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          <img
            alt={t('twoFactor.qrCode')}
            height={200}
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrCode)}`}
            width={200}
          />
          <Hint>
            {t('twoFactor.orType')} <code>{enrolment.secret}</code>
          </Hint>
          <TextField
            autoComplete="one-time-code"
            error={state.errors.code}
            inputMode="numeric"
            label={t('twoFactor.code')}
            maxLength={12}
            name="code"
            required
          />
        </>
      ) : (
        <>
          <p>{isOn ? t('twoFactor.on', { count: codesLeft }) : t('twoFactor.off')}</p>
          <input name="wanted" type="hidden" value={isOn ? 'off' : 'on'} />
          <OldPasswordField
            error={state.errors.password}
            key={isOn ? 'off' : 'on'}
            label={t('oldPassword')}
          />
        </>
      )}
      <Submit
        isPending={isPending}
        label={t(enrolment ? 'twoFactor.confirm' : isOn ? 'twoFactor.turnOff' : 'twoFactor.turnOn')}
      />
    </Form>
  );
}
